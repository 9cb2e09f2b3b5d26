import type { Detail } from '../../port/rounds.ts'
import type { KitTexts } from '../texts.ts'

/** Data that the server writes into the page for the client. Amounts are decimal text. */
export interface PageData {
  /** Bearer of this play's calls. It stays in memory. */
  readonly playId: string
  readonly nodeId: number
  readonly kind: string
  /** The only window origin the game talks to. */
  readonly siteOrigin: string
  readonly currency: string
  /** Platform code of the language, for the page that checks rounds. */
  readonly languageCode: string
  /** BCP 47 tag for amounts, with the digits wished for, e.g. `bn-u-nu-beng`. */
  readonly tag: string
  /** Time zone of the market, an IANA name. */
  readonly timeZone: string
  readonly balance: string
  /** Bounds of a stake that is typed, decimal text; null where it is chosen from a list. */
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
  /** The round that is under way, or null. */
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
  /** `return` is a payout at or below the stake: it is stated, never celebrated. */
  readonly result: 'none' | 'return' | 'win'
  readonly detail: Detail
  /** Nonce under the seeds in use, or null. */
  readonly nonce: number | null
  readonly serverHash: string | null
}

/** A round under way as the client receives it. */
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

/** How things stand at a game of shared results. */
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

/** The platform said no; `code` decides the text. */
export interface RefusedAnswer {
  readonly kind: 'refused'
  readonly code: string
}

/** Result of a call. */
export type RoundAnswer =
  | SettledAnswer
  | OpenAnswer
  | RefusedAnswer
  /** No answer or none that can be read: whether the round was settled is unknown, so the same key must be asked again. */
  | { readonly kind: 'unreachable' }

/** Tools of the kit for a view. */
export interface ViewTools {
  readonly page: Document
  readonly texts: Readonly<Record<string, string>>
  readonly game: Detail
  /** Detail of the round the table was left with, or null. */
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
  /** Time zone of the market, an IANA name: of every time that is shown. */
  readonly timeZone: string
  /** Whether the person asked for less motion: then results show immediately. */
  readonly reduced: () => boolean
  /** The chosen stake as decimal text; "0" while the typed text is not a stake. */
  readonly stake: () => string
  /** Shows a message that is not a result. */
  readonly say: (text: string, spoken?: string) => void
  /** Opens another game of the same lane in this one's place. */
  readonly goTo: (nodeId: number) => void
  /** Milliseconds of a clock that only runs forward. */
  readonly now: () => number
  /** Resolves after `ms`. */
  readonly wait: (ms: number) => Promise<void>
}

/** Actions of a view during its round. */
export interface RoundTools {
  /** Sends a move; `null` only asks for the state of the round. */
  readonly move: (move: unknown) => Promise<RoundAnswer>
  /**
   * Gives the main button another label and action until the round is over; null disables it. `name` stays the same where
   * the label changes with every figure, so that screen readers hear one button.
   */
  readonly action: (label: string, press: (() => void) | null, name?: string) => void
}

/** A game's part of the page: it shows what the server has decided and decides nothing. */
export interface GameView {
  /** What the player bets on, as the order's `choice`; null, after saying why, when something is missing. */
  choice(): unknown
  /** A round was ordered: things start to move. */
  start(): void
  /** Comes to rest on the result; resolves when it can be read. */
  show(round: SettledAnswer): Promise<void>
  /** The round did not take place: back to how it was. */
  rest(): void
  /** Why the round paid what it did, in short sentences. */
  reasons(round: SettledAnswer): readonly string[]
  /**
   * Plays an open round to its end: resolves with the settled round, or with the refusal that closed the play. A lost
   * answer is requested again. Games that settle immediately omit it.
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
