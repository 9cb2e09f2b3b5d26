import { RoundRefused, type Dealer, type Detail, type OpenDraft, type OpenRound, type Outcome } from '../port/rounds.ts'
import { curve, msUntil, multiplierAt } from './curve.ts'

/** Number of equally likely draws. */
export const draws = 2 ** 32
/** Return to player in the long run, per cent, whatever the player does. */
export const statedReturn = 97

/** The drawn facts: the highest multiplier that is still paid, in hundredths; 0 when not even 1.00 is. */
export type CrashFacts = {
  readonly crash: number
}

/** A bet: cash out automatically at this multiplier (hundredths), or by hand. */
export type CrashBet = {
  readonly auto: number | null
}

/** Server-side state of an open round. The crash point never leaves the server. */
export type CrashState = CrashBet & CrashFacts

/** Facts of a finished round that the page shows. Multipliers are hundredths. */
export interface CrashDetail {
  readonly game: 'crash'
  readonly crash: number
  /** Where the player cashed out, or null when the round crashed first. */
  readonly cashOut: number | null
  readonly auto: boolean
}

/**
 * Draws the crash point. With `u` one of N equally likely draws, `floor(97 N / (N - u))` hundredths are reached; so
 * `k` hundredths are reached in `floor(97 N / k)` draws of N, and a cash-out there returns 97% of the stake on average,
 * for every `k` alike.
 */
export const drawCrash = (dealer: Dealer): CrashFacts => {
  const reached = Math.floor((statedReturn * draws) / (draws - dealer.integer(draws)))
  return { crash: reached < 100 ? 0 : Math.min(reached, curve.cap) }
}

const payAt = (stake: bigint, multiplier: number, crash: number, auto: boolean): Outcome => ({
  payout: (stake * BigInt(multiplier)) / 100n,
  detail: { game: 'crash', crash, cashOut: multiplier, auto },
})

/** Starts the round: its outcome without a cash-out, and when. `stake` is in minor units, a multiple of 100. */
export const beginCrash = (stake: bigint, { auto }: CrashBet, { crash }: CrashFacts, now: number): OpenDraft => {
  const state: CrashState = { auto, crash }
  const target = auto ?? curve.cap
  if (crash >= target) return { state, dueAt: now + msUntil(target), due: payAt(stake, target, crash, auto !== null) }
  const crashed: Outcome = { payout: 0n, detail: { game: 'crash', crash, cashOut: null, auto: false } }
  return { state, dueAt: now + (crash < 100 ? 0 : msUntil(crash + 1)), due: crashed }
}

/** The player cashes out, at the multiplier of the server's clock, before the round was due. */
export const cashOut = (round: OpenRound): Outcome => {
  const { crash } = readState(round.state)
  const multiplier = multiplierAt(round.now - round.startedAt)
  if (multiplier > crash) throw new RoundRefused('round.move', 'the round has crashed')
  return payAt(round.stake, multiplier, crash, false)
}

const readState = (state: Detail): CrashState => {
  if (typeof state !== 'object' || state === null || !('crash' in state)) throw new Error('no state of a crash round')
  return { crash: Number(state['crash']), auto: state['auto'] === null ? null : Number(state['auto']) }
}
