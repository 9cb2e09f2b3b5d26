import { depositOrders, type CallsOf, PlatformError, safety, deposits } from '@croupier/api'
import { compareMoney } from '@croupier/money'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { refused } from '../failure/refused.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { Command, ignored, type KeyFor } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { PlatformClock } from '../platform-clock/PlatformClock.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type {
  Deposit,
  DepositMatch,
  DepositMethod,
  DepositOrder,
  DepositOutcome,
  DepositPause,
  DepositSettings,
  DepositDetails,
  TransferFacts,
} from './deposit.ts'
import { DepositList } from './DepositList.ts'
import { cancelQuestion, repeatQuestion } from './depositQuestions.ts'
import { orderDeposit } from './orderDeposit.ts'

type DepositPorts = Pick<
  Stores,
  'wire' | 'modals' | 'merchant' | 'balance' | 'feed' | 'toasts' | 'session' | 'platformClock' | 'ports'
>

/** Names of the platform's fields that the form calls otherwise. */
const sameField: Readonly<Record<string, string>> = { bankCode: 'methodId' }

/** Deposits: choose a method, reserve a transfer, report it as paid, follow it until it is credited. */
export class DepositStore {
  readonly settings: RemoteValue<DepositSettings>
  /** The newest deposits. */
  readonly list: DepositList
  /** The order whose payment page is open. */
  order: DepositOrder | undefined = undefined
  /** The deposit reported as paid last; the page shows its status until another one is started. */
  paidId: string | undefined = undefined
  /** The order whose payment page was open when the session ended; it reopens for the same member. */
  #interrupted: { readonly username: string; readonly orderId: string } | undefined
  /** User name of the member. */
  #username: string | undefined
  readonly #step: Command
  readonly #client: CallsOf<typeof deposits> & CallsOf<typeof depositOrders> & CallsOf<typeof safety>
  readonly #modals: ModalStore
  readonly #merchant: MerchantStore
  readonly #session: SessionStore
  readonly #platformClock: PlatformClock

  constructor({ wire, modals, merchant, balance, feed, toasts, session, platformClock, ports }: DepositPorts) {
    this.#client = wire.calls({ ...deposits, ...depositOrders, ...safety })
    this.#modals = modals
    this.#merchant = merchant
    this.#session = session
    this.#platformClock = platformClock
    this.#step = new Command(ports)
    this.settings = new RemoteValue(() => ports.clock.now())
    this.list = new DepositList({ wire, balance, feed, toasts, ports })
    makeObservable(this, {
      order: observableRef,
      paidId: observable,
      paid: computed,
      hasOrderEnded: computed,
      methods: computed,
      leaveOrder: actionBound,
      beginAnother: actionBound,
      forget: actionBound,
    })
  }

  /** Whether a step is in progress. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Methods of the market. */
  get methods(): readonly DepositMethod[] {
    return this.settings.data?.depositInfo.methods ?? []
  }

  /** The deposit reported as paid last. */
  get paid(): Deposit | undefined {
    return this.list.deposits.data?.find(({ id }) => id === this.paidId)
  }

  /** Whether the order of the open payment page has ended: it expired, was cancelled, or is already paid. */
  get hasOrderEnded(): boolean {
    const known = this.list.deposits.data?.find(({ orderId }) => orderId === this.order?.id)
    return known !== undefined && known.status !== 'ordered'
  }

  /** Loads methods and deposits, and the order whose payment page was open when the member's session ended. */
  async load(): Promise<void> {
    this.#username = this.#session.username
    const interrupted = this.#interrupted
    this.#interrupted = undefined
    await Promise.all([
      this.#loadSettings(),
      this.list.load(),
      interrupted && interrupted.username === this.#username ? this.resume(interrupted.orderId) : undefined,
    ])
  }

