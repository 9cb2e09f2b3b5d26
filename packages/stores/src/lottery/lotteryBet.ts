import type { Value } from '@croupier/api'
import { compareMoney, moneyText, parseMoney, readAmount, shareOf } from '@croupier/money'

/** A lottery game with its kinds of bets, if the platform sends them. */
export type LotteryGame = Value<'lottery.games'>[number]
/** How a game is drawn and which bets it has. */
export type LotteryRules = NonNullable<LotteryGame['rules']>
/** One kind of bet. */
export type LotteryPlay = LotteryRules['plays'][number]

/** The texts of a bet on a side. */
export const sides = ['big', 'small', 'odd', 'even'] as const

/** How the picks of a play are chosen: a side, a number for each position, or a set of numbers. */
export type PickKind = 'side' | 'positions' | 'set'

const kinds: Readonly<Record<string, PickKind>> = {
  half: 'side',
  tail: 'positions',
  head: 'positions',
  among: 'set',
  box: 'set',
}

/** How the selection of a play works; undefined if this site does not support the play. */
export const pickKind = ({ match }: LotteryPlay): PickKind | undefined => kinds[match]

/** Why picks are not a complete bet: numbers are missing, or one is repeated although it must not be. */
export type PickFault = 'missing' | 'repeated'

/** Whether the picks are a complete bet of the play. A position that is not picked yet is ''. */
export function pickFault(
  { repeats }: LotteryRules,
  play: LotteryPlay,
  picks: readonly string[],
): PickFault | undefined {
  const given = picks.filter((pick) => pick !== '')
  if (given.length !== play.picks) return 'missing'
  const mayRepeat = repeats && pickKind(play) === 'positions'
  return mayRepeat || new Set(given).size === given.length ? undefined : 'repeated'
}

/** Why a stake is rejected. */
export type StakeFault = 'missing' | 'step' | 'largest'

const readStake = (stake: string, digits: number): bigint => {
  const amount = readAmount(stake, { digits, mark: '.' })
  return amount.ok ? amount.minor : 0n
}

/**
 * Whether the game accepts a stake (decimal text).
 * @param digits decimals of the currency
 */
export function stakeFault(
  { betStep, largestBet }: LotteryRules,
  stake: string,
  digits: number,
): StakeFault | undefined {
  const minor = readStake(stake, digits)
  if (minor === 0n) return 'missing'
  if (compareMoney(moneyText(minor, digits), largestBet) > 0) return 'largest'
  return minor % parseMoney(betStep, digits) === 0n ? undefined : 'step'
}

/** What a win pays for this stake, stake included, as decimal text; undefined without a stake. */
export function possibleWin({ pays }: LotteryPlay, stake: string, digits: number): string | undefined {
  const minor = readStake(stake, digits)
  return minor === 0n ? undefined : moneyText(shareOf(minor, pays, { rounding: 'down' }), digits)
}

/** Random picks for a bet: each number, or each side, is as likely as any other. */
export function quickPick(
  { from, to, repeats }: LotteryRules,
  play: LotteryPlay,
  random: () => number,
): readonly string[] {
  const kind = pickKind(play)
  if (kind === 'side') return [sides[Math.floor(random() * sides.length)] ?? 'big']
  const left = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return Array.from({ length: play.picks }, () => {
    const at = Math.floor(random() * left.length)
    const pick = left[at] ?? ''
    if (!repeats || kind === 'set') left.splice(at, 1)
    return pick
  })
}
