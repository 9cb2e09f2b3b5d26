import type { Books } from './Books.ts'

/** Checks for each row of a table whether the ledger holds exactly what the row claims. */
export interface Invariant {
  readonly table: string
  /** Returns the faults; empty when there are none. `tables` are all tables of the state. */
  check(row: never, books: Books, tables: never): readonly string[]
}

/** No fault, or the fault that the ledger differs from what `what` claims. */
export const differs = (what: string, right: boolean): readonly string[] => (right ? [] : [`${what}: ledger differs`])
