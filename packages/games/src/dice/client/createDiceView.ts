import type { SettledAnswer, GameView, ViewTools } from '../../kit/client/data.ts'
import type { DiceBet, DiceDetail } from '../rules.ts'

/** Options of the dice view besides its texts. */
export interface DiceViewData {
  /** Payout in hundredths of the stake, and return in hundredths of a per cent, by chance in per cent. */
  readonly table: Readonly<Record<string, readonly [pays: number, returns: number]>>
}

/** A number line with the winning part marked, and a pointer that stops at the roll. */
export const createDiceView = ({ page, part, texts, game, last, fill, number, reduced, wait }: ViewTools): GameView => {
  const { table } = game as unknown as DiceViewData
  const locale = number.resolvedOptions()
  const two = new Intl.NumberFormat(locale.locale, {
    numberingSystem: locale.numberingSystem,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const hundredths = (value: number): string => two.format(value / 100)
  const slider = part<HTMLInputElement>('chance')
  const scale = part<HTMLElement>('scale')
  const pointer = part<HTMLElement>('pointer')
  const face = part<HTMLElement>('face')
  const sides = [...page.querySelectorAll<HTMLInputElement>('input[name="side"]')]

  const bet = (): DiceBet => ({
    side: sides.find((side) => side.checked)?.value === 'over' ? 'over' : 'under',
    chance: Number(slider.value),
  })
  const nameOf = ({ side, chance }: DiceBet): string =>
    fill(texts[side] ?? '', { line: hundredths(side === 'under' ? chance * 100 : 10_000 - chance * 100) })
  const rest = (): void => {
    delete scale.dataset['tone']
    delete face.dataset['tone']
    delete scale.dataset['rolling']
  }
  const draw = (): void => {
    const now = bet()
    const [pays = 0, returns = 0] = table[slider.value] ?? []
    scale.style.setProperty('--from', now.side === 'under' ? '0%' : `${100 - now.chance}%`)
    scale.style.setProperty('--to', now.side === 'under' ? `${now.chance}%` : '100%')
    part('scale-text').textContent = fill(texts['scale'] ?? '', { bet: nameOf(now) })
    for (const side of ['under', 'over'] as const)
      part(`side-${side}`).textContent = nameOf({ side, chance: now.chance })
    part('chance-figure').textContent = `${number.format(now.chance)}%`
    part('pays-figure').textContent = `× ${hundredths(pays)}`
    part('returns-figure').textContent = `${hundredths(returns)}%`
    slider.setAttribute('aria-valuetext', `${number.format(now.chance)}%, × ${hundredths(pays)}`)
  }
  const stand = (roll: number): void => {
    pointer.style.setProperty('--at', `${roll / 100}%`)
    face.textContent = hundredths(roll)
  }
  const changed = (): void => {
    rest()
    draw()
  }
  slider.addEventListener('input', changed)
  for (const side of sides) side.addEventListener('change', changed)
  const before = last as unknown as DiceDetail | null
  if (before !== null) {
    slider.value = String(before.chance)
    for (const side of sides) side.checked = side.value === before.side
    stand(before.roll)
  }
  draw()
  return {
    choice: bet,
    start() {
      rest()
      if (!reduced()) scale.dataset['rolling'] = ''
    },
    rest,
    async show(round: SettledAnswer) {
      const detail = round.detail as unknown as DiceDetail
      if (!reduced()) {
        // The pointer sweeps once before it stops.
        pointer.style.setProperty('--at', detail.roll < 5_000 ? '100%' : '0%')
        await wait(420)
      }
      delete scale.dataset['rolling']
      stand(detail.roll)
      if (!reduced()) await wait(620)
      scale.dataset['tone'] = round.result
      face.dataset['tone'] = round.result
    },
    reasons(round: SettledAnswer) {
      const detail = round.detail as unknown as DiceDetail
      const values = { roll: hundredths(detail.roll), bet: nameOf(detail), pays: hundredths(detail.pays) }
      return [fill(texts['reason'] ?? '', values)]
    },
  }
}
