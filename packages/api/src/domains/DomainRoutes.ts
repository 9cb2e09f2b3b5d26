/** An address of the site and how it is reached from here. */
export interface DomainRoute {
  readonly domain: string
  /** Milliseconds of the last successful measurement; 0 before the first. */
  readonly speed: number
  /** `unreachable` stays until a later measurement succeeds. */
  readonly state: 'unmeasured' | 'reachable' | 'unreachable'
}

/** Dependencies of the measurement. */
export interface DomainRoutesOptions {
  /** Requests something small from an origin; rejects if it is unreachable. Without it nothing is measured. */
  readonly probe?: ((origin: string, signal: AbortSignal) => Promise<unknown>) | undefined
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  /** Host of the page: already reached, so never a fallback. */
  readonly host: () => string
}

/** A fallback to the platform when the connection fails; see {@link DomainRoutes}. '' is the default origin. */
export interface Failover {
  /** The origin a read begins at. */
  current(): string
  /** The best origin not tried yet, or undefined if there is none. */
  next(tried: readonly string[]): Promise<string | undefined>
  /** A read got a response from this origin, whatever its content. */
  answered(origin: string): void
  /** The connection of a read to this origin failed. */
  failed(origin: string): void
}

/**
 * Milliseconds that reads stay with a fallback that answered. After that one read tries the default origin again; if it
 * still fails, all domains are measured again and the best one is used for the same time.
 */
export const STAY_MS = 5 * 60_000

/** Milliseconds after which an address counts as unreachable. */
const PATIENCE = 5000
/** A host name with an optional port, without anything that could change the origin. */
const HOST = /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i

/**
 * The site's domains, measured from here, and the fallback when one of them fails. Domains are measured when the first
 * read fails: while the default origin answers, no other address is contacted. A fallback that answered is used for
 * {@link STAY_MS}, so that the next reads do not try the dead address first. Only origins that the platform itself
 * named are used, over HTTPS, and only for reads (enforced by the client).
 */
export class DomainRoutes implements Failover {
  #routes: readonly DomainRoute[] = []
  #measuring: Promise<void> | undefined
  /** The fallback in use, or null for the default origin. */
  #stay: { readonly origin: string; readonly until: number } | null = null
  /** Measurements are older than the last try of the default origin. */
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
    // One read tries the default origin; reads made meanwhile stay on the fallback.
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
    // Reads that stayed on a fallback have not tried the default origin yet.
    return tried.length === 0 || tried.includes('') ? undefined : ''
  }

  answered(origin: string): void {
    if (origin === '') this.#stay = null
    else if (origin !== this.#stay?.origin) this.#stay = { origin, until: this.#options.now() + STAY_MS }
  }

  /** An origin that failed although it was measured well is not a fallback until it is measured again. */
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
