import type { SettledAnswer, GameView, ViewTools } from '../../kit/client/data.ts'
import type { SlotDetail } from '../deal.ts'
import { createReels } from './createReels.ts'

/** Data of the slot's view besides its texts. */
export interface SlotViewData {
  readonly nodeId: number
  readonly strips: readonly (readonly string[])[]
  readonly lines: readonly (readonly number[])[]
  /** Initial stops of the reels. */
  readonly stops: readonly number[]
}

/** The slot's view over its reels. */
export const createSlotView = ({ page, part, texts, game, fill, number, reduced }: ViewTools): GameView => {
  const data = game as unknown as SlotViewData
  const reels = createReels(part('reels'), data.strips, data.nodeId, reduced)
  let { stops } = data
  const nameOf = (symbol: string): string => texts[`symbols.${symbol}`] ?? symbol
  const detailOf = (round: SettledAnswer): SlotDetail => round.detail as unknown as SlotDetail
  const describe = (): void => {
    part('reels-text').replaceChildren(
      ...data.strips.map((strip, reel) => {
        const item = page.createElement('li')
        const symbols = [0, 1, 2].map((row) => nameOf(strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''))
        item.textContent = fill(texts['reelText'] ?? '', { reel: number.format(reel + 1), symbols: symbols.join(', ') })
        return item
      }),
    )
  }
  reels.show(stops)
  describe()
  return {
    choice: () => ({}),
    start: () => reels.start(),
    rest: () => void reels.land(stops),
    async show(round) {
      const detail = detailOf(round)
      await reels.land(detail.stops)
      stops = detail.stops
      describe()
      if (round.result === 'none') return
      const winning = detail.lineWins.map((win) => data.lines[win.line]?.slice(0, win.count) ?? [])
      const cells = winning.flatMap((line) => line.map((row, reel) => [reel, row] as const))
      const scattered =
        detail.scatterPays === '0'
          ? []
          : stops.flatMap((stop, reel) =>
              [0, 1, 2]
                .filter((row) => data.strips[reel]?.[(stop + row) % data.strips[reel].length] === 'scatter')
                .map((row) => [reel, row] as const),
            )
      reels.mark([...cells, ...scattered], winning, round.result)
    },
    reasons(round) {
      const detail = detailOf(round)
      const lineWins = detail.lineWins.map((win) =>
        fill(texts['lineWin'] ?? '', {
          line: number.format(win.line + 1),
          count: number.format(win.count),
          symbol: nameOf(win.symbol),
          pays: number.format(BigInt(win.pays)),
        }),
      )
      if (detail.scatterPays === '0') return lineWins
      const values = {
        count: number.format(detail.scatters),
        pays: number.format(BigInt(detail.scatterPays)),
      }
      return [...lineWins, fill(texts['scatterWin'] ?? '', values)]
    },
  }
}
