import { type CallsOf, rebate, type Value } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Rebates on the turnover of the last days, by product and day. */
export type Rebates = Value<'rebate.list'>
/** The rebate of one product and day. */
export type Rebate = Rebates['list'][number]

/** How a claim ended. */
export type RebateOutcome = { readonly kind: 'done'; readonly amount: string } | Refused | Ignored

/** Rebates that the member claims by hand. */
export class RebatesStore {
  readonly rebates: RemoteValue<Rebates>
  readonly #step: Command
  readonly #client: CallsOf<typeof rebate>
  readonly #balance: Stores['balance']

  constructor({ wire, ports, balance }: Pick<Stores, 'wire' | 'ports' | 'balance'>) {
    this.#client = wire.calls(rebate)
    this.#balance = balance
    this.#step = new Command(ports)
    this.rebates = new RemoteValue(() => ports.clock.now())
  }

  /** Loads the rebates of today and the days before. */
  async load(): Promise<void> {
    await this.rebates.load((signal) => this.#client.rebate.list({}, { signal }))
  }

  /** Claims the rebates of a product, or of all. Each day and product is paid once. */
  claim(productType?: string): Promise<RebateOutcome> {
    return this.#step.run(
      async (keyFor): Promise<RebateOutcome> => {
        const input = productType === undefined ? {} : { productType }
        const { amount } = await this.#client.rebate.claim(input, { idempotencyKey: keyFor(input) })
        void this.#balance.refresh()
        await this.load()
        return { kind: 'done', amount }
      },
      (failure) => {
        void this.load()
        return refused(failure)
      },
    )
  }

  /** Clears the previous member's rebates. */
  forget(): void {
    this.#step.forget()
    this.rebates.reset()
  }
}

/** The rebates, as the member centre brings them. */
export const rebatesStore: LateStore<RebatesStore> = {
  build: (root) => new RebatesStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void reloadLoaded(store.rebates, () => store.load()),
}
