import type { SlotDetail } from '../slot/deal.ts'
import type { SlotTexts } from '../texts.ts'

/*
 * The functions in this folder run in the game's page. They reach the browser as their own text (see `page/script.ts`),
 * so each is one self-contained function: it may import types, but everything else comes in as a parameter.
 */

/** What the server writes into the page for the client. Amounts are decimal text. */
export interface SlotPageData {
  /** Bearer of this play's calls. It stays in memory. */
  readonly playId: string
  /** The only window origin the game talks to. */
  readonly siteOrigin: string
  readonly currency: string
  /** BCP 47 tag for amounts, with the digits wished for, e.g. `bn-u-nu-beng`. */
  readonly tag: string
  readonly balance: string
  readonly stakes: readonly string[]
  readonly strips: readonly (readonly string[])[]
  readonly lines: readonly (readonly number[])[]
  readonly paceMs: number
  /** Where the reels stand at the start. */
  readonly stops: readonly number[]
  readonly texts: SlotTexts
}

/** A settled round as the client receives it. */
export interface SettledAnswer {
  readonly kind: 'settled'
  readonly roundId: string
  readonly stake: string
  readonly payout: string
  readonly balance: string
  /** `return` is a payout at or below the stake: it is stated, never celebrated [G-27]. */
  readonly result: 'none' | 'return' | 'win'
  readonly detail: SlotDetail
}

/** What an attempt to play comes back with. */
export type DeskAnswer =
  | SettledAnswer
  | { readonly kind: 'refused'; readonly code: string }
  /** No answer or none that can be read: whether the round was settled is unknown, so the same key must be asked again. */
  | { readonly kind: 'unreachable' }
