import type { CoreTables } from '../state/CoreContext.ts'
import type { Written } from '../state/State.ts'
import { Books } from './Books.ts'
import type { Invariant } from './Invariant.ts'
import type { LedgerTransaction } from './rows.ts'
import { ledgerBalance } from './verify.ts'

/** Thrown after a write that left the books wrong. */
export class BooksWrong extends Error {
  override readonly name = 'BooksWrong'
}

/**
 * Checks each write as it happens, and only what it changed, so that tests can afford it after every write.
 * Checks what `verify` checks, and that no transaction is ever changed or removed.
 */
export class Watch {
  readonly #tables: CoreTables
  readonly #invariants: ReadonlyMap<string, readonly Invariant[]>
  #books: Books

  constructor(tables: CoreTables, invariants: readonly Invariant[]) {
    this.#tables = tables
    this.#invariants = Map.groupBy(invariants, ({ table }) => table)
    this.#books = this.#fresh()
  }

  /** Checks a write that was just committed. Throws {@link BooksWrong} with everything it found. */
  look(written: readonly Written[]): void {
    const added = written.filter(({ table, before }) => table === 'transactions' && before === undefined)
    // A reset or a restore replaces everything without a write, so the books are read again.
    if (this.#books.read + added.length !== this.#tables.transactions.size) this.#books = this.#fresh()
    else for (const { key } of added) this.#take(key)
    const wrong = [...this.#found]
    this.#found = []
    for (const { table, key, before } of written) {
      if (table === 'transactions' && before !== undefined) wrong.push(`transaction ${key}: changed after it was made`)
      if (table === 'accounts') wrong.push(...this.#books.account(key))
      const row = (this.#tables as unknown as Record<string, { get(key: string): unknown }>)[table]?.get(key)
      if (row === undefined) continue
      for (const { check } of this.#invariants.get(table) ?? [])
        wrong.push(...check(row as never, this.#books, this.#tables as never))
    }
    if (added.length > 0) wrong.push(...ledgerBalance(this.#tables))
    if (wrong.length > 0) throw new BooksWrong(wrong.join('\n'))
  }

  #found: string[] = []

  #take(key: string): void {
    const transaction: LedgerTransaction | undefined = this.#tables.transactions.get(key)
    if (transaction) this.#found.push(...this.#books.take(transaction))
  }

  #fresh(): Books {
    const books = new Books(this.#tables)
    for (const transaction of this.#tables.transactions.all()) books.take(transaction)
    return books
  }
}
