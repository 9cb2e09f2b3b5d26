import {
  cashier,
  type CallsOf,
  type Input,
  moneyText,
  parseMoney,
  PlatformError,
  safety,
  type Value,
  wallet,
  type Wire,
} from '@croupier/api'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { failureText, type FailureText } from '../failure/failureText.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { RemoteValue } from '../remote/RemoteValue.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { Clock } from '../root/World.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'
import { amountFault, amountFaultKeys, type AmountFault } from './depositAmount.ts'

/** Methods, promotions and limits of the market. */
export type DepositSettings = Value<'wallet.depositMethods'>
/** One way to deposit. */
export type DepositMethod = DepositSettings['depositInfo']['methods'][number]
/** The reserved transfer of a deposit under way. */
export type DepositOrder = Value<'wallet.depositOrder'>
/** A deposit and where it stands [S-344]. */
export type Deposit = Value<'wallet.deposits'>['list'][number]
/** An amount that somebody withdraws and that a matched deposit may pay in. */
export type DepositMatch = Value<'cashier.matches'>['list'][number]
/** Facts before an unusually large deposit. */
export type DepositPause = Value<'safety.depositPause'>
/** What the person says about the transfer made. */
export type TransferFacts = Omit<Input<'wallet.depositSubmit'>, 'orderId'>

/**
 * How a step of a deposit ended. `field` names the field of the step that the text belongs to. `ignored`: another step was
 * under way, or the person decided against it.
 */
export type DepositOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text: FailureText; readonly fault?: AmountFault; readonly field?: string }
  | { readonly kind: 'ignored' }

const pendingStates: readonly Deposit['status'][] = ['ordered', 'submitted', 'matching']
const watchMs = 5_000

/** Is this deposit still on its way? */
export const isPending = (deposit: Deposit): boolean => pendingStates.includes(deposit.status)

/** Deposits: choose a method, reserve a transfer, say that it was made, watch it arrive. */
export class DepositStore {
  readonly settings: RemoteValue<DepositSettings>
  readonly deposits: RemoteValue<readonly Deposit[]>
  order: DepositOrder | undefined = undefined
  isBusy = false
  /** One key a decision: the same decision sent again after a broken connection is carried out once. */
  #decision: { readonly what: string; readonly key: string } | undefined
  #timer: unknown
  readonly #client: CallsOf<typeof wallet>
  readonly #cashier: CallsOf<typeof cashier>
  readonly #safety: CallsOf<typeof safety>
  readonly #modals: ModalStore
  readonly #merchant: MerchantStore
  readonly #balance: BalanceStore
  readonly #world: { readonly clock: Clock; uuid(): string }

  constructor(
    wire: Wire,
    modals: ModalStore,
    merchant: MerchantStore,
    balance: BalanceStore,
    world: { readonly clock: Clock; uuid(): string },
  ) {
    this.#client = wire.calls(wallet)
    this.#cashier = wire.calls(cashier)
    this.#safety = wire.calls(safety)
    this.#modals = modals
    this.#merchant = merchant
    this.#balance = balance
    this.#world = world
    this.settings = new RemoteValue(() => world.clock.now())
    this.deposits = new RemoteValue(() => world.clock.now())
    makeObservable(this, {
      order: observableRef,
      isBusy: observable,
      methods: computed,
      pending: computed,
      leaveOrder: actionBound,
      forget: actionBound,
    })
  }

  /** Methods of the market [S-340]. */
  get methods(): readonly DepositMethod[] {
    return this.settings.data?.depositInfo.methods ?? []
  }

  /** Deposits still on their way. */
  get pending(): readonly Deposit[] {
    return this.deposits.data?.filter(isPending) ?? []
  }

