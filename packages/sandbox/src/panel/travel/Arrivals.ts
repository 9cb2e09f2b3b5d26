import type { Clock } from '../../core/clock/clock.ts'

/** What a browser brings to the site. */
export interface Arrival {
  readonly market: string
  /** The site's stored choice of this market: by currency, or by code if an earlier market has the same currency. */
  readonly choice: string
  /** Path of the site. */
  readonly path: string
  /** A session of the account, or null for a visitor. */
  readonly session: { readonly token: string; readonly username: string; readonly accountType: number } | null
}

const LASTS_MS = 60_000

/**
 * Arrivals waiting to be fetched, each by a ticket that is valid once, for a minute. The session is passed from the
 * sandbox to the site's development server, never in a URL.
 */
export class Arrivals {
  readonly #waiting = new Map<string, { readonly arrival: Arrival; readonly until: number }>()
  readonly #clock: Pick<Clock, 'now'>
  /** Creates an unguessable ticket. */
  readonly #ticket: () => string

  constructor(clock: Pick<Clock, 'now'>, ticket: () => string) {
    this.#clock = clock
    this.#ticket = ticket
  }

  /** Saves an arrival and returns its ticket. */
  keep(arrival: Arrival): string {
    const now = this.#clock.now()
    for (const [ticket, { until }] of this.#waiting) if (until < now) this.#waiting.delete(ticket)
    const ticket = this.#ticket()
    this.#waiting.set(ticket, { arrival, until: now + LASTS_MS })
    return ticket
  }

  /** Returns the arrival of a ticket; null for a ticket that is unknown, used or expired. */
  take(ticket: string): Arrival | null {
    const kept = this.#waiting.get(ticket)
    this.#waiting.delete(ticket)
    return kept && kept.until >= this.#clock.now() ? kept.arrival : null
  }
}
