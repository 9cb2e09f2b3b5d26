import type { StatementType } from '@croupier/api'
import type { Words } from '../words/Words.ts'

/** What a movement of money counts as for the member's limits and summaries. */
export type Column = 'deposited' | 'received' | 'withdrawn' | 'staked' | 'paid' | 'bonus'

/** One side of a movement, as a member sees it. */
export interface MovementSide {
  readonly record: StatementType
  /** Null when limits and summaries leave it out. Required, so that no movement is left out by mistake. */
  readonly counts: Column | null
}

/** What a kind of movement means for a member's account. Declared by the subject that posts it. */
export interface Movement {
  /** When it reaches the member. */
  readonly in: MovementSide
  /** When it leaves the member. */
  readonly out: MovementSide
  /** Its name in the account record; by default the name of its type. */
  readonly name?: Words
}

/** A movement with the same type in the account record in both directions. */
export function movement(
  record: StatementType,
  counts: { readonly in: Column | null; readonly out: Column | null },
  name?: Words,
): Movement {
  return {
    in: { record, counts: counts.in },
    out: { record, counts: counts.out },
    ...(name && { name }),
  }
}

/** The kinds that a subject declares, for `declare module`. */
export type MovementsOf<Definitions> = { readonly [Kind in keyof Definitions]: Definitions[Kind] }
