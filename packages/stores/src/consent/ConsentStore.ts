import { type CallsOf, consent, type Input, type Value } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A member's consents: the terms, and the advertising they allow. */
export type Consent = Value<'consent.read'>
/** Advertising of one product in one channel. */
export type MarketingChoice = Pick<Consent['allowed'][number], 'channel' | 'product'>
/** How a change of consent ended. */
export type ConsentOutcome = { readonly kind: 'done' } | Refused | Ignored

/** Consent to the terms, and apart from it consent to advertising, per channel and product; all of it off at first. */
export class ConsentStore {
  readonly consent: RemoteValue<Consent>
  readonly #step = new Command()
  readonly #client: CallsOf<typeof consent>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(consent)
    this.consent = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { allowsAny: computed })
  }

  /** Whether any advertising is allowed. */
  get allowsAny(): boolean {
    return (this.consent.data?.allowed.length ?? 0) > 0
  }

  /** Whether advertising of this product in this channel is allowed. */
  allows({ channel, product }: MarketingChoice): boolean {
    return this.consent.data?.allowed.some((one) => one.channel === channel && one.product === product) === true
  }

  /** Loads it. */
  async load(): Promise<void> {
    await this.consent.load((signal) => this.#client.consent.read({}, { signal }))
  }

  /** Allows or forbids advertising of one product in one channel. */
  choose(choice: Input<'consent.setMarketing'>['choices'][number]): Promise<ConsentOutcome> {
    return this.#change(() => this.#client.consent.setMarketing({ choices: [choice] }))
  }

  /** Withdraws all consent to advertising. */
  withdrawAll(): Promise<ConsentOutcome> {
    return this.#change(() => this.#client.consent.withdrawMarketing({}))
  }

  #change(call: () => Promise<Consent>): Promise<ConsentOutcome> {
    return this.#step.run(async () => {
      this.consent.set(await call())
      return { kind: 'done' as const }
    }, refused)
  }
}

/** Consent, as the safety page brings it. */
export const consentStore: LateStore<ConsentStore> = {
  build: (root) => new ConsentStore(root),
  audienceChanged: (store) => store.consent.reset(),
}
