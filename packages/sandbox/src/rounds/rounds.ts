/**
 * How a demo game reaches the platform. A game never touches balances, records or the clock: it opens a play with the
 * one-time launch token of its address, draws each round with the dealer it is given, and returns what the round pays.
 * Stake, payout, bet record, recent games and winner board are then written in one step, or not at all.
 *
 *     const play = rounds.open(launchToken)                    // once, when the page loads
 *     const settled = rounds.place(play.id, { stake: 500n, key: 'one key per press' }, (dealer) => {
 *       const stop = dealer.integer(32)                        // the only chance a game has
 *       return { payout: stop === 7 ? 5_000n : 0n, detail: { stop } }
 *     })
 *     settled.balance                                          // after stake and payout, minor units
 *
 * All calls are synchronous and throw {@link RoundRefused}; when `place` returns, the round is on durable storage.
 */
export interface Rounds {
  /** Turns a launch token into a play. The token works once, for two minutes after the launch, from one address. */
  open(launchToken: string): Play
  /** The play as it stands now: balance, and stakes the balance can still pay for are read again. */
  resume(playId: string): Play
  /**
   * Takes the stake, calls `deal` once for the outcome, pays it and writes everything in one step.
   * The same `key` with the same stake answers the first result again (`repeated: true`) without a second round;
   * the same key with another stake is refused with `round.conflict`. When `deal` throws, nothing has happened.
   */
  place(playId: string, order: RoundOrder, deal: (dealer: Dealer) => Outcome): SettledRound
  /** The play's newest rounds, newest first, at most `limit` (20 unless told). */
  history(playId: string, limit?: number): readonly SettledRound[]
  /** Ends the play; its id opens nothing afterwards. Closing twice does no harm. */
  close(playId: string): void
}

/** A game opened by a member: what the game's page may know. Amounts are minor units of `currency`. */
export interface Play {
  /** Unguessable id, the page's bearer for further calls. It is bound to one member and one game. */
  readonly id: string
  readonly game: PlayGame
  /** ISO 4217 code for display, e.g. `PHP` (the wire's own `TLB` is already translated). */
  readonly currency: string
  /** Decimal places of the currency, 2 for all sandbox merchants. */
  readonly digits: number
  /** BCP 47 tag of the member's language, e.g. `fil`, for texts and number formats. */
  readonly language: string
  /** Language code of the platform, e.g. `TY`. */
  readonly languageCode: string
  readonly theme: 'light' | 'dark'
  readonly balance: bigint
  /** Stakes the game offers, ascending; the lowest is the game's minimum bet. */
  readonly stakes: readonly bigint[]
  /** Origin of the page that framed the game: the only window the game may talk to. */
  readonly siteOrigin: string
}

/** The catalogue entry a play belongs to. */
export interface PlayGame {
  readonly nodeId: number
  /** Name in the member's language. */
  readonly name: string
  readonly vendorCode: string
  readonly vendorName: string
  /** `RNG` for every slot. */
  readonly gameType: string
  /** `JP`, `TG`, `AC` or `BG`. */
  readonly gameClass: string
}

/** One press of the button. */
export interface RoundOrder {
  /** Must be one of the play's stakes. */
  readonly stake: bigint
  /** Made by the page once per press (8 to 64 characters), so that a repeated request is not a second round. */
  readonly key: string
}

/** Chance, from the sandbox's own random source. */
export interface Dealer {
  /** A whole number from 0 up to, not including, `below`, every value equally likely. */
  integer(below: number): number
}

/** Plain data that can be written as JSON. */
export type Detail = null | boolean | number | string | readonly Detail[] | { readonly [key: string]: Detail }

/** What the game decided. */
export interface Outcome {
  /** Amount paid back in minor units, zero for a lost round. */
  readonly payout: bigint
  /** Whatever the game needs to show the round again (reel stops, lines); kept with the bet record. */
  readonly detail: Detail
}

/** A finished round. */
export interface SettledRound {
  /** Order number of the bet record. */
  readonly id: string
  readonly stake: bigint
  readonly payout: bigint
  /** Balance after the round. */
  readonly balance: bigint
  /** Milliseconds since the epoch by the sandbox's clock. */
  readonly at: number
  readonly detail: Detail
  /** True when this answer belongs to an earlier call with the same key. */
  readonly repeated: boolean
}

/** Why the desk refuses. */
export type RoundRefusal =
  | 'launch.invalid' // unknown, used or expired launch token
  | 'play.closed' // unknown or ended play, or the member's session is over
  | 'stake.not.offered'
  | 'balance.insufficient'
  | 'game.maintenance'
  | 'round.conflict' // the key was used for another stake
  | 'site.maintenance'

/** The one failure of {@link Rounds}. `code` decides the text a game shows; `message` is for logs. */
export class RoundRefused extends Error {
  override readonly name = 'RoundRefused'
  readonly code: RoundRefusal

  constructor(code: RoundRefusal, message: string) {
    super(message)
    this.code = code
  }
}
