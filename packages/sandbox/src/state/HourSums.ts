/** Keeps something in step with a table's rows. Called for every change, undo, load and restore alike. */
export interface Follower<Row> {
  add(row: Row): void
  remove(row: Row): void
  clear(): void
}

/** What a member put in and got out under one heading. Amounts are minor units, never negative. */
export interface Sum {
  readonly count: number
  readonly paid: bigint
  readonly received: bigint
}

/** One contribution of a row: who, when, under which heading. */
export interface Entry {
  readonly memberId: number
  readonly at: number
  readonly heading: string
  readonly paid: bigint
  readonly received: bigint
}

/** Milliseconds of an hour, the grain of these sums. */
export const HOUR = 3_600_000

const NOTHING: Sum = { count: 0, paid: 0n, received: 0n }

/** Adds two sums. */
export function plus(one: Sum, other: Sum): Sum {
  return { count: one.count + other.count, paid: one.paid + other.paid, received: one.received + other.received }
}

/**
 * Sums of a table by member, hour and heading, so that a report over fifty thousand members does not read every row.
 * It follows the table the way an index does: what is undone leaves it again, so it cannot drift from the rows.
 */
export class HourSums<Row> implements Follower<Row> {
  readonly #entries: (row: Row) => readonly Entry[]
  readonly #members = new Map<number, Map<number, Map<string, Sum>>>()

  /** `entries` says what a row contributes; it must say the same every time. */
  constructor(entries: (row: Row) => readonly Entry[]) {
    this.#entries = entries
  }

  add(row: Row): void {
    for (const entry of this.#entries(row)) this.#change(entry, 1)
  }

  remove(row: Row): void {
    for (const entry of this.#entries(row)) this.#change(entry, -1)
  }

  clear(): void {
    this.#members.clear()
  }

  /** Everybody who has anything at all. */
  memberIds(): Iterable<number> {
    return this.#members.keys()
  }

  /** Calls `visit` for every hour of the member that starts in [from, to), with the heading and its sum. */
  each(memberId: number, from: number, to: number, visit: (heading: string, sum: Sum, hour: number) => void): void {
    for (const [hour, headings] of this.#members.get(memberId) ?? []) {
      const at = hour * HOUR
      if (at < from || at >= to) continue
      for (const [heading, sum] of headings) visit(heading, sum, at)
    }
  }

  /** Sums of one member over the hours that start in [from, to), by heading. */
  between(memberId: number, from: number, to: number): Map<string, Sum> {
    const found = new Map<string, Sum>()
    this.each(memberId, from, to, (heading, sum) => found.set(heading, plus(found.get(heading) ?? NOTHING, sum)))
    return found
  }

  /** Whether the member has anything in the hours that start in [from, to). */
  any(memberId: number, from: number, to: number): boolean {
    let found = false
    this.each(memberId, from, to, () => {
      found = true
    })
    return found
  }

  /** Everything, as comparable text lines: for the check that the sums agree with the rows. */
  lines(): string[] {
    const lines: string[] = []
    for (const [memberId, hours] of this.#members) {
      for (const [hour, headings] of hours) {
        for (const [heading, { count, paid, received }] of headings) {
          lines.push(`${memberId} ${hour} ${heading} ${count} ${paid} ${received}`)
        }
      }
    }
    return lines.sort()
  }

  #change(entry: Entry, sign: 1 | -1): void {
    const hour = Math.floor(entry.at / HOUR)
    const hours = inner(this.#members, entry.memberId)
    const headings = inner(hours, hour)
    const before = headings.get(entry.heading) ?? NOTHING
    const after = plus(before, {
      count: sign,
      paid: sign === 1 ? entry.paid : -entry.paid,
      received: sign === 1 ? entry.received : -entry.received,
    })
    if (after.count === 0) headings.delete(entry.heading)
    else headings.set(entry.heading, after)
    if (headings.size === 0) hours.delete(hour)
    if (hours.size === 0) this.#members.delete(entry.memberId)
  }
}

function inner<Key, Inner extends Map<unknown, unknown>>(outer: Map<Key, Inner>, key: Key): Inner {
  const found = outer.get(key)
  if (found) return found
  const made = new Map() as unknown as Inner
  outer.set(key, made)
  return made
}