  /**
   * Reopens the payment page of an unpaid order, so that the member can continue after leaving it or after paying: same
   * receiver, same reference, and the time actually left.
   */
  resume(orderId: string): Promise<DepositOutcome> {
    return this.#once(undefined, async () => {
      const { order } = await this.#client.deposit.detail({ orderId })
      runInAction(() => {
        this.order = order
        this.paidId = undefined
      })
      return { kind: 'done' }
    })
  }

  /** Cancels an unpaid order, after asking. The platform decides about one that was reported as paid. */
  cancel(deposit: Deposit): Promise<DepositOutcome> {
    return this.#once(undefined, async () => {
      const answer = await this.#modals.open(cancelQuestion(deposit))
      if (answer !== 'confirmed') return ignored
      const cancelled = await this.#client.deposit.cancel({ orderId: deposit.orderId })
      runInAction(() => {
        if (this.order?.id === deposit.orderId) this.order = undefined
        this.list.replace(cancelled)
      })
      return { kind: 'done' }
    })
  }

  /** Amounts that a matched deposit can be of (requirements 1.1.2, C2C match). Rejects as the call does. */
  async matches(methodId: string): Promise<readonly DepositMatch[]> {
    return (await this.#client.deposit.matches({ methodId })).list
  }

  /**
   * Facts to show before this amount (minor units) is ordered, if it is unusually large for the member. `undefined` if
   * the check fails: a failed check must not block the deposit.
   */
  async pause(minor: bigint): Promise<DepositPause | undefined> {
    const amount = this.#merchant.amountText(minor)
    const facts = await this.#client.safety.depositPause({ amount }).catch(() => undefined)
    return facts?.pause ? facts : undefined
  }

  /**
   * Reserves the transfer of an amount in minor units. The form and the platform check it against the method's range. A
   * deposit equal to one still pending asks first. Without a promotion by default.
   */
  async reserve(method: DepositMethod, minor: bigint, details: DepositDetails = {}): Promise<DepositOutcome> {
    const amount = this.#merchant.amountText(minor)
    return this.#once(method, async (keyFor) => {
      // Includes orders from another tab, or from a request whose answer was lost.
      await this.list.load()
      if (!(await this.#mayRepeat(method, amount))) return ignored
      const input = { ...details, method, amount, username: this.#session.username ?? '' }
      const idempotencyKey = keyFor({ ...details, methodId: method.id, amount })
      const order = await orderDeposit(this.#client, input, { idempotencyKey })
      if (!this.#platformClock.isKnown) this.#platformClock.learn(order.createdAt)
      runInAction(() => {
        this.order = order
        this.paidId = undefined
      })
      void this.list.load()
      return { kind: 'done' }
    })
  }

  /** Reports the transfer as paid. A second press is ignored. */
  async submit(facts: TransferFacts): Promise<DepositOutcome> {
    const { order } = this
    if (!order) return ignored
    const method = this.methods.find(({ id }) => id === order.methodId)
    return this.#once(method, async (keyFor) => {
      const input = { ...facts, orderId: order.id }
      const deposit = await this.#client.deposit.submit(input, { idempotencyKey: keyFor(input) })
      runInAction(() => {
        this.order = undefined
        this.paidId = deposit.id
        this.list.putFirst(deposit)
      })
      return { kind: 'done' }
    })
  }

  /** Back to the methods; the order stays in the list until it is paid, cancelled or expired. */
  leaveOrder(): void {
    this.order = undefined
    void this.load()
  }

  /** From the deposit that was just paid back to an empty form. */
  beginAnother(): void {
    this.paidId = undefined
    // The remaining limits have decreased.
    void this.load()
  }

  /** Clears everything at logout except which order was open: it reopens when the same member logs in again. */
  forget(): void {
    if (this.order && this.#username !== undefined)
      this.#interrupted = { username: this.#username, orderId: this.order.id }
    this.order = undefined
    this.paidId = undefined
    this.#step.forget()
    this.settings.reset()
    this.list.forget()
  }

  #loadSettings(): Promise<unknown> {
    return this.settings.load((signal) => this.#client.deposit.methods({}, { signal }))
  }

  async #mayRepeat(method: DepositMethod, amount: string): Promise<boolean> {
    const isEqual = (one: Deposit) => one.methodId === method.id && compareMoney(one.amount, amount) === 0
    const equal = this.list.pending.filter(isEqual)
    const [newest] = equal
    if (newest && (await this.#modals.open(repeatQuestion(newest, method.name, amount))) !== 'confirmed') return false
    this.#step.sendBeside(equal.map(({ id }) => id))
    return true
  }

  /** One step at a time: pressed twice, it is carried out once. */
  #once(method: DepositMethod | undefined, step: (keyFor: KeyFor) => Promise<DepositOutcome>): Promise<DepositOutcome> {
    return this.#step.run(step, (failure) => {
      // The list still offers a method that was closed after it was loaded.
      if (failure instanceof PlatformError && failure.code === 'deposit.method.closed') void this.#loadSettings()
      // An order that is refused as over is over on the page too.
      if (failure instanceof PlatformError && failure.code?.startsWith('deposit.order.')) void this.list.load()
      // The one-step calls name the method by its bank code.
      const fields = failure instanceof PlatformError ? failure.fields.map((name) => sameField[name] ?? name) : []
      // Of several fields that a code may concern, the one the method has.
      const field = fields.find((name) => method?.fields.some((asked) => asked.name === name)) ?? fields[0]
      return { kind: 'refused', text: refused(failure).text, ...(field !== undefined && { field }) }
    })
  }
}

/** Deposits, as the member centre brings them. */
export const depositStore: LateStore<DepositStore> = {
  build: (root) => new DepositStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void store.list.reload(),
  languageChanged: (store) => void (store.settings.data !== undefined && store.load()),
  stop: (store) => store.list.unwatch(),
}
