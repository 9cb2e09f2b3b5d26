/** A value to look up rows by, besides their key. A row with several values is under each; null leaves it out. */
export type IndexOf<Row> = (row: Row) => string | readonly string[] | null

/** An index, with the time of its rows when that is not the table's own. */
export type Index<Row> = IndexOf<Row> | { readonly of: IndexOf<Row>; readonly at: (row: Row) => number }

/** Keeps something in step with a table's rows. Called for every change, undo, load and restore. */
export interface Follower<Row> {
  add(row: Row): void
  remove(row: Row): void
  clear(): void
}

/** What a table needs to know about its rows. */
export interface TableShape<Row> {
  readonly indexes?: Readonly<Record<string, Index<Row>>>
  /** When a row happened, which orders the rows of an index; 0 for all rows by default. */
  readonly at?: (row: Row) => number
  /** Sums that follow the rows. */
  readonly followers?: readonly Follower<Row>[]
}

/** Called before a row changes, so that a failed request can be undone and a successful one written to the store. */
export type Journal = (table: Table<unknown>, key: string, before: unknown) => void

/** The keys under one value of an index, earliest first; rows of the same moment in the order of writing. */
interface Shelf<Row> {
  readonly of: IndexOf<Row>
  readonly at: (row: Row) => number
  readonly keys: Map<string, string[]>
}

const EARLIEST = Number.NEGATIVE_INFINITY
const LATEST = Number.POSITIVE_INFINITY

/**
 * A typed collection of rows by key, held in memory. Rows are immutable: a change is a new row under the
 * same key. Undoing a request therefore only means putting the former rows back.
 */
export class Table<Row> {
  readonly name: string
  readonly #rows = new Map<string, Row>()
  readonly #shelves = new Map<string, Shelf<Row>>()
  readonly #followers: readonly Follower<Row>[]
  readonly #journal: Journal

  constructor(name: string, journal: Journal, { indexes = {}, at = () => 0, followers = [] }: TableShape<Row> = {}) {
    this.name = name
    this.#journal = journal
    this.#followers = followers
    for (const [index, given] of Object.entries(indexes)) {
      const own = typeof given === 'function' ? { of: given, at } : given
      this.#shelves.set(index, { ...own, keys: new Map() })
    }
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

  /** All rows, oldest key first. Rows may be deleted meanwhile. */
  all(): Iterable<Row> {
    return this.#rows.values()
  }

  keys(): Iterable<string> {
    return this.#rows.keys()
  }

  entries(): Iterable<[string, Row]> {
    return this.#rows.entries()
  }

  /** Keys whose `index` is `value`, oldest first. */
  keysBy(index: string, value: string): readonly string[] {
    return [...(this.#shelves.get(index)?.keys.get(value) ?? [])]
  }

  /** Rows whose `index` is `value`, oldest first. */
  by(index: string, value: string): Row[] {
    return this.between(index, value, EARLIEST, LATEST)
  }

  /** The rows of {@link by} that happened in [from, to]. */
  between(index: string, value: string, from: number, to: number): Row[] {
    const [first, end] = this.#span(index, value, from, to)
    return (this.#shelves.get(index)?.keys.get(value) ?? []).slice(first, end).map((key) => this.#known(key))
  }

  /** Whether {@link between} would return a row; constant cost however many rows there are. */
  any(index: string, value: string, from: number, to: number): boolean {
    const [first, end] = this.#span(index, value, from, to)
    return first < end
  }

  /** Rows whose `index` is `value`, newest first. */
  *newest(index: string, value: string): Generator<Row> {
    const keys = this.#shelves.get(index)?.keys.get(value) ?? []
    for (let place = keys.length - 1; place >= 0; place--) {
      const key = keys[place]
      if (key !== undefined) yield this.#known(key)
    }
  }

  put(key: string, row: Row): void {
    this.#journal(this as Table<unknown>, key, this.#rows.get(key))
    this.set(key, row)
  }

  delete(key: string): void {
    if (!this.#rows.has(key)) return
    this.#journal(this as Table<unknown>, key, this.#rows.get(key))
    this.set(key, undefined)
  }

  /** Sets or removes a row without a journal entry: for rows that are undone or read from the store. */
  set(key: string, row: Row | undefined): void {
    const before = this.#rows.get(key)
    for (const shelf of this.#shelves.values()) {
      const [was, is] = [valuesOf(shelf, before), valuesOf(shelf, row)]
      const moved = before === undefined || row === undefined || shelf.at(before) !== shelf.at(row)
      // Removed from the index while the old row is still there to search by.
      for (const value of was) if (moved || !is.includes(value)) this.#takeOut(shelf, value, key)
      if (row === undefined) continue
      const at = shelf.at(row)
      for (const value of is) {
        if (!moved && was.includes(value)) continue
        const keys = shelf.keys.get(value)
        if (keys) keys.splice(this.#place(shelf, keys, at, true), 0, key)
        else shelf.keys.set(value, [key])
      }
    }
    if (row === undefined) this.#rows.delete(key)
    else this.#rows.set(key, row)
    for (const follower of this.#followers) {
      if (before !== undefined) follower.remove(before)
      if (row !== undefined) follower.add(row)
    }
  }

  /** Removes all rows without a journal entry. */
  clear(): void {
    this.#rows.clear()
    for (const { keys } of this.#shelves.values()) keys.clear()
    for (const follower of this.#followers) follower.clear()
  }

  /** Range of the keys whose rows happened in [from, to]. */
  #span(index: string, value: string, from: number, to: number): readonly [first: number, end: number] {
    const shelf = this.#shelves.get(index)
    const keys = shelf?.keys.get(value)
    if (!shelf || !keys) return [0, 0]
    return [this.#place(shelf, keys, from, false), this.#place(shelf, keys, to, true)]
  }

  #known(key: string): Row {
    return this.#rows.get(key) as Row
  }

  /** Index of the first row at or after a moment; with `after`, after it. New rows are usually last. */
  #place(shelf: Shelf<Row>, keys: readonly string[], at: number, after: boolean): number {
    const isBefore = (place: number) => {
      const there = shelf.at(this.#known(keys[place] ?? ''))
      return after ? there <= at : there < at
    }
    let [low, high] = [0, keys.length]
    if (high > 0 && isBefore(high - 1)) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(middle)) low = middle + 1
      else high = middle
    }
    return low
  }

  #takeOut(shelf: Shelf<Row>, value: string, key: string): void {
    const keys = shelf.keys.get(value)
    if (!keys) return
    const at = shelf.at(this.#known(key))
    keys.splice(keys.indexOf(key, this.#place(shelf, keys, at, false)), 1)
    if (keys.length === 0) shelf.keys.delete(value)
  }
}

function valuesOf<Row>({ of }: Shelf<Row>, row: Row | undefined): readonly string[] {
  const value = row === undefined ? null : of(row)
  return value === null ? [] : typeof value === 'string' ? [value] : value
}
