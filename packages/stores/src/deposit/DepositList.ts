import { type CallsOf, deposits } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { everyWhileHere } from '../kit/everyWhileHere.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Stores } from '../late/LateStore.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'
import { isPending, type Deposit } from './deposit.ts'

const watchMs = 5_000

/** A member's newest deposits, and how they arrive. */
export class DepositList {
  readonly deposits: RemoteValue<readonly Deposit[]>
  #timer: unknown
  readonly #client: CallsOf<typeof deposits>
  readonly #balance: BalanceStore
  readonly #ports: Stores['ports']
  readonly #feed: Stores['feed']
  readonly #toasts: Stores['toasts']

  constructor({ wire, balance, feed, toasts, ports }: Pick<Stores, 'wire' | 'balance' | 'feed' | 'toasts' | 'ports'>) {
    this.#client = wire.calls(deposits)
    this.#balance = balance
    this.#ports = ports
    this.#feed = feed
    this.#toasts = toasts
    this.deposits = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { pending: computed })
  }

  /** Deposits still on their way. */
  get pending(): readonly Deposit[] {
    return this.deposits.data?.filter(isPending) ?? []
  }

  /** Loads the newest deposits. If one was credited since the last load, reloads the balance and reports it. */
  async load(): Promise<void> {
    const before = new Set(this.pending.map(({ id }) => id))
    const outcome = await this.deposits.load(async (signal) => (await this.#client.deposit.list({}, { signal })).list)
    if (outcome.kind !== 'ready') return
    this.#follow()
    const credited = outcome.data.filter(({ id, status }) => status === 'credited' && before.has(id))
    if (credited.length > 0) void this.#balance.refresh()
    for (const { credit } of credited)
      this.#toasts.show({ tone: 'success', textKey: 'deposit.credited_toast', amounts: { amount: credit } })
  }

  /** Reloads loaded data after a change of the account. */
  async reload(): Promise<void> {
    await reloadLoaded(this.deposits, () => this.load())
  }

  /** Replaces a deposit in the list with its new state. */
  replace(changed: Deposit): void {
    this.deposits.set((this.deposits.data ?? []).map((one) => (one.id === changed.id ? changed : one)))
    this.#follow()
  }

  /** Puts a deposit first. */
  putFirst(deposit: Deposit): void {
    this.deposits.set([deposit, ...(this.deposits.data ?? []).filter(({ id }) => id !== deposit.id)])
    this.#follow()
  }

  #follow(): void {
    this.#feed.follow('deposits', this.pending.length > 0)
  }

  /** Polls every five seconds while something is pending, the page is open and the user present. */
  watch(): void {
    this.unwatch()
    this.#timer = everyWhileHere(this.#ports, watchMs, () => {
      if (this.pending.length > 0 && !this.deposits.isLoading) void this.load()
    })
  }

  /** Stops looking. */
  unwatch(): void {
    this.#ports.clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Clears everything at logout. */
  forget(): void {
    this.unwatch()
    this.deposits.reset()
  }
}
