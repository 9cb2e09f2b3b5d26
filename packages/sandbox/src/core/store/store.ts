/** One changed row: its collection, its key, and the row as text, or null when it was deleted. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly body: string | null
}

/**
 * Persists the state. A port: {@link memoryStore} here, SQLite in `@croupier/sandbox/node`, a browser's database in
 * the demo. `commit` must be atomic.
 */
export interface Store {
  /** Every stored row, in the order rows were first written; empty for a new store. */
  load(): Iterable<Change & { readonly body: string }>
  /** Writes the changes in one transaction. Must write nothing when it throws. */
  commit(changes: readonly Change[]): void
  /** Replaces everything with `changes`, in one transaction. */
  replace(changes: readonly Change[]): void
  /** Releases the store's resources. No calls follow. */
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
