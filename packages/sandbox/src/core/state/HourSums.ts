import { HOUR } from '@croupier/locales/calendar'
import type { Follower } from './Table.ts'

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

const NOTHING: Sum = { count: 0, paid: 0n, received: 0n }

/** Adds two sums. */
export function plus(one: Sum, other: Sum): Sum {
  return { count: one.count + other.count, paid: one.paid + other.paid, received: one.received + other.received }
}

/**
 * Sums of a table by member, hour and heading, so that a report over fifty thousand members does not read every row.
 * It follows the table the way an index does: what is undone leaves it again, so it cannot drift from the rows.
 * It stays in memory for all that ever happened, whether or not the rows do. So the sums lie in columns of plain numbers,
 * 25 bytes each, and as much again to find them by member; as objects in maps they took 200 to 480 (decision 0008).
 */
export class HourSums<Row> implements Follower<Row> {
  readonly #entries: (row: Row) => readonly Entry[]
  readonly #headings: string[] = []
  /** The places of a member's sums in the columns, in the order they came. */
  readonly #members = new Map<number, number[]>()
  #columns = columns(FEWEST)
  /** Places handed out so far, and those among them that are empty again. */
  #used = 0
  #free: number[] = []

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
    this.#columns = columns(FEWEST)
    this.#used = 0
    this.#free = []
  }

  /** Everybody who has anything at all. */
  memberIds(): Iterable<number> {
    return this.#members.keys()
  }

  /** Calls `visit` for every hour of the member that starts in [from, to), with the heading and its sum. */
  each(memberId: number, from: number, to: number, visit: (heading: string, sum: Sum, hour: number) => void): void {
    const { hour } = this.#columns
    for (const place of this.#members.get(memberId) ?? []) {
      const at = (hour[place] ?? 0) * HOUR
      if (at >= from && at < to) visit(this.#heading(place), this.#sum(place), at)
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
    const { hour } = this.#columns
    return (this.#members.get(memberId) ?? []).some((place) => {
      const at = (hour[place] ?? 0) * HOUR
      return at >= from && at < to
    })
  }

  /** Everything, as comparable text lines: for the check that the sums agree with the rows. */
  lines(): string[] {
    const lines: string[] = []
    for (const memberId of this.#members.keys()) {
      this.each(memberId, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, (heading, sum, at) => {
        lines.push(`${memberId} ${at / HOUR} ${heading} ${sum.count} ${sum.paid} ${sum.received}`)
      })
    }
    return lines.sort()
  }

  #change(entry: Entry, sign: 1 | -1): void {
    const { memberId } = entry
    const place = this.#placeOf(memberId, Math.floor(entry.at / HOUR), this.#headingIndex(entry.heading))
    const { count, paid, received } = this.#columns
    const left = (count[place] ?? 0) + sign
    count[place] = left
    paid[place] = whole((paid[place] ?? 0n) + BigInt(sign) * entry.paid)
    received[place] = whole((received[place] ?? 0n) + BigInt(sign) * entry.received)
    if (left !== 0) return
    const places = this.#members.get(memberId) ?? []
    places.splice(places.lastIndexOf(place), 1)
    if (places.length === 0) this.#members.delete(memberId)
    this.#free.push(place)
  }

  /** The place of a sum, made when there is none. What changes is mostly of the newest hour. */
  #placeOf(memberId: number, hour: number, heading: number): number {
    let places = this.#members.get(memberId)
    if (!places) this.#members.set(memberId, (places = []))
    for (let at = places.length - 1; at >= 0; at--) {
      const place = places[at] ?? 0
      if (this.#columns.hour[place] === hour && this.#columns.heading[place] === heading) return place
    }
    const place = this.#free.pop() ?? this.#used++
    if (place === this.#columns.hour.length) this.#columns = columns(place * 2, this.#columns)
    const { paid, received, count } = this.#columns
    this.#columns.hour[place] = hour
    this.#columns.heading[place] = heading
    paid[place] = 0n
    received[place] = 0n
    count[place] = 0
    places.push(place)
    return place
  }

  #sum(place: number): Sum {
    const { count, paid, received } = this.#columns
    return { count: count[place] ?? 0, paid: paid[place] ?? 0n, received: received[place] ?? 0n }
  }

  #heading(place: number): string {
    return this.#headings[this.#columns.heading[place] ?? 0] ?? ''
  }

  #headingIndex(heading: string): number {
    const known = this.#headings.indexOf(heading)
    return known < 0 ? this.#headings.push(heading) - 1 : known
  }
}

const FEWEST = 1_024

/** The sums of a place, each column an array. */
interface Columns {
  /** Minor units. */
  readonly paid: BigInt64Array
  readonly received: BigInt64Array
  readonly count: Uint32Array
  /** Hours since 1970. */
  readonly hour: Int32Array
  readonly heading: Uint8Array
}

/** Columns of a length, with what stood in shorter ones. */
function columns(length: number, former?: Columns): Columns {
  const made: Columns = {
    paid: new BigInt64Array(length),
    received: new BigInt64Array(length),
    count: new Uint32Array(length),
    hour: new Int32Array(length),
    heading: new Uint8Array(length),
  }
  if (former) {
    made.paid.set(former.paid)
    made.received.set(former.received)
    made.count.set(former.count)
    made.hour.set(former.hour)
    made.heading.set(former.heading)
  }
  return made
}

/** An amount that a column holds exactly: up to nine quintillion minor units. */
function whole(amount: bigint): bigint {
  if (BigInt.asIntN(64, amount) !== amount) throw new RangeError('a sum is too large to be kept')
  return amount
}
