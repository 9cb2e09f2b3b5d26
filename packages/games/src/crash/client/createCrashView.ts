import { numberText } from '@croupier/locales/digits'
import type {
  OpenAnswer,
  RefusedAnswer,
  RoundTools,
  SettledAnswer,
  GameView,
  ViewTools,
} from '../../kit/client/data.ts'
import { curve, multiplierAt as at } from '../curve.ts'
import type { CrashDetail } from '../rules.ts'

/** Multipliers announced to screen readers during a round, in hundredths. */
const said = [200, 500, 1_000, 2_000, 5_000, 10_000]

/** A curve that climbs with the multiplier. It follows the server's clock, and only the server ends it. */
export const createCrashView = (tools: ViewTools): GameView => {
  const { page, part, texts, last, fill, amount, minor, major, number, reduced, say, now, wait } = tools
  const { linear, divisor, cap } = curve
  const locale = number.resolvedOptions()
  const two = new Intl.NumberFormat(locale.locale, {
    numberingSystem: locale.numberingSystem,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const shown = (hundredths: number): string => two.format(hundredths / 100)
  const msOf = (hundredths: number): number =>
    (Math.sqrt(linear * linear + 4 * (hundredths - 100) * divisor) - linear) / 2
  const face = part<HTMLElement>('multiplier')
  const sky = part<SVGSVGElement>('sky')
  const auto = part<HTMLInputElement>('auto')

  /** Draws the curve up to `ms`, scaled so that it fills the sky. */
  const drawTo = (ms: number): void => {
    const width = Math.max(ms, 5_000) * 1.12
    const height = Math.max(at(ms) - 100, 120) * 1.3
    // The kite is whole at the start too.
    const x = (each: number): number => 14 + (each / width) * 386
    const y = (each: number): number => 210 - (((each * (each + linear)) / divisor) * 190) / height
    const points = Array.from({ length: 41 }, (_, step) => {
      const each = (ms * step) / 40
      return `${x(each).toFixed(1)} ${y(each).toFixed(1)}`
    })
    part('curve').setAttribute('d', `M${points.join('L')}`)
    part('under').setAttribute('d', `M${points.join('L')}L${x(ms).toFixed(1)} 210H14Z`)
    const tilt = Math.atan2(y(ms * 0.97) - y(ms), x(ms) - x(ms * 0.97) || 1)
    part('kite').setAttribute(
      'transform',
      `translate(${x(ms).toFixed(1)} ${y(ms).toFixed(1)}) rotate(${((-tilt * 180) / Math.PI).toFixed(1)})`,
    )
  }
  const tone = (value: string): void => {
    sky.setAttribute('data-tone', value)
    face.dataset['tone'] = value
  }
  const bead = (crash: number): void => {
    const item = page.createElement('li')
    item.textContent = `× ${shown(Math.max(crash, 100))}`
    item.dataset['high'] = String(crash >= 200)
    const list = part('recent')
    list.prepend(item)
    while (list.children.length > 8) list.lastElementChild?.remove()
  }
  const stand = (detail: CrashDetail): void => {
    const end = Math.max(detail.crash, 100)
    drawTo(msOf(end))
    face.textContent = `× ${shown(detail.cashOut ?? end)}`
  }
  /** The entered automatic cash-out in hundredths; null if empty, undefined if invalid. */
  const autoCashOut = (): number | null | undefined => {
    const text = numberText(auto.value)
      .trim()
      .replace(/[,\u066b]/u, '.')
    if (text === '') return null
    const parts = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text)
    const hundredths = parts === null ? 0 : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
    return hundredths > 100 && hundredths <= cap ? hundredths : undefined
  }
  /** Stake times multiplier, as decimal text, in integer arithmetic. */
  const worth = (text: string, hundredths: number): string => major((minor(text) * BigInt(hundredths)) / 100n)
  auto.addEventListener('input', () => auto.setAttribute('aria-invalid', String(autoCashOut() === undefined)))
  const before = last as unknown as CrashDetail | null
  if (before === null) drawTo(0)
  else stand(before)

  return {
    choice() {
      const hundredths = autoCashOut()
      if (hundredths !== undefined) return { auto: hundredths }
      say('', texts['autoBad'])
      auto.setAttribute('aria-invalid', 'true')
      auto.focus()
      return null
    },
    start() {
      tone('')
      drawTo(0)
      face.textContent = `× ${shown(100)}`
    },
    rest: () => tone(''),
    async follow(round: OpenAnswer, { move, action }: RoundTools): Promise<SettledAnswer | RefusedAnswer> {
      const began = now() - round.elapsed
      const fate: { ended: SettledAnswer | RefusedAnswer | null } = { ended: null }
      let leaving = false
      const put = async (before: Promise<void>, detail: unknown): Promise<void> => {
        await before
        if (fate.ended !== null) return
        const answer = await move(detail)
        if (answer.kind === 'settled' || answer.kind === 'refused') fate.ended = answer
        else if (answer.kind === 'unreachable' && detail !== null) leaving = false
      }
      // One call at a time, so that a poll never overtakes a cash-out.
      let turn = Promise.resolve()
      const ask = (detail: unknown): void => {
        turn = put(turn, detail)
      }
      const label = (): string =>
        fill(texts['cashOut'] ?? '', { amount: amount(worth(round.stake, at(now() - began))) })
      const leave = (): void => {
        if (leaving) return
        leaving = true
        ask({ cashOut: true })
      }
      // The name stays the same while the figure on the button changes; the steps below are announced instead.
      const name = fill(texts['cashOut'] ?? '', { amount: '' }).trim()
      const steps = [...said]
      tone('running')
      say('', texts['running'])
      let asked = Number.NEGATIVE_INFINITY
      let drawn = Number.NEGATIVE_INFINITY
      while (fate.ended === null) {
        const moment = now()
        if (!leaving && at(moment - began) >= (steps[0] ?? Number.POSITIVE_INFINITY))
          say('', `× ${number.format((steps.shift() ?? 0) / 100)}`)
        if (!leaving && moment - asked >= 250) {
          asked = moment
          ask(null)
        }
        // With reduced motion the figure still updates a few times a second.
        if (!reduced() || moment - drawn >= 250) {
          drawn = moment
          if (!reduced()) drawTo(moment - began)
          face.textContent = `× ${shown(at(moment - began))}`
          action(label(), leaving ? null : leave, name)
        }
        await wait(reduced() ? 100 : 33)
      }
      return fate.ended
    },
    async show(round: SettledAnswer) {
      const detail = round.detail as unknown as CrashDetail
      stand(detail)
      tone(detail.cashOut === null ? 'crashed' : round.result)
      bead(detail.crash)
      if (!reduced()) await wait(350)
    },
    reasons(round: SettledAnswer) {
      const { crash, cashOut } = round.detail as unknown as CrashDetail
      if (cashOut !== null)
        return [
          fill(texts['cashedOut'] ?? '', { multiplier: shown(cashOut) }),
          fill(texts['beyond'] ?? '', { multiplier: shown(crash) }),
        ]
      return [crash < 100 ? (texts['atOnce'] ?? '') : fill(texts['crashed'] ?? '', { multiplier: shown(crash) })]
    },
  }
}
