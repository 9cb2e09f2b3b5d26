import { readRow, rowText } from '../store/rowText.ts'
import type { Change, History, Mark } from '../store/store.ts'
import { valuesOf, type Index, type Journal, type StateTable, type Table, type TableShape } from './Table.ts'

const FIRST_READ = 8
const FURTHER_READ = 500
/** Rows kept in memory after they were read. */
const KEPT = 8_192
const EARLIEST = Number.MIN_SAFE_INTEGER
const LATEST = Number.MAX_SAFE_INTEGER

/**
 * A table whose rows are in the store and are read when somebody asks. Memory holds only what the running transaction
 * has written; the store must show its own commits to a read immediately, synced or not.
 */
export class HistoryTable<Row> implements Table<Row> {
  readonly name: string
  readonly #journal: Journal
  readonly #history: History
  readonly #shape: TableShape<Row>
  /** What the store does not hold yet, in the order it was first written; null for a row that was deleted. */
  readonly #fresh = new Map<string, Row | null>()
  /** Rows that were read lately by their key: some are asked for with every request. */
  readonly #read = new Map<string, Row>()
  /** After {@link clear} the store's rows are no longer this table's. */
  #attached = true
  #size = 0

  constructor(name: string, journal: Journal, history: History, shape: TableShape<Row> = {}) {
    this.name = name
    this.#journal = journal
    this.#history = history
    this.#shape = shape
    if (shape.followers === undefined) this.#size = history.count()
    else for (const [key, row] of this.entries()) this.load(key, row)
  }

  get size(): number {
    return this.#size
  }

