import type { Dealer, Outcome } from '../port/rounds.ts'
import { families, type Family, type FamilyName, type LotteryPlay } from './families.ts'

/** The drawn numbers. */
export interface LotteryFacts {
  readonly [key: string]: readonly number[]
  readonly numbers: readonly number[]
}

/** A bet on a draw. */
export interface LotteryBet {
  readonly play: string
  /** Numbers, or one of the words of `half`. */
  readonly picks: readonly (number | string)[]
}

/** A bet as stored until its draw, and then with its bet record. */
export interface LotteryTicket extends LotteryBet {
  readonly [key: string]: string | readonly (number | string)[]
  readonly game: 'lottery'
  readonly family: string
  readonly numero: string
  readonly resultId: string
}

/** The words of a `half` play. */
export const halves = ['big', 'small', 'odd', 'even'] as const

/** Draws the numbers of a result whose id begins with its family.*/
export const drawLottery = (dealer: Dealer, resultId: string): LotteryFacts => {
  const family = (families as Readonly<Record<string, Family>>)[resultId.split('-')[0] ?? '']
  const numbers: number[] = []
  if (family === undefined) return { numbers }
  const left = Array.from({ length: family.to - family.from + 1 }, (_, at) => family.from + at)
  for (let drawn = 0; drawn < family.count; drawn++) {
    const at = dealer.integer(left.length)
    const [number = 0] = family.repeats ? [left[at] as number] : left.splice(at, 1)
    numbers.push(number)
  }
  return { numbers }
}

/** The play of a family by its id. */
export const playOf = (family: FamilyName, id: string): LotteryPlay | undefined =>
  families[family].plays.find((play) => play.id === id)

/**
 * Whether the picks are a valid bet: the right number of them, each in range, none repeated where that is not allowed.
 */
export function isBet(family: Family, play: LotteryPlay, picks: readonly (number | string)[]): boolean {
  if (picks.length !== play.picks) return false
  if (play.match === 'half') return halves.some((word) => word === picks[0])
  const inRange = picks.every(
    (pick) => typeof pick === 'number' && Number.isInteger(pick) && pick >= family.from && pick <= family.to,
  )
  const different = new Set(picks).size === picks.length
  return inRange && (different || (family.repeats && play.match !== 'box'))
}

/** Result of a bet. */
export type Verdict = 'win' | 'back' | 'lose'

/** Compares a bet with the drawn numbers. */
export function judge(play: LotteryPlay, picks: readonly (number | string)[], numbers: readonly number[]): Verdict {
  const verdict = (won: boolean): Verdict => (won ? 'win' : 'lose')
  switch (play.match) {
    case 'tail':
      return verdict(String(numbers.slice(-play.picks)) === String(picks))
    case 'head':
      return verdict(String(numbers.slice(0, play.picks)) === String(picks))
    case 'among':
      return verdict(picks.every((pick) => numbers.slice(0, play.within).includes(Number(pick))))
    case 'box':
      return verdict(String([...numbers].sort()) === String([...picks].sort()))
    case 'half': {
      const sum = numbers.reduce((total, number) => total + number, 0)
      const value = play.of === 'sum' ? sum : ((play.of === 'first' ? numbers[0] : numbers.at(-1)) ?? 0)
      if (value === play.back) return 'back'
      const big = value > (play.middle ?? 0)
      const odd = value % 2 === 1
      return verdict(picks[0] === 'big' ? big : picks[0] === 'small' ? !big : picks[0] === 'odd' ? odd : !odd)
    }
  }
}

/** What a ticket pays. Stakes are multiples of a hundred minor units, so that every payout is exact. */
export function settleTicket(stake: bigint, ticket: LotteryTicket, numbers: readonly number[]): Outcome {
  const play = families[ticket.family as FamilyName].plays.find(({ id }) => id === ticket.play)
  if (!play) throw new RangeError(`no play ${ticket.play}`)
  const verdict = judge(play, ticket.picks, numbers)
  const payout = verdict === 'win' ? (stake * BigInt(play.pays)) / 100n : verdict === 'back' ? stake : 0n
  return { payout, detail: { ...ticket, numbers, verdict } }
}
