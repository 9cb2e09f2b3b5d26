import type { Change, Store } from '../store/store.ts'
import { readRow, rowText } from '../store/rowText.ts'
import { createTables, type FigureDefinition, type TableDefinitions } from './definitions.ts'
import { readSnapshot } from './snapshot.ts'
import type { Follower, Journal, Table } from './Table.ts'

/** A row a transaction wrote: where, and what was there before. */
export interface Written {
  readonly table: string
  readonly key: string
  readonly before: unknown
}

/** A row in a snapshot. */
type SnapshotLine = readonly [collection: string, key: string, body: string]

/** Original rows by table and key, in the order of writing. */
type Before = Map<string, { readonly table: Table<unknown>; readonly key: string; readonly row: unknown }>

/** What a state consists of. */
export interface StateDefinition {
  readonly tables: TableDefinitions
  readonly figures: Readonly<Record<string, FigureDefinition<Follower<never>, never>>>
  /** Passed to the figures when they are created. */
  readonly facts: unknown
}

/** The platform's memory: typed tables, transactions over them, and the store behind them. */
export class State<Tables = unknown, Figures = unknown> {
  readonly tables: Tables
  /** Sums, in step with the tables. */
  readonly figures: Figures
  readonly #store: Store
  readonly #definition: StateDefinition
  readonly #afterWrite: ((written: readonly Written[]) => void) | undefined
  readonly #keyMark: string
  /** Original rows of the running transaction; null outside one. */
  #before: Before | null = null

  /**
   * `definition` must define exactly `Tables` and `Figures`. `afterWrite` is called after every transaction that
   * changed something, once it is stored. Snapshots of a state with another `keyMark` are rejected.
   */
  constructor(
    store: Store,
    definition: StateDefinition,
    afterWrite?: (written: readonly Written[]) => void,
    keyMark = '',
  ) {
    this.#keyMark = keyMark
    this.#store = store
    this.#definition = definition
    this.#afterWrite = afterWrite
    const journal: Journal = (table, key, row) => {
      if (!this.#before) throw new Error(`${table.name} may only change inside a transaction`)
      const place = `${table.name}\n${key}`
      if (!this.#before.has(place)) this.#before.set(place, { table, key, row })
    }
    const followers = new Map<string, Follower<never>[]>()
    const figures: Record<string, Follower<never>> = {}
    for (const [name, { of, create }] of Object.entries(definition.figures)) {
      const figure = create(definition.facts as never)
      figures[name] = figure
      followers.set(of, [...(followers.get(of) ?? []), figure])
    }
    this.figures = figures as Figures
    this.tables = createTables(definition.tables, followers, journal) as Tables
    for (const change of store.load()) this.#tableOf(change.collection)?.set(change.key, readRow(change.body))
  }

  /** True when nothing was ever written, so the state needs its seed. */
  get empty(): boolean {
    return this.#all().every(({ size }) => size === 0)
  }

  /**
   * Runs `operation` over the tables and stores its changes in one transaction before it returns. When the operation
   * or the store throws, the tables are rolled back. Operations are synchronous and do not nest.
   */
  transact<Result>(operation: () => Result): Result {
    if (this.#before) throw new Error('a transaction is already running')
    const before: Before = new Map()
    this.#before = before
    let written: Written[] = []
    try {
      const result = operation()
      const changes: Change[] = []
      for (const { table, key } of before.values()) changes.push(changeOf(table.name, key, table.get(key)))
      if (changes.length > 0) this.#store.commit(changes)
      if (this.#afterWrite)
        written = [...before.values()].map(({ table, key, row }) => ({ table: table.name, key, before: row }))
      return result
    } catch (failure) {
      putBack(before)
      throw failure
    } finally {
      this.#before = null
      if (written.length > 0) this.#afterWrite?.(written)
    }
  }

  /**
   * Runs a part of the running transaction that may fail alone: its writes are rolled back when it throws, and the rest
   * of the transaction continues. Parts may nest.
   */
  part<Result>(operation: () => Result): Result {
    const whole = this.#before
    if (!whole) throw new Error('a part belongs to a transaction')
    const before: Before = new Map()
    this.#before = before
    try {
      const result = operation()
      for (const [place, first] of before) if (!whole.has(place)) whole.set(place, first)
      return result
    } catch (failure) {
      putBack(before)
      throw failure
    } finally {
      this.#before = whole
    }
  }

  /**
   * The whole state as text, for {@link restore}. With `secrets: false` it omits what the tables declare secret, so
   * an operator may read it; restoring it ends every session and keeps people's current passwords.
   */
  snapshot({ secrets = true }: { readonly secrets?: boolean } = {}): string {
    const rows: SnapshotLine[] = []
    for (const table of this.#all()) {
      const secret = secrets ? [] : this.#secretsOf(table.name)
      if (secret === 'rows') continue
      for (const [key, row] of table.entries())
        rows.push([table.name, key, rowText(secret.length === 0 ? row : without(row as object, secret))])
    }
    return JSON.stringify({ version: 1, rows })
  }

  /** Replaces the whole state by a snapshot. Throws `NotASnapshot` on any other text, without changing anything. */
  restore(snapshot: string): void {
    const read = readSnapshot(snapshot, this.#keyMark).map((line) => {
      const secret = this.#secretsOf(line.collection)
      const known = this.#tableOf(line.collection)?.get(line.key)
      if (secret === 'rows' || !known || secret.every((name) => name in (line.row as object))) return line
      return { ...line, row: { ...only(known, secret), ...(line.row as object) } }
    })
    // Keeps rows of unknown tables: another version may have those tables.
    this.#store.replace(read.map(({ collection, key, row }) => changeOf(collection, key, row)))
    this.#clear()
    for (const { collection, key, row } of read) this.#tableOf(collection)?.set(key, row)
  }

  /** Clears everything and lets `sow` write the first state, in one transaction. */
  reset(sow: () => void): void {
    this.#clear()
    this.#before = new Map()
    try {
      sow()
    } finally {
      this.#before = null
    }
    this.#store.replace(
      this.#all().flatMap((table) => [...table.entries()].map(([key, row]) => changeOf(table.name, key, row))),
    )
  }

  /** Releases the store. */
  close(): void {
    this.#store.close()
  }

  #clear(): void {
    for (const table of this.#all()) table.clear()
  }

  #secretsOf(table: string): 'rows' | readonly string[] {
    return this.#definition.tables[table]?.secrets ?? []
  }

  #all(): readonly Table<unknown>[] {
    return Object.values(this.tables as object) as Table<unknown>[]
  }

  #tableOf(collection: string): Table<unknown> | undefined {
    return (this.tables as unknown as Record<string, Table<unknown> | undefined>)[collection]
  }
}

/** Puts rows back as they were. */
function putBack(before: Before): void {
  for (const { table, key, row } of [...before.values()].reverse()) table.set(key, row)
}

const changeOf = (collection: string, key: string, row: unknown): Change => ({
  collection,
  key,
  body: row === undefined ? null : rowText(row),
})

const without = (row: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

const only = (row: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
