import type { SettledAnswer, GameView, ViewTools } from '../../kit/client/data.ts'
import type { FishingDetail } from '../rules.ts'

/** Options of the fishing view besides its texts. */
export interface FishingViewData {
  readonly targets: Readonly<Record<string, { readonly pays: number; readonly chance: number }>>
}

/** A sea full of targets. Pressing one, or choosing it in the list, aims; the shot shows the server's decision. */
export const createFishingView = (tools: ViewTools): GameView => {
  const { page, part, texts, game, last, fill, number, reduced, wait } = tools
  const { targets } = game as unknown as FishingViewData
  const sea = part<HTMLElement>('sea')
  const choices = [...page.querySelectorAll<HTMLInputElement>('input[name="target"]')]
  const swimmers = [...page.querySelectorAll<HTMLElement>('.fish')]
  const swimmerOf = (target: string): HTMLElement | undefined =>
    swimmers.find((swimmer) => swimmer.dataset['target'] === target)
  const nameOf = (target: string): string => texts[`names.${target}`] ?? target
  const aimed = (): string => choices.find((choice) => choice.checked)?.value ?? ''

  const aim = (): void => {
    const target = aimed()
    for (const swimmer of swimmers) swimmer.toggleAttribute('data-aimed', swimmer.dataset['target'] === target)
    part('aim').textContent = fill(texts['aimed'] ?? '', {
      target: nameOf(target),
      pays: number.format(targets[target]?.pays ?? 0),
      chance: new Intl.NumberFormat(number.resolvedOptions().locale, {
        numberingSystem: number.resolvedOptions().numberingSystem,
        maximumFractionDigits: 2,
      }).format((targets[target]?.chance ?? 0) / 100),
    })
  }
  const clear = (): void => {
    delete sea.dataset['tone']
    for (const swimmer of swimmers) delete swimmer.dataset['hit']
  }
  /** The middle of an element, in the sea's own pixels. */
  const middle = (element: Element): readonly [x: number, y: number] => {
    const own = element.getBoundingClientRect()
    const whole = sea.getBoundingClientRect()
    return [own.left + own.width / 2 - whole.left, own.top + own.height / 2 - whole.top]
  }
  const fly = async (swimmer: HTMLElement): Promise<void> => {
    const shot = part<HTMLElement>('shot')
    const [fromX, fromY] = middle(part('barrel'))
    const [toX, toY] = middle(swimmer)
    const turn = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI - 90
    part<HTMLElement>('barrel').style.transform = `rotate(${turn.toFixed(1)}deg)`
    shot.hidden = false
    const flight = shot.animate(
      [{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${toX}px, ${toY}px)` }],
      { duration: 380, easing: 'ease-in', fill: 'forwards' },
    )
    await flight.finished.catch(() => undefined)
    shot.hidden = true
    flight.cancel()
  }

  for (const swimmer of swimmers)
    swimmer.addEventListener('click', () => {
      for (const choice of choices) choice.checked = choice.value === swimmer.dataset['target']
      aim()
      part<HTMLButtonElement>('action').click()
    })
  for (const choice of choices)
    choice.addEventListener('change', () => {
      clear()
      aim()
    })
  const before = last as unknown as FishingDetail | null
  if (before !== null) for (const choice of choices) choice.checked = choice.value === before.target
  aim()
  return {
    choice: () => ({ target: aimed() }),
    start: clear,
    rest: clear,
    async show(round: SettledAnswer) {
      const detail = round.detail as unknown as FishingDetail
      const swimmer = swimmerOf(detail.target)
      if (swimmer === undefined) return
      if (!reduced()) {
        swimmer.dataset['held'] = ''
        await fly(swimmer)
      }
      swimmer.dataset['hit'] = detail.caught ? 'caught' : 'missed'
      sea.dataset['tone'] = round.result
      if (!reduced()) await wait(500)
      delete swimmer.dataset['held']
    },
    reasons(round: SettledAnswer) {
      const { target, caught, pays } = round.detail as unknown as FishingDetail
      return [fill(texts[caught ? 'caught' : 'missed'] ?? '', { target: nameOf(target), pays: number.format(pays) })]
    },
  }
}
