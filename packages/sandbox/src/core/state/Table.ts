import type { Change } from '../store/store.ts'

/** Told before a row changes, so that a failed request can be undone and a good one written down. */
export type Journal = (table: StateTable, key: string, before: unknown) => void

/** A value rows are looked up by besides their key. Several values put a row under each; null leaves it out. */
export type IndexOf<Row> = (row: Row) => string | readonly string[] | null

/** An index, and the moment its rows lie at when that is not the table's own. */
export type Index<Row> = IndexOf<Row> | { readonly of: IndexOf<Row>; readonly at: (row: Row) => number }

/** Keeps something in step with a table's rows. Called for every change, undo, load and restore alike. */
export interface Follower<Row> {
  add(row: Row): void
  remove(row: Row): void
  clear(): void
}

/** What a table knows of its rows. */
export interface TableShape<Row> {
  readonly indexes?: Readonly<Record<string, Index<Row>>>
  /** When a row happened, for {@link Table.between} and {@link Table.newest}; 0 for all of them unless given. */
  readonly at?: (row: Row) => number
  /** Sums that go with the rows. */
  readonly followers?: readonly Follower<Row>[]
}

/**
 * A typed collection of rows by key. Rows are never changed in place: a change is a new row under the same key. That
 * makes undoing a request as simple as putting the former rows back. Where the rows are is the table's own business: in
 * memory (`MemoryTable`) or in the store, to be read when asked for (`HistoryTable`).
 */
export interface Table<Row> {
  readonly name: string
  readonly size: number
  get(key: string): Row | undefined
  has(key: string): boolean
  /** All rows, oldest key first. Rows may be deleted meanwhile. */
  all(): Iterable<Row>
  keys(): Iterable<string>
  entries(): Iterable<[string, Row]>
  /** Rows whose `index` is `value`, oldest first. */
  by(index: string, value: string): Row[]
  /** Keys whose `index` is `value`, oldest first. */
  keysBy(index: string, value: string): ReadonlySet<string>
  /** Of {@link by}, the rows that happened in [from, to]. */
  between(index: string, value: string, from: number, to: number): Row[]
  /** Rows whose `index` is `value`, newest first. Whoever stops early has read no more than needed. */
  newest(index: string, value: string): Iterable<Row>
  put(key: string, row: Row): void
  delete(key: string): void
}

/** A table as the state handles it, whatever its rows are. */
export interface StateTable extends Table<unknown> {
  /**
   * The row a key had before is put back; undefined when it had none. `written` when an earlier part of the same
   * transaction wrote that row, so that the store does not hold it. Tells no journal.
   */
  undo(key: string, before: unknown, written?: boolean): void
  /** A row that the store holds already. Tells no journal. */
  load(key: string, row: unknown): void
  /** What the store has to write for a key of the running transaction; `before` is what it holds. */
  changeOf(key: string, before: unknown): Change
  /** A row as an empty store has to write it. */
  newRow(key: string, row: unknown): Change
  /** The store has written what the running transaction left under a key. */
  stored(key: string): void
  /** Empties the table; the store is not asked any more until {@link attach}. Tells no journal. */
  clear(): void
  /** From now on the store holds exactly the rows of the table. */
  attach(): void
}

/** The values an index gives a row. */
export function valuesOf<Row>(index: Index<Row>, row: Row): readonly string[] {
  const value = (typeof index === 'function' ? index : index.of)(row)
  return value === null ? [] : typeof value === 'string' ? [value] : value
}
