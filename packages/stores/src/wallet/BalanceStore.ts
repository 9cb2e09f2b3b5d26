import { balances, type CallsOf, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { LoadOutcome } from '../kit/Remote.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Clock, KeyValueStorage } from '../ports/Ports.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** Display of the balance: asterisks, a loading text, an amount, or "not available". */
export type ShownBalance =
  | { readonly kind: 'hidden'; readonly mask: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'amount'; readonly amount: string; readonly isStale: boolean }
  | { readonly kind: 'missing'; readonly failure: unknown }

/** The asterisks; their number does not reveal the amount. */
export const balanceMask = '******'

/** Local storage: whether the balance is hidden. */
/** Storage key of the choice to hide the amounts. */
export const hiddenKey = 'balanceHidden'

/** The member's money. Amounts are decimal text such as "1234.50", never floats. */
export class BalanceStore {
  readonly balance: RemoteValue<Value<'wallet.balance'>>
  readonly merchantWallet: RemoteValue<Value<'wallet.merchantWallet'>>
  isHidden: boolean
  readonly #storage: KeyValueStorage
  readonly #client: CallsOf<typeof balances>

  constructor(wire: Wire, clock: Clock, storage: KeyValueStorage) {
    this.#storage = storage
    this.isHidden = storage.getItem(hiddenKey) === 'true'
    this.#client = wire.calls(balances)
    this.balance = new RemoteValue(() => clock.now())
    this.merchantWallet = new RemoteValue(() => clock.now())
    makeObservable(this, {
      isHidden: observable,
      shown: computed,
      singleWallet: computed,
      toggleHidden: actionBound,
      forget: actionBound,
    })
  }

  /** The sum of all wallets as decimal text. */
  get sum(): string | undefined {
    return this.balance.data?.sumBalance
  }

  /** The balance as every place shows it, screen readers included. */
  get shown(): ShownBalance {
    if (this.isHidden) return { kind: 'hidden', mask: balanceMask }
    const { value } = this.balance
    if (value.state === 'ready') return { kind: 'amount', amount: value.data.sumBalance, isStale: value.stale }
    return value.state === 'failed' ? { kind: 'missing', failure: value.error } : { kind: 'waiting' }
  }

  /** Whether the merchant keeps one wallet; `undefined` until known. */
  get singleWallet(): boolean | undefined {
    return this.merchantWallet.data?.isSingle
  }

  /** Hides or shows the amount; the choice outlives a reload on this device. */
  toggleHidden(): void {
    this.isHidden = !this.isHidden
    this.#storage.setItem(hiddenKey, String(this.isHidden))
  }

  /** Loads the balance; also after every game and deposit. */
  refresh(): Promise<LoadOutcome<Value<'wallet.balance'>>> {
    return this.balance.load((signal) => this.#client.wallet.balance({}, { signal }))
  }

  /**
   * Stores a balance that arrived with another response, as decimal text; with several wallets it is only one of them.
   */
  take(sumBalance: string): void {
    const { data } = this.balance
    if (data && this.singleWallet && !this.balance.isLoading) this.balance.set({ ...data, sumBalance })
  }

  /** Loads once which wallets there are. */
  async loadWallet(): Promise<void> {
    if (this.merchantWallet.data === undefined)
      await this.merchantWallet.load((signal) => this.#client.wallet.merchantWallet({}, { signal }))
  }

  /** Clears the amounts. The choice to hide them belongs to the device, or to the session on a shared device. */
  forget(): void {
    this.isHidden = this.#storage.getItem(hiddenKey) === 'true'
    this.balance.reset()
    this.merchantWallet.reset()
  }
}

/** The balance is loaded at login and cleared at logout. */
export const balanceHooks: StoreHooks<BalanceStore> = {
  audienceChanged: (store) => store.forget(),
  signedIn: (store) => {
    void store.refresh()
    // The account's menu offers the member centre's entries, and one of them depends on the wallets.
    void store.loadWallet()
  },
}
