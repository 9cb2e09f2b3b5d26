import type { Commitment, FairMark, RevealedSeed } from './fair.ts'

/**
 * The port between demo games and a platform. A game never touches balances, records or the clock: it opens a play
 * with the one-time launch token of its URL, draws each round with the dealer it is given, and returns what it pays.
 * Stake, payout, bet record, recent games and winner board are then written in one step, or not at all.
 *
 *     const play = rounds.open(launchToken)                    // once, when the page loads
 *     const settled = rounds.place(play.id, { stake: 500n, key: 'one key per press' }, (dealer) => {
 *       const stop = dealer.integer(32)                        // a game's only source of randomness
 *       return { payout: stop === 7 ? 5_000n : 0n, detail: { stop } }
 *     })
 *     settled.balance                                          // after stake and payout, minor units
 *
 * All calls are synchronous and throw {@link RoundRefused}; when `place` returns, the round is on durable storage.
 */
export interface Rounds {
  /** Turns a launch token into a play. The token works once, for two minutes after the launch, from one address. */
  open(launchToken: string): Play
  /** The current state of play: the balance, and the stakes it can still pay for, are read again. */
  resume(playId: string): Play
  /** Changes the language of the play, by a code of the platform. Ignores unknown codes. */
  speak(playId: string, languageCode: string): void
  /** The input of {@link act} about a play; works during maintenance too. */
  table(playId: string): Pick<Play, 'game' | 'digits'>
  /**
   * Takes the stake, calls `deal` once for the outcome, pays it and writes everything in one step.
   * The same `key` with the same stake returns the first result again (`repeated: true`) without a second round;
   * the same key with another stake is refused with `round.conflict`. When `deal` throws, nothing is written.
   */
  place(playId: string, order: RoundOrder, deal: (dealer: Dealer) => Outcome): SettledRound
  /**
   * Like {@link place} for a continuing round: takes the stake and stores the result of `deal` as an open round, to be
   * finished by {@link act} or, at its `dueAt`, by the clock. One open round per member and game: a second is refused
   * with `round.open`. The same `key` returns the round's current state, open or settled.
   */
  begin(playId: string, order: RoundOrder, deal: (dealer: Dealer, now: number) => OpenDraft): RoundStanding
  /**
   * Changes an open round: `move` receives it and returns its new state, or the outcome that ends it. Returns the
   * settled round if it is already over. Works during maintenance too, so that an open round can end.
   */
  act(playId: string, roundId: string, move: (round: OpenRound) => Outcome | { readonly state: Detail }): RoundStanding
  /**
   * Takes the stake of a bet on a result that many share (a draw, a match) and keeps it open until `dueAt`, when the
   * result settles it. A member may place many. The same `key` returns the bet's current state, open or settled.
   */
  placeBet(playId: string, order: RoundOrder, draft: (now: number) => PlacedDraft): RoundStanding
  /** What a game of shared results shows: the member's bets at it, and which results are committed or drawn. */
  board(playId: string): Board
  /** A launch token for another game of the same lane, so that a page can link to it. Refused like a launch. */
  launchBeside(playId: string, nodeId: number): string
  /** The member's open round at the play's game, also if an earlier play began it; null if there is none. */
  openRound(playId: string): OpenRound | null
  /** What the member may know about their seeds now. */
  commitment(playId: string): Commitment
  /**
   * Reveals the current seed and activates the committed next one with the player's client seed (1 to 64 letters,
   * digits, `-`, `_`; else `seed.malformed`). Refused with `seed.inUse` while one of the member's rounds is open.
   */
  rotateSeeds(playId: string, clientSeed: string): RevealedSeed
  /** A revealed seed by the hash it was committed with; null while it is secret or unknown. Anyone may ask. */
  revealed(serverHash: string): RevealedSeed | null
  /** The play's newest rounds, newest first, at most `limit` (20 by default). */
  history(playId: string, limit?: number): readonly SettledRound[]
  /** Ends the play; its id is invalid afterwards. Closing twice is harmless. */
  close(playId: string): void
}

/** A game opened by a member: the facts for the game's page. Amounts are minor units of `currency`. */
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
  /** Stakes the game offers, ascending, from the game's minimum bet or the least stake its payouts divide exactly. */
  readonly stakes: readonly bigint[]
  /** Time zone of the market, an IANA name: the game shows times as the site does. */
  readonly timeZone: string
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
  /** Lane, e.g. `RNG`. */
  readonly gameType: string
  /** `JP`, `TG`, `AC` or `BG`. */
  readonly gameClass: string
  /** The studio's own code, e.g. `LOTT_LOTT_005`. */
  readonly code: string
  /** Id of the demo game played under this name. */
  readonly kind: string
}

