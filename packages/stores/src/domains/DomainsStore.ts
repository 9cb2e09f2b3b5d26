import { type CallsOf, type DomainRoute, type DomainRoutes, domains, type Value, type Wire } from '@croupier/api'
import { action, makeObservable, observableRef } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { Clock } from '../root/World.ts'

/** The addresses of the site with how fast each is reached from here, for the page that compares them. */
export class DomainsStore {
  /** In the platform's order; speed 0 until measured, and what is not reached stays marked [S-262]. */
  routes: readonly DomainRoute[]
  readonly answer: RemoteValue<Value<'system.domainRoutes'>>
  readonly #client: CallsOf<typeof domains>
  readonly #measured: DomainRoutes
  readonly #unwatch: () => void

  constructor(wire: Wire, measured: DomainRoutes, clock: Clock) {
    this.#client = wire.calls(domains)
    this.#measured = measured
    this.answer = new RemoteValue(() => clock.now())
    this.routes = measured.list
    makeObservable(this, { routes: observableRef })
    this.#unwatch = measured.watch(action((routes: readonly DomainRoute[]) => (this.routes = routes)))
  }

  /** Resources that came with the list: apps and channels [S-263]. */
  get resources(): Value<'system.domainRoutes'>['resources'] {
    return this.answer.data?.resources ?? []
  }

  /** Asks for the list and measures it, again each time it is called. A failed call leaves the list as it was. */
  async load(): Promise<'ready' | 'failed'> {
    const outcome = await this.answer.load((signal) => this.#client.system.domainRoutes({}, { signal }))
    if (outcome.kind !== 'ready') return 'failed'
    this.#measured.take(outcome.data.domainRoute.map(({ domain }) => domain))
    await this.#measured.measure()
    return 'ready'
  }

  /** Stops listening to measurements. */
  stop(): void {
    this.#unwatch()
  }
}

/** Comes with the page that compares addresses. */
export const domainsStore: LateStore<DomainsStore> = {
  build: (root) => new DomainsStore(root.wire, root.domains, root.world.clock),
  stop: (store) => store.stop(),
}