  get(key: string): Row | undefined {
    const fresh = this.#fresh.get(key)
    if (fresh !== undefined) return fresh ?? undefined
    const known = this.#read.get(key)
    if (known !== undefined || !this.#attached) return known
    const body = this.#history.get(key)
    if (body === undefined) return undefined
    const row = readRow(body) as Row
    if (this.#read.size >= KEPT) this.#read.clear()
    this.#read.set(key, row)
    return row
  }

  has(key: string): boolean {
    const fresh = this.#fresh.get(key)
    return fresh === undefined ? this.#attached && this.#history.get(key) !== undefined : fresh !== null
  }

  *all(): Generator<Row> {
    for (const [, row] of this.entries()) yield row
  }

  *keys(): Generator<string> {
    for (const [key] of this.entries()) yield key
  }

  *entries(): Generator<[string, Row]> {
    const met = new Set<string>()
    let after = 0
    for (let limit = FIRST_READ; this.#attached; limit = FURTHER_READ) {
      const read = this.#history.after(after, limit)
      for (const { place, key, body } of read) {
        after = place
        const fresh = this.#fresh.get(key)
        if (fresh !== undefined) met.add(key)
        if (fresh !== null) yield [key, fresh ?? (readRow(body) as Row)]
      }
      if (read.length < limit) break
    }
    for (const [key, row] of this.#fresh) if (row !== null && !met.has(key)) yield [key, row]
  }

  by(index: string, value: string): Row[] {
    return this.between(index, value, EARLIEST, LATEST)
  }

  keysBy(index: string, value: string): ReadonlySet<string> {
    const keys = new Set<string>()
    if (this.#attached) {
      for (const key of this.#history.keys(index, value)) if (!this.#fresh.has(key)) keys.add(key)
    }
    for (const [key] of this.#freshBy(index, value)) keys.add(key)
    return keys
  }

  between(index: string, value: string, from: number, to: number): Row[] {
    const at = this.#atOf(index)
    const changed = new Map(this.#freshBy(index, value).filter(([, row]) => at(row) >= from && at(row) <= to))
    const rows: Row[] = []
    for (const { key, body } of this.#attached ? this.#history.find(index, value, from, to) : []) {
      const row = changed.get(key)
      if (row !== undefined) rows.push(row)
      else if (!this.#fresh.has(key)) rows.push(readRow(body) as Row)
      changed.delete(key)
    }
    return rows.concat([...changed.values()])
  }

  *newest(index: string, value: string): Generator<Row> {
    const at = this.#atOf(index)
    const fresh = this.#freshBy(index, value)
      .map(([, row]) => row)
      .reverse()
      .sort((a, b) => at(b) - at(a))
    let before = { at: LATEST, place: LATEST }
    for (let limit = FIRST_READ; this.#attached; limit = FURTHER_READ) {
      const read = this.#history.before(index, value, before, limit)
      for (const { key, body, at: when, place } of read) {
        before = { at: when, place }
        if (this.#fresh.has(key)) continue
        while (fresh[0] !== undefined && at(fresh[0]) >= when) yield fresh.shift() as Row
        yield readRow(body) as Row
      }
      if (read.length < limit) break
    }
    yield* fresh
  }

  put(key: string, row: Row): void {
    const before = this.get(key)
    this.#journal(this as unknown as StateTable, key, before)
    this.#fresh.set(key, row)
    this.#read.delete(key)
    this.#follow(before, row)
  }

  delete(key: string): void {
    const before = this.get(key)
    if (before === undefined) return
    this.#journal(this as unknown as StateTable, key, before)
    this.#fresh.set(key, null)
    this.#read.delete(key)
    this.#follow(before, undefined)
  }

  undo(key: string, before: Row | undefined, written = false): void {
    const now = this.get(key)
    if (written) this.#fresh.set(key, before ?? null)
    else this.#fresh.delete(key)
    this.#follow(now, before)
  }

  load(_key: string, row: Row): void {
    this.#follow(undefined, row)
  }

  changeOf(key: string, before: Row | undefined): Change {
    const row = this.#fresh.get(key) ?? undefined
    const [was, is] = [this.#marks(before), this.#marks(row)]
    const marks = {
      remove: was.filter((mark) => !is.some((other) => same(mark, other))),
      add: is.filter((mark) => !was.some((other) => same(mark, other))),
    }
    return { collection: this.name, key, body: row === undefined ? null : rowText(row), marks }
  }

  newRow(key: string, row: Row): Change {
    return { collection: this.name, key, body: rowText(row), marks: { remove: [], add: this.#marks(row) } }
  }

  stored(key: string): void {
    this.#fresh.delete(key)
  }

  clear(): void {
    this.#attached = false
    this.#fresh.clear()
    this.#read.clear()
    this.#size = 0
    for (const follower of this.#shape.followers ?? []) follower.clear()
  }

  attach(): void {
    this.#fresh.clear()
    this.#attached = true
  }

  #follow(before: Row | undefined, row: Row | undefined): void {
    this.#size += Number(row !== undefined) - Number(before !== undefined)
    for (const follower of this.#shape.followers ?? []) {
      if (before !== undefined) follower.remove(before)
      if (row !== undefined) follower.add(row)
    }
  }

  #freshBy(name: string, value: string): [string, Row][] {
    const index: Index<Row> | undefined = this.#shape.indexes?.[name]
    const found: [string, Row][] = []
    if (index === undefined) return found
    for (const [key, row] of this.#fresh) {
      if (row !== null && valuesOf(index, row).includes(value)) found.push([key, row])
    }
    return found
  }

  #atOf(name: string): (row: Row) => number {
    const index = this.#shape.indexes?.[name]
    return (typeof index === 'object' ? index.at : this.#shape.at) ?? (() => 0)
  }

  #marks(row: Row | undefined): Mark[] {
    if (row === undefined) return []
    return Object.entries(this.#shape.indexes ?? {}).flatMap(([name, index]) => {
      const at = this.#atOf(name)(row)
      return valuesOf(index, row).map((value) => ({ index: name, value, at }))
    })
  }
}

const same = (one: Mark, other: Mark): boolean =>
  one.index === other.index && one.value === other.value && one.at === other.at
