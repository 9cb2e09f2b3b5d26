/** One changed row: its collection, its key, and the row as text, or null when it was deleted. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly body: string | null
}

/**
 * Where the state survives. A port with two adapters: {@link memoryStore} here and SQLite in `@croupier/sandbox/node`.
 * `commit` must be all or nothing. Its changes survive the death of the process when it returns or, in a store that
 * gathers commits, when `settled` resolves: a server answers no sooner.
 */
export interface Store {
  /** Every stored row; empty for a new store. */
  load(): Iterable<Required<Change> & { readonly body: string }>
  /** Writes the changes in one transaction. Throws when nothing was written. */
  commit(changes: readonly Change[]): void
  /** Resolves when all that was committed so far survives; rejects when it does not. Left out by stores that never gather. */
  settled?(): Promise<void>
  /** Replaces everything by `changes`, in one transaction. */
  replace(changes: readonly Change[]): void
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

/** A store that forgets. For stories and tests that never reopen their state. */
export const forgetfulStore: Store = { load: () => [], commit() {}, replace() {}, close() {} }
