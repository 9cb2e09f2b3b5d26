import type { SettledAnswer, GameView, ViewTools } from '../../kit/client/data.ts'
import { bigRoad, roadRows } from '../bigRoad.ts'
import type { BaccaratDetail, Side } from '../rules.ts'

/** The table: two hands, dealt card by card, and a road of earlier rounds. */
export const createBaccaratView = (tools: ViewTools): GameView => {
  const { page, part, texts, game, last, fill, number, amount, stake, reduced, wait } = tools
  const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const
  const marks = ['♠', '♥', '♦', '♣']
  const letters: Readonly<Record<number, string>> = { 0: 'A', 10: 'J', 11: 'Q', 12: 'K' }
  const words: Readonly<Record<number, string>> = { 0: 'ace', 10: 'jack', 11: 'queen', 12: 'king' }
  const hands = ['player', 'banker'] as const
  const bets = [...page.querySelectorAll<HTMLInputElement>('input[name="side"]')]
  const felt = part<HTMLElement>('felt')

  const cardName = (card: number): string => {
    const rank = card % 13
    return fill(texts['cardName'] ?? '', {
      rank: texts[words[rank] ?? ''] ?? number.format(rank + 1),
      suit: texts[suits[Math.floor(card / 13)] ?? 'spades'] ?? '',
    })
  }
  const draw = (card: number): HTMLElement => {
    const suit = Math.floor(card / 13)
    const rank = card % 13
    const made = page.createElement('div')
    made.className = 'card'
    made.dataset['red'] = String(suit === 1 || suit === 2)
    const corner = page.createElement('span')
    corner.textContent = `${letters[rank] ?? rank + 1}${marks[suit]}`
    const middle = page.createElement('b')
    middle.textContent = marks[suit] ?? ''
    made.append(corner, middle)
    return made
  }
  const put = (hand: (typeof hands)[number], cards: readonly number[], total: number | null): void => {
    part(`${hand}-cards`).replaceChildren(...cards.map(draw))
    part(`${hand}-total`).textContent = total === null ? '–' : number.format(total)
  }
  const tell = (detail: BaccaratDetail | null): void => {
    for (const hand of hands)
      part(`${hand}-text`).textContent =
        detail === null
          ? fill(texts['emptyHand'] ?? '', { side: texts[hand] ?? '' })
          : fill(texts['hand'] ?? '', {
              side: texts[hand] ?? '',
              cards: detail[hand].map(cardName).join(', '),
              total: number.format(detail[`${hand}Total`]),
            })
  }
  const stand = (detail: BaccaratDetail): void => {
    for (const hand of hands) put(hand, detail[hand], detail[`${hand}Total`])
    felt.dataset['winner'] = detail.winner
    tell(detail)
  }
  const winners: Side[] = [...(game as unknown as { readonly winners: readonly Side[] }).winners]
  /** Number of columns shown; earlier ones scroll out on the left. */
  const shownColumns = 24
  const showRoads = (): void => {
    part('road').replaceChildren(
      ...winners.slice(-roadRows * 8).map((winner) => {
        const item = page.createElement('li')
        item.dataset['winner'] = winner
        item.textContent = texts[winner] ?? ''
        return item
      }),
    )
    const cells = bigRoad(winners)
    const first = Math.max(0, Math.max(0, ...cells.map(({ column }) => column)) - shownColumns + 1)
    part('big-road').replaceChildren(
      ...cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, winner, ties }) => {
          const cell = page.createElement('i')
          cell.dataset['winner'] = winner
          if (ties > 0) cell.dataset['ties'] = String(ties)
          cell.style.setProperty('grid-area', `${row + 1} / ${column - first + 1}`)
          return cell
        }),
    )
  }
  /** The stake as a chip on the chosen side. */
  const showChip = (): void => {
    const staked = amount(stake())
    const level = String(Math.min(4, Math.floor(Math.log10(Math.max(1, Number(stake()))) * 2)))
    for (const chip of page.querySelectorAll<HTMLElement>('.chip')) {
      chip.textContent = staked.replace(/[.,]00$/, '')
      chip.dataset['level'] = level
    }
  }
  const clear = (): void => {
    delete felt.dataset['winner']
    delete felt.dataset['tone']
  }
  let before = last as unknown as BaccaratDetail | null
  const rest = (): void => {
    clear()
    if (before !== null) return stand(before)
    for (const hand of hands) put(hand, [], null)
    tell(null)
  }
  for (const bet of bets) if (before !== null) bet.checked = bet.value === before.side
  rest()
  showRoads()
  showChip()
  return {
    refresh: showChip,
    choice: () => ({ side: bets.find((bet) => bet.checked)?.value }),
    start() {
      clear()
      for (const hand of hands) put(hand, [], null)
    },
    rest,
    async show(round: SettledAnswer) {
      const detail = round.detail as unknown as BaccaratDetail
      before = detail
      if (!reduced()) {
        const order = [0, 1, 2].flatMap((at) => hands.map((hand) => [hand, detail[hand][at]] as const))
        for (const [hand, card] of order) {
          if (card === undefined) continue
          part(`${hand}-cards`).append(draw(card))
          await wait(430)
        }
      }
      stand(detail)
      felt.dataset['tone'] = round.result
      winners.push(detail.winner)
      showRoads()
    },
    reasons(round: SettledAnswer) {
      const { side, winner, playerTotal, bankerTotal } = round.detail as unknown as BaccaratDetail
      const ended =
        winner === 'tie'
          ? fill(texts['tied'] ?? '', { total: number.format(playerTotal) })
          : fill(texts['won'] ?? '', {
              side: texts[winner] ?? '',
              high: number.format(Math.max(playerTotal, bankerTotal)),
              low: number.format(Math.min(playerTotal, bankerTotal)),
            })
      const bet = fill(texts['onBet'] ?? '', { side: texts[side] ?? '' })
      return winner === 'tie' && side !== 'tie' ? [ended, bet, texts['pushed'] ?? ''] : [ended, bet]
    },
  }
}
