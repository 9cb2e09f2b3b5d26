import { type CallsOf, wallet } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Stores } from '../late/LateStore.ts'
import type { Clock } from '../world/World.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'
import { isPending, type Deposit } from './deposit.ts'

const watchMs = 5_000

/** A member's newest deposits, and how they arrive. */
export class DepositList {
  readonly deposits: RemoteValue<readonly Deposit[]>
  /** The deposit that a message has led to: the page shows it first. */
  pointedAt: string | undefined = undefined
  #timer: unknown
  readonly #client: CallsOf<typeof wallet>
  readonly #balance: BalanceStore
  readonly #clock: Clock
  readonly #feed: Stores['feed']
  readonly #toasts: Stores['toasts']

  constructor({
    wire,
    balance,
    feed,
    toasts,
    world,
  }: Pick<Stores, 'wire' | 'balance' | 'feed' | 'toasts'> & { readonly world: { readonly clock: Clock } }) {
    this.#client = wire.calls(wallet)
    this.#balance = balance
    this.#clock = world.clock
    this.#feed = feed
    this.#toasts = toasts
    this.deposits = new RemoteValue(() => world.clock.now())
    makeObservable(this, { pointedAt: observable, pending: computed, point: actionBound })
  }

  /** Deposits still on their way. */
  get pending(): readonly Deposit[] {
    return this.deposits.data?.filter(isPending) ?? []
  }

  /** Loads the newest deposits. If one was credited since the last load, reloads the balance and reports it. */
  async load(): Promise<void> {
    const before = new Set(this.pending.map(({ id }) => id))
    const outcome = await this.deposits.load(
      async (signal) => (await this.#client.wallet.deposits({}, { signal })).list,
    )
    if (outcome.kind !== 'ready') return
    this.#follow()
    const credited = outcome.data.filter(({ id, status }) => status === 'credited' && before.has(id))
    if (credited.length > 0) void this.#balance.refresh()
    for (const { credit } of credited)
      this.#toasts.show({ tone: 'success', textKey: 'deposit.credited_toast', amounts: { amount: credit } })
  }

  /** After a change of the account: reloads what was loaded. */
  async reload(): Promise<void> {
    if (this.deposits.value.state !== 'idle' && !this.deposits.isLoading) await this.load()
  }

  /** Highlights one deposit, or none. */
  point(id: string | undefined): void {
    this.pointedAt = id
  }

  /** Replaces a deposit in the list with its new state. */
  replace(changed: Deposit): void {
    this.deposits.set((this.deposits.data ?? []).map((one) => (one.id === changed.id ? changed : one)))
  }

  /** Puts a deposit first. */
  putFirst(deposit: Deposit): void {
    this.deposits.set([deposit, ...(this.deposits.data ?? []).filter(({ id }) => id !== deposit.id)])
    this.#follow()
  }

  #follow(): void {
    this.#feed.follow('deposits', this.pending.length > 0)
  }

  /** Looks every five seconds while something is on its way and the page is open. */
  watch(): void {
    this.unwatch()
    this.#timer = this.#clock.setInterval(() => {
      if (this.pending.length > 0 && !this.deposits.isLoading) void this.load()
    }, watchMs)
  }

  /** Stops looking. */
  unwatch(): void {
    this.#clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Forgets everything at logout. */
  forget(): void {
    this.unwatch()
    this.deposits.reset()
  }
}
