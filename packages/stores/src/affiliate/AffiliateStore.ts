import { agent, type CallsOf, type Input, type Value } from '@croupier/api'
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Applies to become an affiliate. */
export class AffiliateStore {
  /** The application that was sent; its reference leads to the answer. */
  sent: Value<'agent.apply'> | undefined
  readonly #step: Command
  readonly #client: CallsOf<typeof agent>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(agent)
    this.#step = new Command(ports)
    makeObservable(this, { sent: observableRef, forget: actionBound })
  }

  /** Sends an application. */
  apply(application: Input<'agent.apply'>): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    return this.#step.run(
      async () => {
        const sent = await this.#client.agent.apply(application)
        runInAction(() => (this.sent = sent))
        return { kind: 'done' as const }
      },
      (failure) => refused(failure),
    )
  }

  /** Clears the previous member's application. */
  forget(): void {
    this.sent = undefined
  }
}

/** Applications of affiliates, as the join page brings them. */
export const affiliateStore: LateStore<AffiliateStore> = {
  build: (root) => new AffiliateStore(root),
  audienceChanged: (store) => store.forget(),
}
