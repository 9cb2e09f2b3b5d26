/** One changed row: its collection, its key, and the row as text, or null when it was deleted. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly body: string | null
  /** Where a row of a {@link History} is no longer and is newly found. */
  readonly marks?: { readonly remove: readonly Mark[]; readonly add: readonly Mark[] }
}

/** A place where a row of a history is found: the index, the value in it, and the moment the row lies at. */
export interface Mark {
  readonly index: string
  readonly value: string
  readonly at: number
}

/** A row of a history as the store reads it. `place` counts up in the order rows were first written, from 1. */
export interface HistoryRow {
  readonly place: number
  readonly key: string
  readonly body: string
}

/**
 * A collection that stays in the store and is read in parts, so that what has happened needs no memory. Reads see every
 * commit immediately, also one that is gathered and not yet synced.
 */
export interface History {
  count(): number
  get(key: string): string | undefined
  /** The next rows after a place, oldest first. */
  after(place: number, limit: number): readonly HistoryRow[]
  /** Rows marked with a value in [from, to], oldest first. */
  find(index: string, value: string, from: number, to: number): readonly HistoryRow[]
  /** Keys of the rows marked with a value, oldest first. */
  keys(index: string, value: string): readonly string[]
  /** The rows marked with a value before a moment and, within it, a place: latest first. */
  before(
    index: string,
    value: string,
    mark: { readonly at: number; readonly place: number },
    limit: number,
  ): readonly (HistoryRow & { readonly at: number })[]
}

/**
 * Where the state survives. A port with two adapters: {@link memoryStore} here and SQLite in `@croupier/sandbox/node`.
 * `commit` must be all or nothing. Its changes survive the death of the process when it returns or, in a store that
 * gathers commits, when `settled` resolves: a server answers no sooner.
 */
export interface Store {
  /** Every stored row but those of histories; empty for a new store. */
  load(): Iterable<Change & { readonly body: string }>
  /** Writes the changes in one transaction. Throws when nothing was written. */
  commit(changes: readonly Change[]): void
  /** Resolves when all that was committed so far survives; rejects when it does not. Left out by stores that never gather. */
  settled?(): Promise<void>
  /** Replaces everything by `changes`, in one transaction. */
  replace(changes: readonly Change[]): void
  /**
   * Opens a collection that is to stay in the store, with the names of its indexes; asked for once, before anything else.
   * Left out by stores that live in memory themselves: they hold all rows anyway.
   */
  history?(collection: string, indexes: readonly string[]): History
  /** Releases what the store holds. Nothing is called afterwards. */
  close(): void
}

/** A store that keeps rows for the life of the page or process. */
export function memoryStore(): Store {
  const rows = new Map<string, Change & { body: string }>()
  const write = (changes: readonly Change[]) => {
    for (const { collection, key, body } of changes) {
      const place = `${collection}\n${key}`
      if (body === null) rows.delete(place)
      else rows.set(place, { collection, key, body })
    }
  }
  return {
    load: () => [...rows.values()],
    commit: write,
    replace(changes) {
      rows.clear()
      write(changes)
    },
    close() {},
  }
}
