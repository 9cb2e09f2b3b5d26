import { type CallsOf, fullBets, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** One bet in full. */
export type BetDetail = Value<'records.bet'>

/** Names of the address fields that identify the open bet. */
export const betDetailFields: readonly string[] = Object.freeze(['centre.bet'])

/** The bet that is open in the betting record. */
export class BetDetailStore {
  /** Number of the open bet; without one the record shows. */
  openId: string | undefined = undefined
  readonly detail: RemoteValue<BetDetail>
  readonly #client: CallsOf<typeof fullBets>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(fullBets)
    this.detail = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { openId: observable, address: computed, show: actionBound, open: actionBound })
  }

  /** The open bet as fields of the address. */
  get address(): Readonly<Record<string, string | undefined>> {
    return { 'centre.bet': this.openId }
  }

  /** Opens the bet in the address. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.open(fields['centre.bet'])
  }

  /** Opens a bet, or returns to the record. */
  open(orderNo: string | undefined): void {
    if (orderNo !== this.openId) this.detail.reset()
    this.openId = orderNo
    void this.load()
  }

  /** Loads the open bet. */
  async load(): Promise<void> {
    const { openId } = this
    if (openId !== undefined)
      await this.detail.load((signal) => this.#client.records.bet({ orderNo: openId }, { signal }))
  }
}

/** One bet, as the betting record opens it. */
export const betDetailStore: LateStore<BetDetailStore> = {
  build: (root) => new BetDetailStore(root),
  audienceChanged: (store) => store.open(undefined),
  accountChanged: (store) => void reloadLoaded(store.detail, () => store.load()),
}
