import type { Clock } from '../../core/clock/clock.ts'

/** What a browser takes along to the site. */
export interface Arrival {
  readonly market: string
  /** How the site keeps the choice of this market: by currency, or by code where an earlier market has that currency. */
  readonly choice: string
  /** Path of the site. */
  readonly path: string
  /** A session of the account, or null for a visitor. */
  readonly session: { readonly token: string; readonly username: string; readonly accountType: number } | null
}

const LASTS_MS = 60_000

/**
 * Arrivals that wait to be fetched, each by a ticket that is good once and for a minute. The session travels from the
 * sandbox to the development server of the site, never in an address.
 */
export class Arrivals {
  readonly #waiting = new Map<string, { readonly arrival: Arrival; readonly until: number }>()
  readonly #clock: Pick<Clock, 'now'>
  /** Draws a ticket that nobody can guess. */
  readonly #ticket: () => string

  constructor(clock: Pick<Clock, 'now'>, ticket: () => string) {
    this.#clock = clock
    this.#ticket = ticket
  }

  /** Keeps an arrival and gives its ticket. */
  keep(arrival: Arrival): string {
    const now = this.#clock.now()
    for (const [ticket, { until }] of this.#waiting) if (until < now) this.#waiting.delete(ticket)
    const ticket = this.#ticket()
    this.#waiting.set(ticket, { arrival, until: now + LASTS_MS })
    return ticket
  }

  /** Hands out the arrival of a ticket; null for one that is unknown, used or too old. */
  take(ticket: string): Arrival | null {
    const kept = this.#waiting.get(ticket)
    this.#waiting.delete(ticket)
    return kept && kept.until >= this.#clock.now() ? kept.arrival : null
  }
}