  /** Loads methods and deposits. */
  async load(): Promise<void> {
    await Promise.all([
      this.settings.load((signal) => this.#client.wallet.depositMethods({}, { signal })),
      this.loadDeposits(),
    ])
  }

  /** Loads the newest deposits; one that was credited since the last time brings the new balance with it. */
  async loadDeposits(): Promise<void> {
    const before = new Set(this.pending.map(({ id }) => id))
    const outcome = await this.deposits.load(
      async (signal) => (await this.#client.wallet.deposits({}, { signal })).list,
    )
    if (outcome.kind === 'ready' && outcome.data.some((one) => one.status === 'credited' && before.has(one.id)))
      void this.#balance.refresh()
  }

  /** What is wrong with this amount for this method, with its band [S-341]. */
  check(
    method: DepositMethod,
    amount: string,
  ): { readonly fault: AmountFault; readonly text: FailureText } | undefined {
    const fault = amountFault(amount, method, this.#digits)
    return (
      fault && {
        fault,
        text: {
          key: amountFaultKeys[fault],
          values: { min: method.minimum, max: method.maximum, digits: this.#digits },
          retryable: false,
        },
      }
    )
  }

  /** Amounts that a matched deposit can be of (requirements 1.1.2, C2C match). Rejects as the call does. */
  async matches(methodId: string): Promise<readonly DepositMatch[]> {
    return (await this.#cashier.cashier.matches({ methodId })).list
  }

  /**
   * The facts to show before this amount is ordered, if it is unusually large for the person [G-53]. Nothing where the
   * question cannot be answered: what is only a pause must not keep anybody from the rest.
   */
  async pause(amount: string): Promise<DepositPause | undefined> {
    const facts = await this.#safety.safety.depositPause({ amount }).catch(() => undefined)
    return facts?.pause ? facts : undefined
  }

  /**
   * Reserves the transfer. An amount outside the band is refused here already; a deposit equal to one still on its way
   * asks first [S-343]. No promotion is the default [S-342].
   */
  async reserve(method: DepositMethod, amount: string, promotionId?: string): Promise<DepositOutcome> {
    const wrong = this.check(method, amount)
    if (wrong) return { kind: 'refused', field: 'amount', ...wrong }
    if (this.isBusy) return { kind: 'ignored' }
    const exact = moneyText(parseMoney(amount.trim(), this.#digits), this.#digits)
    return this.#busy(method, async () => {
      if (!(await this.#mayRepeat(method, exact))) return { kind: 'ignored' }
      const input = { methodId: method.id, amount: exact, ...(promotionId !== undefined && { promotionId }) }
      const order = await this.#client.wallet.depositOrder(input, { idempotencyKey: this.#keyFor(input) })
      this.#decision = undefined
      runInAction(() => (this.order = order))
      return { kind: 'done' }
    })
  }

  /** Says that the transfer was made. Pressed twice, it is sent once. */
  async submit(facts: TransferFacts): Promise<DepositOutcome> {
    const { order } = this
    if (!order || this.isBusy) return { kind: 'ignored' }
    const method = this.methods.find(({ id }) => id === order.methodId)
    return this.#busy(method, async () => {
      const input = { ...facts, orderId: order.id }
      const deposit = await this.#client.wallet.depositSubmit(input, { idempotencyKey: this.#keyFor(input) })
      this.#decision = undefined
      runInAction(() => {
        this.order = undefined
        this.deposits.set([deposit, ...(this.deposits.data ?? []).filter(({ id }) => id !== deposit.id)])
      })
      return { kind: 'done' }
    })
  }

  /** Back to the methods; the reserved transfer stays valid until it expires. */
  leaveOrder(): void {
    this.order = undefined
  }

  /** Looks every five seconds while something is on its way and the page is open [S-344]. */
  watch(): void {
    this.unwatch()
    this.#timer = this.#world.clock.setInterval(() => {
      if (this.pending.length > 0 && !this.deposits.isLoading) void this.loadDeposits()
    }, watchMs)
  }

  /** Stops looking. */
  unwatch(): void {
    this.#world.clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Forgets everything at sign-out. */
  forget(): void {
    this.unwatch()
    this.order = undefined
    this.#decision = undefined
    this.settings.reset()
    this.deposits.reset()
  }

  get #digits(): number {
    return this.#merchant.current.minorDigits
  }

  #keyFor(input: unknown): string {
    const what = JSON.stringify(input)
    if (this.#decision?.what !== what) this.#decision = { what, key: this.#world.uuid() }
    return this.#decision.key
  }

  async #mayRepeat(method: DepositMethod, amount: string): Promise<boolean> {
    const equal = this.pending.some(
      (one) => one.methodId === method.id && parseMoney(one.amount, this.#digits) === parseMoney(amount, this.#digits),
    )
    if (!equal) return true
    const answer = await this.#modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'in_popup_prompt',
      textKey: 'deposit.equal_pending',
      amounts: { amount },
      values: { method: method.name },
      confirmKey: 'in_increase_submit',
      cancelKey: 'in_more_cancel',
    })
    return answer === 'confirmed'
  }

  async #busy(method: DepositMethod | undefined, step: () => Promise<DepositOutcome>): Promise<DepositOutcome> {
    runInAction(() => (this.isBusy = true))
    try {
      return await step()
    } catch (failure) {
      const fields = failure instanceof PlatformError ? failure.fields : []
      // Of several fields that a code may concern, the one that the method asks for.
      const field = fields.find((name) => method?.fields.some((asked) => asked.name === name)) ?? fields[0]
      return { kind: 'refused', text: failureText(failure), ...(field !== undefined && { field }) }
    } finally {
      runInAction(() => (this.isBusy = false))
    }
  }
}

/** Deposits, as the member centre brings them. */
export const depositStore: LateStore<DepositStore> = {
  build: ({ wire, modals, merchant, balance, world }) => new DepositStore(wire, modals, merchant, balance, world),
  audienceChanged: (store) => store.forget(),
  stop: (store) => store.unwatch(),
}
