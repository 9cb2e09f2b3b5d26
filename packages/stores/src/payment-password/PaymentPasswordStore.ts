import { type CallsOf, type Input, security } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Whether the member has the payment password that money calls require, and setting the first one. */
export class PaymentPasswordStore {
  /** True once a payment password is set. */
  readonly isSet: RemoteValue<boolean>
  readonly #step = new Command()
  readonly #client: CallsOf<typeof security>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(security)
    this.isSet = new RemoteValue(() => ports.clock.now())
  }

  /** Loads whether one is set. */
  async load(): Promise<void> {
    await this.isSet.load(async (signal) => {
      const { info } = await this.#client.security.config({}, { signal })
      return info.paymentPassword.isComplete
    })
  }

  /** Sets it, once the member has proven to be the owner. */
  set(setup: Input<'security.setPaymentPassword'>): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    return this.#step.run(async () => {
      await this.#client.security.setPaymentPassword(setup)
      this.isSet.set(true)
      return { kind: 'done' as const }
    }, refused)
  }
}

/** The payment password, as the pages bring it that need one. */
export const paymentPasswordStore: LateStore<PaymentPasswordStore> = {
  build: (root) => new PaymentPasswordStore(root),
  audienceChanged: (store) => store.isSet.reset(),
}
