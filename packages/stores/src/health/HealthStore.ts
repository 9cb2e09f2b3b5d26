import { type CallsOf, health, type Value } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import type { CatalogueStore, VendorCard } from '../catalogue/CatalogueStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** The platform's report on its services, incidents and customer service. */
export type Health = Value<'help.health'>
/** Hours of a channel of customer service, and how long people wait. */
export type ServiceHours = Health['desks'][number]
/** `untold`: not reported by the platform. */
export type ServiceState = Health['services'][number]['state'] | 'maintenance' | 'untold'

const told: readonly Health['services'][number]['service'][] = ['deposits', 'withdrawals', 'games']

/** What works now: the platform's report, or what the site observes if there is none. */
export class HealthStore {
  readonly received: RemoteValue<Health>
  readonly #client: CallsOf<typeof health>
  readonly #system: SystemStore
  readonly #catalogue: CatalogueStore

  constructor({ wire, ports, system, catalogue }: Pick<Stores, 'wire' | 'ports' | 'system' | 'catalogue'>) {
    this.#client = wire.calls(health)
    this.#system = system
    this.#catalogue = catalogue
    this.received = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { platform: computed, vendors: computed })
  }

  /** Loads the report, unless the platform does not answer at all, which has a separate retry. */
  async load(): Promise<void> {
    if (this.platform === 'down') return
    await Promise.all([
      this.received.load((signal) => this.#client.help.health({}, { signal })),
      this.platform === 'maintenance' ? undefined : this.#catalogue.load().catch(() => undefined),
    ])
  }

  /** The platform as the site last reached it. */
  get platform(): ServiceState {
    const { permission, status } = this.#system
    if (permission.failure !== undefined) return 'down'
    return status === 1 ? 'maintenance' : 'works'
  }

  /** Each service and its state. */
  get services(): readonly { readonly service: (typeof told)[number]; readonly state: ServiceState }[] {
    // A report that could not be loaded again says nothing about now.
    const { data, failure } = this.received
    const services = failure === undefined ? data?.services : undefined
    return told.map((service) => ({
      service,
      state:
        this.platform === 'works'
          ? (services?.find((one) => one.service === service)?.state ?? 'untold')
          : this.platform,
    }))
  }

  /** Vendors, those under maintenance first. */
  get vendors(): readonly VendorCard[] {
    const cards = new Map(this.#catalogue.lanes.flatMap(({ cards }) => cards).map((card) => [card.vassalage, card]))
    return [...cards.values()].toSorted((one, other) => Number(other.maintenance) - Number(one.maintenance))
  }

  /** The hours of a customer-service channel; undefined if the platform sends none. */
  serviceHours(channel: string): ServiceHours | undefined {
    return this.received.data?.desks.find((one) => one.channel === channel)
  }
}

/** Current state, loaded by the pages that show it. */
export const healthStore: LateStore<HealthStore> = {
  build: (stores) => new HealthStore(stores),
  languageChanged: (store) => void store.load(),
}
