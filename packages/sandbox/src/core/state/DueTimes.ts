import type { Follower } from './Table.ts'

/**
 * When the first of a table's rows wants attention. It follows the table, so that what runs by the clock looks at thousands
 * of waiting rows only when one of them is due, and not with every request.
 */
export class DueTimes<Row> implements Follower<Row> {
  readonly #at: (row: Row) => number | null
  readonly #rows = new Map<number, number>()
  /** Null when nothing waits, undefined when it has to be looked up again. */
  #earliest: number | null | undefined = null

  /** `at` says when a row is due, or null when it waits for nothing; it must say the same every time. */
  constructor(at: (row: Row) => number | null) {
    this.#at = at
  }

  add(row: Row): void {
    const at = this.#at(row)
    if (at === null) return
    this.#rows.set(at, (this.#rows.get(at) ?? 0) + 1)
    if (this.#earliest === null || (this.#earliest !== undefined && at < this.#earliest)) this.#earliest = at
  }

  remove(row: Row): void {
    const at = this.#at(row)
    if (at === null) return
    const left = (this.#rows.get(at) ?? 0) - 1
    if (left > 0) this.#rows.set(at, left)
    else {
      this.#rows.delete(at)
      if (at === this.#earliest) this.#earliest = undefined
    }
  }

  clear(): void {
    this.#rows.clear()
    this.#earliest = null
  }

  /** Whether a row is due by `now`. */
  any(now: number): boolean {
    if (this.#earliest === undefined) {
      this.#earliest = null
      for (const at of this.#rows.keys()) if (this.#earliest === null || at < this.#earliest) this.#earliest = at
    }
    return this.#earliest !== null && this.#earliest <= now
  }
}
