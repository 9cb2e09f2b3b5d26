import {
  type CallsOf,
  type DomainRoute,
  domains as domainCalls,
  DomainsRefused,
  readSignedDomains,
  type SignedDomains,
} from '@croupier/api'
import { servesHost } from '@croupier/api/merchant'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The operator's public key, which is part of the site's build. */
export type DomainKey = Parameters<typeof readSignedDomains>[1]

/** The signed list; `none` if the operator has not signed one. */
export type DomainList = { readonly kind: 'signed'; readonly list: SignedDomains } | { readonly kind: 'none' }

/** An address of the site: how fast it answers from here, in milliseconds, where that could be measured. */
export interface MeasuredDomain {
  readonly domain: string
  readonly speed: number | undefined
  readonly isHere: boolean
}

/** The site's addresses: checks the signed list, and measures the listed addresses from here. */
export class DomainsStore {
  readonly received: RemoteValue<DomainList>
  /** The addresses as they were measured last. */
  routes: readonly DomainRoute[] = []
  readonly #client: CallsOf<typeof domainCalls>
  readonly #stores: Pick<Stores, 'merchant' | 'platformClock' | 'routes' | 'ports'>

  constructor(stores: Pick<Stores, 'wire' | 'merchant' | 'platformClock' | 'routes' | 'ports'>) {
    this.#stores = stores
    this.#client = stores.wire.calls(domainCalls)
    this.received = new RemoteValue(() => stores.ports.clock.now())
    makeObservable(this, { routes: observableRef, measured: computed, fastest: computed })
  }

  /**
   * Loads the list, verifies it with the operator's key, and measures its addresses. Rejects if the signature is
   * invalid.
   */
  async load(key: DomainKey): Promise<void> {
    const { merchant, platformClock, routes } = this.#stores
    const outcome = await this.received.load(async (signal): Promise<DomainList> => {
      const { token } = await this.#client.system.signedDomains({}, { signal })
      if (token === null) return { kind: 'none' }
      const list = await readSignedDomains(token, key, platformClock.now())
      // A list of another merchant is as good as a forged one.
      if (list.merchant !== merchant.current.merchantCode) throw new DomainsRefused('forged')
      return { kind: 'signed', list }
    })
    if (outcome.kind !== 'ready' || outcome.data.kind === 'none') return
    await routes.measure()
    runInAction(() => (this.routes = routes.list))
  }

  /** The addresses of the list in its order. */
  get measured(): readonly MeasuredDomain[] {
    const { data } = this.received
    if (data?.kind !== 'signed') return []
    const host = this.#stores.ports.place.host()
    return data.list.domains.map((domain) => {
      const route = this.routes.find((one) => one.domain === domain)
      return {
        domain,
        speed: route?.state === 'reachable' ? route.speed : undefined,
        isHere: servesHost({ domains: [domain] }, host),
      }
    })
  }

  /** The signed address with the fastest response; undefined if none could be measured. */
  get fastest(): string | undefined {
    const reached = this.measured.filter(({ speed }) => speed !== undefined)
    return reached.toSorted((one, other) => (one.speed ?? 0) - (other.speed ?? 0))[0]?.domain
  }

  /** Whether a pasted address is on the list; undefined if it is not an address. */
  isGenuine(address: string): boolean | undefined {
    const { data } = this.received
    if (data?.kind !== 'signed') return undefined
    const host = hostOf(address.trim())
    return host?.includes('.') ? servesHost(data.list, host) : undefined
  }
}

/** The host of a pasted address, with or without protocol. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`).hostname
  } catch {
    return undefined
  }
}

/** The addresses, as their page brings them. */
export const domainsStore: LateStore<DomainsStore> = { build: (stores) => new DomainsStore(stores) }
