import type { Follower } from './HourSums.ts'

/** Told before a row changes, so that a failed request can be undone and a good one written down. */
export type Journal = (table: Table<never>, key: string, before: unknown) => void

/**
 * A typed collection of rows by key. Rows are never changed in place: a change is a new row under the same key. That
 * makes undoing a request as simple as putting the former rows back.
 */
export class Table<Row> {
  readonly name: string
  readonly #rows = new Map<string, Row>()
  readonly #indexes = new Map<string, { of: (row: Row) => string | null; keys: Map<string, Set<string>> }>()
  readonly #journal: Journal
  readonly #followers: readonly Follower<Row>[]

  /**
   * `indexes` name the ways rows are looked up besides their key; an index of null leaves the row out. `followers` keep
   * sums in step with the rows.
   */
  constructor(
    name: string,
    journal: Journal,
    indexes: Readonly<Record<string, (row: Row) => string | null>> = {},
    followers: readonly Follower<Row>[] = [],
  ) {
    this.name = name
    this.#journal = journal
    this.#followers = followers
    for (const [index, of] of Object.entries(indexes)) this.#indexes.set(index, { of, keys: new Map() })
  }

  get size(): number {
    return this.#rows.size
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key)
  }

  has(key: string): boolean {
    return this.#rows.has(key)
  }

  /** All rows, oldest key first. */
  all(): Iterable<Row> {
    return this.#rows.values()
  }

  keys(): Iterable<string> {
    return this.#rows.keys()
  }

  entries(): Iterable<[string, Row]> {
    return this.#rows.entries()
  }

  /** Rows whose `index` equals `value`, oldest first. */
  by(index: string, value: string): Row[] {
    const found: Row[] = []
    for (const key of this.#indexes.get(index)?.keys.get(value) ?? []) {
      const row = this.#rows.get(key)
      if (row !== undefined) found.push(row)
    }
    return found
  }

  /** Keys whose `index` equals `value`, oldest first. Cheaper than {@link by} when only the count or the last matters. */
  keysBy(index: string, value: string): ReadonlySet<string> {
    return this.#indexes.get(index)?.keys.get(value) ?? new Set()
  }

  put(key: string, row: Row): void {
    this.#journal(this as unknown as Table<never>, key, this.#rows.get(key))
    this.revert(key, row)
  }

  delete(key: string): void {
    if (!this.#rows.has(key)) return
    this.#journal(this as unknown as Table<never>, key, this.#rows.get(key))
    this.revert(key, undefined)
  }

  /** Sets or removes a row without telling the journal: for loading and undoing only. */
  revert(key: string, row: unknown): void {
    const before = this.#rows.get(key)
    if (row === undefined) this.#rows.delete(key)
    else this.#rows.set(key, row as Row)
    for (const follower of this.#followers) {
      if (before !== undefined) follower.remove(before)
      if (row !== undefined) follower.add(row as Row)
    }
    for (const { of, keys } of this.#indexes.values()) {
      const was = before === undefined ? null : of(before)
      const is = row === undefined ? null : of(row as Row)
      if (was === is) continue
      if (was !== null) {
        const set = keys.get(was)
        set?.delete(key)
        if (set?.size === 0) keys.delete(was)
      }
      if (is !== null) {
        const set = keys.get(is)
        if (set) set.add(key)
        else keys.set(is, new Set([key]))
      }
    }
  }

  /** Empties the table without telling the journal. */
  clear(): void {
    this.#rows.clear()
    for (const { keys } of this.#indexes.values()) keys.clear()
    for (const follower of this.#followers) follower.clear()
  }
}
