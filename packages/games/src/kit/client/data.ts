import type { IntlFormats } from '@croupier/locales/intl'
import type { Detail } from '../../port/rounds.ts'
import type { KitTexts } from '../texts.ts'

/** Data that the server writes into the page for the client. Amounts are decimal text. */
export interface PageData {
  /** Bearer of this play's calls. Kept in memory only. */
  readonly playId: string
  readonly nodeId: number
  readonly kind: string
  /** The only window origin the game talks to. */
  readonly siteOrigin: string
  readonly currency: string
  /** Platform code of the language, for the page that checks rounds. */
  readonly languageCode: string
  /** BCP 47 tag for amounts, with the requested digits, e.g. `bn-u-nu-beng`. */
  readonly tag: string
  /** How the language words dates and numbers, where browsers may lack it; else null. */
  readonly formats: IntlFormats | null
  /** Time zone of the market, an IANA name. */
  readonly timeZone: string
  readonly balance: string
  /** Bounds of a typed stake, decimal text; null where stakes are chosen from a list. */
  readonly typedStake: { readonly least: string; readonly most: string; readonly unit: string } | null
  /** Payouts less stakes of this play so far, decimal text with its sign. */
  readonly net: string
  readonly paceMs: number
  readonly action: string
  readonly welcome: string
  readonly kit: KitTexts
  /** The game's own texts. */
  readonly texts: Readonly<Record<string, string>>
  /** The game's own data. */
  readonly game: Detail
  /** Detail of the newest round, or null. */
  readonly last: Detail
  /** The open round, or null. */
  readonly open: OpenAnswer | null
  /** The board of a game of shared results, or null. */
  readonly board: BoardAnswer | null
}

/** A settled round as the client receives it. */
export interface SettledAnswer {
  readonly kind: 'settled'
  readonly roundId: string
  readonly stake: string
  readonly payout: string
  readonly balance: string
  /** `return` is a payout at or below the stake: it is shown, but never celebrated. */
  readonly result: 'none' | 'return' | 'win'
  readonly detail: Detail
  /** Nonce under the current seeds, or null. */
  readonly nonce: number | null
  readonly serverHash: string | null
}

/** An open round as the client receives it. */
export interface OpenAnswer {
  readonly kind: 'open'
  readonly roundId: string
  readonly stake: string
  readonly balance: string
  /** Milliseconds since the round began, by the server's clock. */
  readonly elapsed: number
  /** Facts that the player may see. */
  readonly view: Detail
}

/** The board of a game of shared results. */
export interface BoardAnswer {
  readonly kind: 'board'
  /** The sandbox's clock. */
  readonly now: number
  readonly balance: string
  /** The member's bets that wait for their result, oldest first. */
  readonly open: readonly OpenAnswer[]
  /** The member's settled bets, newest first. */
  readonly settled: readonly SettledAnswer[]
  /** What the game shows. */
  readonly shown: Detail
}

/** The platform refused; `code` decides the text. */
export interface RefusedAnswer {
  readonly kind: 'refused'
  readonly code: string
}

/** Result of a call. */
export type RoundAnswer =
  | SettledAnswer
  | OpenAnswer
  | RefusedAnswer
  /** No answer, or an unreadable one: whether the round was settled is unknown, so retry with the same key. */
  | { readonly kind: 'unreachable' }

/** The kit's tools for a view. */
export interface ViewTools {
  readonly page: Document
  readonly texts: Readonly<Record<string, string>>
  readonly game: Detail
  /** Detail of the last round, or null. */
  readonly last: Detail
  /** Element of the page by id; throws when it is missing. */
  readonly part: <Part extends Element>(id: string) => Part
  readonly fill: (text: string, values: Readonly<Record<string, string>>) => string
  /** Decimal text as an amount of money in the player's language. */
  readonly amount: (text: string) => string
  /** Decimal text in minor units, and back. */
  readonly minor: (text: string) => bigint
  readonly major: (value: bigint) => string
  readonly number: Intl.NumberFormat
  /** A time of day of the market. `at` in milliseconds since the epoch. */
  readonly time: (at: number) => string
  /** Time zone of the market, an IANA name, for every time shown. */
  readonly timeZone: string
  /** Whether the person prefers reduced motion: results are then shown immediately. */
  readonly reduced: () => boolean
  /** The chosen stake as decimal text; "0" while the typed text is not a stake. */
  readonly stake: () => string
  /** Shows a message that is not a result. */
  readonly say: (text: string, spoken?: string) => void
  /** Opens another game of the same lane instead of this one. */
  readonly goTo: (nodeId: number) => void
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** Resolves after `ms`. */
  readonly wait: (ms: number) => Promise<void>
}

/** Actions of a view during its round. */
export interface RoundTools {
  /** Sends a move; `null` only requests the state of the round. */
  readonly move: (move: unknown) => Promise<RoundAnswer>
  /**
   * Gives the main button another label and action until the round is over; null disables it. `name` stays the same
   * while the label changes with every figure, so that screen readers announce one button.
   */
  readonly action: (label: string, press: (() => void) | null, name?: string) => void
}

/** A game's part of the page: it shows what the server has decided and decides nothing itself. */
export interface GameView {
  /** The player's choice, as the order's `choice`; null, after showing the reason, when something is missing. */
  choice(): unknown
  /** Called when a round was ordered: the animation starts. */
  start(): void
  /** Stops at the result; resolves when it can be read. */
  show(round: SettledAnswer): Promise<void>
  /** The round did not take place: restores the view. */
  rest(): void
  /** Why the round paid its payout, in short sentences. */
  reasons(round: SettledAnswer): readonly string[]
  /**
   * Plays an open round to its end: resolves with the settled round, or with the refusal that closed the play. Retries
   * after a lost answer. Games that settle immediately omit it.
   */
  follow?(round: OpenAnswer, tools: RoundTools): Promise<SettledAnswer | RefusedAnswer>
  /**
   * For games of shared results: shows the current state, at the start and every few seconds; `fresh` are the bets
   * settled since the last call. A placed bet is answered immediately and appears among the open ones.
   */
  board?(board: BoardAnswer, fresh: readonly SettledAnswer[]): void
  /** The theme or the stake changed. */
  refresh?(): void
}

/** Builds the view inside the page. */
export type CreateView = (tools: ViewTools) => GameView
