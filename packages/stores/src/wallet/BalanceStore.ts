import { balances, type CallsOf, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { LoadOutcome } from '../kit/Remote.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Clock, KeyValueStorage } from '../world/World.ts'
import type { StoreHooks } from '../world/StoreHooks.ts'

/** Display of the balance: asterisks, a loading text, an amount, or "not available". */
export type ShownBalance =
  | { readonly kind: 'hidden'; readonly mask: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'amount'; readonly amount: string; readonly isStale: boolean }
  | { readonly kind: 'missing'; readonly failure: unknown }

/** The asterisks; their number says nothing of the amount. */
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

  /** Asks for the balance; also after every game and deposit. */
  refresh(): Promise<LoadOutcome<Value<'wallet.balance'>>> {
    return this.balance.load((signal) => this.#client.wallet.balance({}, { signal }))
  }

  /** Takes the balance that came with another answer, decimal text; where there are several wallets it is only one of them. */
  take(sumBalance: string): void {
    const { data } = this.balance
    if (data && this.singleWallet && !this.balance.isLoading) this.balance.set({ ...data, sumBalance })
  }

  /** Asks once which wallets there are. */
  async loadWallet(): Promise<void> {
    if (this.merchantWallet.data === undefined)
      await this.merchantWallet.load((signal) => this.#client.wallet.merchantWallet({}, { signal }))
  }

  /** Forgets the amounts; the choice to hide them is that of the device, or of a session on a shared one. */
  forget(): void {
    this.isHidden = this.#storage.getItem(hiddenKey) === 'true'
    this.balance.reset()
    this.merchantWallet.reset()
  }
}

/** The member's balance comes and goes with them. */
export const balanceHooks: StoreHooks<BalanceStore> = {
  audienceChanged: (store) => store.forget(),
  signedIn: (store) => {
    void store.refresh()
    // The account's menu offers the member centre's entries, and one of them depends on the wallets.
    void store.loadWallet()
  },
}
