import { rowText } from '../store/rowText.ts'
import type { Change } from '../store/store.ts'
import { valuesOf, type Index, type Journal, type StateTable, type Table, type TableShape } from './Table.ts'

/** A table whose rows are all held in memory. */
export class MemoryTable<Row> implements Table<Row> {
  readonly name: string
  readonly #rows = new Map<string, Row>()
  readonly #indexes = new Map<string, { index: Index<Row>; keys: Map<string, Set<string>> }>()
  readonly #journal: Journal
  readonly #shape: TableShape<Row>

  constructor(name: string, journal: Journal, shape: TableShape<Row> = {}) {
    this.name = name
    this.#journal = journal
    this.#shape = shape
    for (const [name, index] of Object.entries(shape.indexes ?? {})) this.#indexes.set(name, { index, keys: new Map() })
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

  all(): Iterable<Row> {
    return this.#rows.values()
  }

  keys(): Iterable<string> {
    return this.#rows.keys()
  }

  entries(): Iterable<[string, Row]> {
    return this.#rows.entries()
  }

  by(index: string, value: string): Row[] {
    const found: Row[] = []
    for (const key of this.keysBy(index, value)) {
      const row = this.#rows.get(key)
      if (row !== undefined) found.push(row)
    }
    return found
  }

  keysBy(index: string, value: string): ReadonlySet<string> {
    return this.#indexes.get(index)?.keys.get(value) ?? new Set()
  }

  between(index: string, value: string, from: number, to: number): Row[] {
    const at = this.#atOf(index)
    return this.by(index, value).filter((row) => at(row) >= from && at(row) <= to)
  }

  newest(index: string, value: string): Iterable<Row> {
    const at = this.#atOf(index)
    return this.by(index, value)
      .reverse()
      .sort((a, b) => at(b) - at(a))
  }

  put(key: string, row: Row): void {
    this.#journal(this as unknown as StateTable, key, this.#rows.get(key))
    this.#set(key, row)
  }

  delete(key: string): void {
    if (!this.#rows.has(key)) return
    this.#journal(this as unknown as StateTable, key, this.#rows.get(key))
    this.#set(key, undefined)
  }

  undo(key: string, before: Row | undefined): void {
    this.#set(key, before)
  }

  load(key: string, row: Row): void {
    this.#set(key, row)
  }

  changeOf(key: string): Change {
    const row = this.#rows.get(key)
    return row === undefined ? { collection: this.name, key, body: null } : this.newRow(key, row)
  }

  newRow(key: string, row: Row): Change {
    return { collection: this.name, key, body: rowText(row) }
  }

  stored(): void {}

  clear(): void {
    this.#rows.clear()
    for (const { keys } of this.#indexes.values()) keys.clear()
    for (const follower of this.#shape.followers ?? []) follower.clear()
  }

  attach(): void {}

  #atOf(name: string): (row: Row) => number {
    const index = this.#shape.indexes?.[name]
    return (typeof index === 'object' ? index.at : this.#shape.at) ?? (() => 0)
  }

  #set(key: string, row: Row | undefined): void {
    const before = this.#rows.get(key)
    if (row === undefined) this.#rows.delete(key)
    else this.#rows.set(key, row)
    for (const follower of this.#shape.followers ?? []) {
      if (before !== undefined) follower.remove(before)
      if (row !== undefined) follower.add(row)
    }
    for (const { index, keys } of this.#indexes.values()) {
      const was = before === undefined ? [] : valuesOf(index, before)
      const is = row === undefined ? [] : valuesOf(index, row)
      for (const value of was) {
        if (is.includes(value)) continue
        const set = keys.get(value)
        set?.delete(key)
        if (set?.size === 0) keys.delete(value)
      }
      for (const value of is) {
        if (was.includes(value)) continue
        const set = keys.get(value)
        if (set) set.add(key)
        else keys.set(value, new Set([key]))
      }
    }
  }
}
