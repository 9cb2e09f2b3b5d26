import { type CallsOf, orders, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** One bet in full. */
export type BetDetail = Value<'orders.detail'>

/** Names of the fields that say which bet is open. */
export const betDetailFields: readonly string[] = Object.freeze(['centre.bet'])

/** The bet that is open in the betting record. */
export class BetDetailStore {
  /** Number of the open bet; without one the record shows. */
  openId: string | undefined = undefined
  readonly detail: RemoteValue<BetDetail>
  readonly #client: CallsOf<typeof orders>

  constructor({ wire, world }: Pick<Stores, 'wire' | 'world'>) {
    this.#client = wire.calls(orders)
    this.detail = new RemoteValue(() => world.clock.now())
    makeObservable(this, { openId: observable, address: computed, show: actionBound, open: actionBound })
  }

  /** Which bet is open, as fields of the address. */
  get address(): Readonly<Record<string, string | undefined>> {
    return { 'centre.bet': this.openId }
  }

  /** Opens what the address names. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.open(fields['centre.bet'])
  }

  /** Opens a bet, or goes back to the record. */
  open(orderNo: string | undefined): void {
    if (orderNo !== this.openId) this.detail.reset()
    this.openId = orderNo
    void this.load()
  }

  /** Loads the open bet. */
  async load(): Promise<void> {
    const { openId } = this
    if (openId !== undefined)
      await this.detail.load((signal) => this.#client.orders.detail({ orderNo: openId }, { signal }))
  }
}

/** One bet, as the betting record opens it. */
export const betDetailStore: LateStore<BetDetailStore> = {
  build: (root) => new BetDetailStore(root),
  audienceChanged: (store) => store.open(undefined),
}
