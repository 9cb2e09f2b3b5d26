import { MINUTE } from '@croupier/locales/calendar'
import type { Follower } from './Table.ts'

/** What a member paid and received under one heading. Amounts are minor units, never negative. */
export interface Sum {
  readonly count: number
  readonly paid: bigint
  readonly received: bigint
}

/** A row's contribution: member, time and heading. */
export interface Entry {
  readonly memberId: number
  readonly at: number
  readonly heading: string
  readonly paid: bigint
  readonly received: bigint
}

/**
 * Resolution of time. Every time zone is a whole number of quarter hours from UTC (Kathmandu 5:45, Lord
 * Howe 10:30 and 11:00), so local days begin and end between two quarters, daylight saving time included.
 */
export const QUARTER = 15 * MINUTE

/** The quarter hour that contains a moment, as its start. */
export const quarterOf = (at: number): number => Math.floor(at / QUARTER) * QUARTER

interface Slot {
  /** Start of the quarter hour. */
  readonly at: number
  readonly heading: string
  sum: Sum
}

const NOTHING: Sum = { count: 0, paid: 0n, received: 0n }

/** Adds two sums. */
export function plus(one: Sum, other: Sum): Sum {
  return { count: one.count + other.count, paid: one.paid + other.paid, received: one.received + other.received }
}

/**
 * Sums of a table by member, quarter hour and heading, so that limits and reports need not read every row. They follow
 * the table like an index: undone changes are subtracted again, so they always match the rows.
 */
export class Sums<Row> implements Follower<Row> {
  readonly #entries: (row: Row) => readonly Entry[]
  /** Each member's slots, earliest first. */
  readonly #members = new Map<number, Slot[]>()

  /** `entries` returns what a row contributes; it must be deterministic. */
  constructor(entries: (row: Row) => readonly Entry[]) {
    this.#entries = entries
  }

  add(row: Row): void {
    for (const { memberId, at, heading, paid, received } of this.#entries(row))
      this.#change(memberId, at, heading, { count: 1, paid, received })
  }

  remove(row: Row): void {
    for (const { memberId, at, heading, paid, received } of this.#entries(row))
      this.#change(memberId, at, heading, { count: -1, paid: -paid, received: -received })
  }

  clear(): void {
    this.#members.clear()
  }

  /** Every member with at least one entry. */
  memberIds(): Iterable<number> {
    return this.#members.keys()
  }

  /** Calls `visit` for every quarter hour of the member that starts in [from, to), with the heading and its sum. */
  each(memberId: number, from: number, to: number, visit: (heading: string, sum: Sum, at: number) => void): void {
    const slots = this.#members.get(memberId) ?? []
    for (let place = firstFrom(slots, from); place < slots.length; place++) {
      const slot = slots[place]
      if (!slot || slot.at >= to) return
      visit(slot.heading, slot.sum, slot.at)
    }
  }

  /** Sums of one member over the quarter hours that start in [from, to), by heading. */
  between(memberId: number, from: number, to: number): Map<string, Sum> {
    const found = new Map<string, Sum>()
    this.each(memberId, from, to, (heading, sum) => found.set(heading, plus(found.get(heading) ?? NOTHING, sum)))
    return found
  }

  /** Whether the member has anything in the quarter hours that start in [from, to). */
  any(memberId: number, from: number, to: number): boolean {
    const slots = this.#members.get(memberId) ?? []
    return (slots[firstFrom(slots, from)]?.at ?? to) < to
  }

  /** All sums as comparable lines of text: for the check that they match the rows. */
  lines(): string[] {
    return [...this.#members]
      .flatMap(([memberId, slots]) =>
        slots.map(
          ({ at, heading, sum: { count, paid, received } }) =>
            `${memberId} ${at / QUARTER} ${heading} ${count} ${paid} ${received}`,
        ),
      )
      .sort()
  }

  #change(memberId: number, when: number, heading: string, by: Sum): void {
    const at = quarterOf(when)
    const slots = this.#members.get(memberId) ?? []
    if (slots.length === 0) this.#members.set(memberId, slots)
    let place = firstFrom(slots, at)
    while (slots[place]?.at === at && slots[place]?.heading !== heading) place++
    const slot = slots[place]
    if (slot?.at !== at) slots.splice(place, 0, { at, heading, sum: by })
    else {
      slot.sum = plus(slot.sum, by)
      if (slot.sum.count !== 0) return
      slots.splice(place, 1)
      if (slots.length === 0) this.#members.delete(memberId)
    }
  }
}

/** Index of the first slot at or after a moment. Searches from the end, as most changes are in the newest quarter. */
function firstFrom(slots: readonly Slot[], at: number): number {
  let [low, high] = [0, slots.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((slots[middle]?.at ?? at) < at) low = middle + 1
    else high = middle
  }
  return low
}