/** One press of the button. */
export interface RoundOrder {
  /** Must be one of the play's stakes, or between them where the game's stake is typed. */
  readonly stake: bigint
  /** Created by the page once per press (8 to 64 characters), so that a repeated request is not a second round. */
  readonly key: string
  /**
   * Minimum time since the member's last round began, milliseconds; an earlier press is refused with `round.tooSoon`.
   * None by default.
   */
  readonly paceMs?: number
}

/** Random source, from the member's seeds: provably fair, see `fairness/createDealer.ts`. */
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
  /** Whatever the game needs to show the round again (reel stops, lines); stored with the bet record. */
  readonly detail: Detail
}

/** Initial state of a continuing round. */
export interface OpenDraft {
  /** State that the game needs to continue. It may contain secrets that the player must not see. */
  readonly state: Detail
  /** When the round ends without a move, milliseconds since the epoch. */
  readonly dueAt: number
  /** What it pays if the player has not acted by then; null if the game settles it itself. */
  readonly due: Outcome | null
}

/** A new bet on a shared result. */
export interface PlacedDraft {
  readonly state: Detail
  /** When the result is known. */
  readonly dueAt: number
  /** Result that the bet is checked by; with several, the last one. */
  readonly resultId: string
}

/** Data of a game of shared results. No result is revealed before it is due. */
export interface Board {
  readonly now: number
  readonly balance: bigint
  /** Games of the same vendor and lane, this one among them. */
  readonly games: readonly {
    readonly nodeId: number
    readonly name: string
    readonly code: string
    readonly gameType: string
  }[]
  /** The member's bets that wait for their result, oldest first. */
  readonly open: readonly OpenRound[]
  /** The member's settled bets at this game, newest first. */
  readonly settled: readonly SettledRound[]
  /** SHA-256 of the seed a result comes from. */
  hash(resultId: string): string
  /** The random source of a result, or null before `dueAt`. */
  dealer(resultId: string, dueAt: number): Dealer | null
}

/** An open round: its stake is taken, its outcome not paid. */
export interface OpenRound {
  readonly status: 'open'
  readonly id: string
  readonly stake: bigint
  /** Balance now. */
  readonly balance: bigint
  readonly startedAt: number
  /** The sandbox's clock when this was read. */
  readonly now: number
  readonly state: Detail
  readonly repeated: boolean
}

/** The current state of a round. */
export type RoundStanding = OpenRound | SettledRound

/** A finished round. */
export interface SettledRound {
  readonly status: 'settled'
  /** Order number of the bet record. */
  readonly id: string
  readonly stake: bigint
  readonly payout: bigint
  /** Balance after the round. */
  readonly balance: bigint
  /** Milliseconds since the epoch by the sandbox's clock. */
  readonly at: number
  readonly detail: Detail
  /** Seeds and nonce of the result; null for rounds from before the scheme. */
  readonly fair: FairMark | null
  /** True when this answer belongs to an earlier call with the same key. */
  readonly repeated: boolean
}

/** Why a call of {@link Rounds} is refused. */
export type RoundRefusal =
  | 'launch.invalid' // unknown, used or expired launch token
  | 'play.takenOver' // the member has opened this game in another place
  | 'play.expired' // the member's session was left for too long, or has lasted for too long
  | 'play.closed' // unknown or ended play
  | 'stake.not.offered'
  | 'balance.insufficient'
  | 'game.maintenance'
  | 'round.conflict' // the key was used for another stake
  | 'round.tooSoon' // less than the game's pace since the last round began
  | 'round.open' // the member has an open round at this game
  | 'round.unknown' // no such round of this member
  | 'round.move' // the game does not allow this now
  | 'bet.closed' // too late for a bet on this result, or the odds have changed
  | 'seed.malformed'
  | `safety.${string}` // a break, a limit or a reality check of the member, by the platform's code
  | 'seed.inUse' // an open round still depends on the seed
  | 'site.maintenance'
  | 'region.restricted'

/** The only error of {@link Rounds}. `code` decides the text that a game shows; `message` is for logs. */
export class RoundRefused extends Error {
  override readonly name = 'RoundRefused'
  readonly code: RoundRefusal

  constructor(code: RoundRefusal, message: string) {
    super(message)
    this.code = code
  }
}
