/** An address of the site and how it is reached from here. */
export interface DomainRoute {
  readonly domain: string
  /** Milliseconds of the last measurement that came through; 0 until there was one. */
  readonly speed: number
  /** `unreachable` stays until a later measurement comes through. */
  readonly state: 'unmeasured' | 'reachable' | 'unreachable'
}

/** Dependencies of the measurement. */
export interface DomainRoutesOptions {
  /** Asks an origin for anything small; rejects when it is not reached. Without it nothing is ever measured. */
  readonly probe?: ((origin: string, signal: AbortSignal) => Promise<unknown>) | undefined
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  /** Host of the page: reached already, so never a way out. */
  readonly host: () => string
}

/** Another way to the platform when the connection fails; see {@link DomainRoutes}. '' is the usual origin. */
export interface Failover {
  /** The origin a read begins at. */
  current(): string
  /** The best origin not tried yet, or undefined if there is none. */
  next(tried: readonly string[]): Promise<string | undefined>
  /** A read got an answer from this origin, whatever it said. */
  answered(origin: string): void
  /** The connection of a read to this origin failed. */
  failed(origin: string): void
}

/**
 * Milliseconds that reads stay with another origin that answered. After that one read tries the usual origin again; if
 * it fails still, all domains are measured again and the best of them serves for as long again.
 */
export const STAY_MS = 5 * 60_000

/** Milliseconds after which an address counts as unreachable. */
const PATIENCE = 5000
/** A host name with an optional port, and nothing that could turn an origin into something else. */
const HOST = /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i

/**
 * The site's domains, measured from here, and the fallback when one of them fails. Domains are measured when the first
 * read fails: while the usual origin answers, no other address is contacted. A way out that
 * answered is kept for {@link STAY_MS}, so that the next reads do not run into the dead address first. Only what the
 * platform itself named is ever used, over HTTPS, and only for reads (the client sees to that).
 */
export class DomainRoutes implements Failover {
  #routes: readonly DomainRoute[] = []
  #measuring: Promise<void> | undefined
  /** Where reads stay, or null for the usual origin. */
  #stay: { readonly origin: string; readonly until: number } | null = null
  /** Measurements are from before the last try of the usual origin. */
  #stale = false
  readonly #options: DomainRoutesOptions

  constructor(options: DomainRoutesOptions) {
    this.#options = options
  }

  /** The domains in the platform's order. */
  get list(): readonly DomainRoute[] {
    return this.#routes
  }

  /** Replaces the list. Measurements stay with their domain; invalid host names are omitted. */
  take(domains: readonly string[]): void {
    const known = new Map(this.#routes.map((route) => [route.domain, route]))
    const fresh = (domain: string): DomainRoute => ({ domain, speed: 0, state: 'unmeasured' })
    const hosts = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))].filter((one) => HOST.test(one))
    this.#routes = hosts.map((domain) => known.get(domain) ?? fresh(domain))
    if (!hosts.some((domain) => originOf(domain) === this.#stay?.origin)) this.#stay = null
  }

  /** Measures all domains in parallel. Joins a pending measurement. */
  measure(): Promise<void> {
    this.#measuring ??= Promise.all(this.#routes.map(({ domain }) => this.#measure(domain)))
      .then(() => void (this.#stale = false))
      .finally(() => (this.#measuring = undefined))
    return this.#measuring
  }

  current(): string {
    const stay = this.#stay
    if (stay === null) return ''
    const now = this.#options.now()
    if (now < stay.until) return stay.origin
    // One read tries the usual origin; those that come meanwhile stay.
    this.#stay = { ...stay, until: now + STAY_MS }
    this.#stale = true
    return ''
  }

  async next(tried: readonly string[]): Promise<string | undefined> {
    if (this.#stale || this.#routes.some(({ state }) => state === 'unmeasured')) await this.measure()
    const left = this.#routes.filter(
      ({ domain, state }) =>
        state === 'reachable' && domain !== this.#options.host().toLowerCase() && !tried.includes(originOf(domain)),
    )
    const [best] = left.toSorted((one, other) => one.speed - other.speed)
    if (best !== undefined) return originOf(best.domain)
    // Reads that stayed elsewhere have not tried the usual origin yet.
    return tried.length === 0 || tried.includes('') ? undefined : ''
  }

  answered(origin: string): void {
    if (origin === '') this.#stay = null
    else if (origin !== this.#stay?.origin) this.#stay = { origin, until: this.#options.now() + STAY_MS }
  }

  /** An origin that failed although it was measured well is no way out until it is measured again. */
  failed(origin: string): void {
    if (origin === '') return
    if (origin === this.#stay?.origin) this.#stay = null
    this.#mark(origin.replace(/^https:\/\//, ''), (route) => ({ ...route, state: 'unreachable' }))
  }

  async #measure(domain: string): Promise<void> {
    const { probe, now } = this.#options
    if (probe === undefined) return
    const started = now()
    try {
      await probe(originOf(domain), AbortSignal.timeout(PATIENCE))
      // Never 0, which means unmeasured.
      const speed = Math.max(1, Math.round(now() - started))
      this.#mark(domain, () => ({ domain, speed, state: 'reachable' }))
    } catch {
      this.#mark(domain, (route) => ({ ...route, state: 'unreachable' }))
    }
  }

  #mark(domain: string, change: (route: DomainRoute) => DomainRoute): void {
    this.#routes = this.#routes.map((route) => (route.domain === domain ? change(route) : route))
  }
}

const originOf = (domain: string): string => `https://${domain}`
