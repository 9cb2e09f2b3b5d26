import { type CallsOf, type Input, receipt, type Value, withdrawal } from '@croupier/api'
import { parseMoney } from '@croupier/money'
import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx'
import { limits } from '../config/constants.ts'
import { Countdown } from '../countdown/Countdown.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, ignored, type Ignored } from '../kit/Command.ts'
import { everyWhileHere } from '../kit/everyWhileHere.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { ModalOf } from '../modals/modal.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { InMinorUnits } from '../wallet/InMinorUnits.ts'

/** Limits and opening times of withdrawals, and what prevents one now. */
export type WithdrawalSettings = Value<'withdrawal.settings'>
/** A withdrawal and where it is. */
export type Withdrawal = Value<'withdrawal.detail'>
/** Stage of a withdrawal. */
export type WithdrawalStage = Withdrawal['status']
/** A page of withdrawals, and those of the first page that are still on their way. */
export type WithdrawalPage = Value<'withdrawal.list'> & { readonly pending: readonly Withdrawal[] }
/** Payouts, with the rules for a proof. */
export type Receipts = Value<'receipt.list'>
/** A payout that the member confirms. */
export type Receipt = Receipts['list'][number]

/** How a step ended. `done` carries the platform's response. */
export type WithdrawalOutcome<T> = { readonly kind: 'done'; readonly value: T } | Refused | Ignored

const ends: ReadonlySet<WithdrawalStage> = new Set(['received', 'rejected', 'returned'])
const watchMs = 5_000

/** Session storage: the last requested withdrawal. */
const sentKey = 'SENT_WITHDRAWAL'

/** Asks before a withdrawal that equals one still pending. */
const repeatQuestion = (amount: string): ModalOf<'confirm'> => ({
  kind: 'confirm',
  tone: 'warning',
  titleKey: 'withdrawal.equal_title',
  textKey: 'withdrawal.equal_text',
  amounts: { amount },
  confirmKey: 'withdrawal.equal_confirm',
  cancelKey: 'in_more_cancel',
})

/** Is this withdrawal still on its way? */
export const isPendingWithdrawal = ({ status }: Withdrawal): boolean => !ends.has(status)

/** Name of the address field that identifies the open withdrawal. */
export const withdrawalFields: readonly string[] = Object.freeze(['centre.withdrawal'])

type Parts = Pick<Stores, 'wire' | 'ports' | 'balance' | 'feed' | 'merchant' | 'modals' | 'platformClock'>

/** Withdrawals: request one, follow it, and confirm its arrival. A withdrawal cannot be cancelled. */
export class WithdrawalStore {
  readonly settings: RemoteValue<WithdrawalSettings>
  readonly withdrawals: RemotePages<WithdrawalPage, object>
  /** Payouts that wait for an answer. */
  readonly receipts: RemoteValue<Receipts>
  /** The withdrawal that is open. */
  readonly detail: RemoteValue<Withdrawal>
  /** Every payout of the withdrawal that is open. */
  readonly payouts: RemoteValue<Receipts>
  /** Id of the open withdrawal; without one the form and the list show. */
  openId: string | undefined = undefined
  /** Countdown until another code can be requested. */
  readonly codeCountdown: Countdown
  #timer: unknown
  /** The one requested last, in case the list cannot be read. */
  #newest: Withdrawal | undefined
  readonly #step: Command
  readonly #code = new Command()
  readonly #client: CallsOf<typeof withdrawal>
  readonly #receipt: CallsOf<typeof receipt>
  readonly #parts: Parts

  constructor(parts: Parts) {
    const { wire, ports } = parts
    const now = () => ports.clock.now()
    this.#parts = parts
    const client = wire.calls(withdrawal)
    this.#client = client
    this.#receipt = wire.calls(receipt)
    this.#step = new Command(ports, sentKey)
    this.settings = new RemoteValue(now)
    this.receipts = new RemoteValue(now)
    this.detail = new RemoteValue(now)
    this.payouts = new RemoteValue(now)
    this.codeCountdown = new Countdown(ports.clock)
    this.withdrawals = new RemotePages<WithdrawalPage, object>({
      now,
      filters: () => ({}),
      fetch: async (_filters, page, signal) => {
        const ask = (of: number) => client.withdrawal.list({ page: of, size: limits.reportRowsPerPage }, { signal })
        const newest = ask(1)
        const [{ list }, shown] = await Promise.all([newest, page === 1 ? newest : ask(page)])
        return { ...shown, pending: list.filter(isPendingWithdrawal) }
      },
    })
    makeObservable(this, {
      openId: observable,
      pending: computed,
      waiting: computed,
      address: computed,
      show: actionBound,
      open: actionBound,
      forget: actionBound,
    })
  }

  /** Whether a step is in progress. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** The newest withdrawals that are still on their way, whatever page shows. */
  get pending(): readonly Withdrawal[] {
    return this.withdrawals.result.data?.pending ?? []
  }

  /** Payouts that wait for the member's answer. */
  get waiting(): readonly Receipt[] {
    return this.receipts.data?.list.filter(({ status }) => status === 'waiting') ?? []
  }

  /** The open withdrawal as fields of the address. */
  get address(): Readonly<Record<string, string | undefined>> {
    return { 'centre.withdrawal': this.openId }
  }

  /** Opens the withdrawal in the address. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.open(fields['centre.withdrawal'])
  }

  /** Opens one withdrawal, or returns to the form and the list. */
  open(id: string | undefined): void {
    if (id !== this.openId) {
      this.detail.reset()
      this.payouts.reset()
    }
    this.openId = id
    void (id === undefined ? this.load() : this.loadOpen())
  }

  /** Loads terms, withdrawals, and payouts that wait for an answer. */
  async load(): Promise<void> {
    await Promise.all([this.loadSettings(), this.withdrawals.load(), this.loadReceipts()])
    this.#endHurry()
  }

  /** The account is polled at rest again once nothing that is loaded here is on its way. */
  #endHurry(): void {
    const open = this.detail.data
    if (open ? isPendingWithdrawal(open) : this.withdrawals.result.data === undefined) return
    if (this.pending.every(({ id }) => id === open?.id)) this.#parts.feed.follow('withdrawals', false)
  }

  /** Loads the current terms of a withdrawal. */
  async loadSettings(): Promise<void> {
    await this.settings.load((signal) => this.#client.withdrawal.settings({}, { signal }))
  }

  /** Loads the payouts that wait for an answer. */
  async loadReceipts(): Promise<void> {
    await this.receipts.load((signal) => this.#receipt.receipt.list({}, { signal }))
  }

  /** Loads the open withdrawal with its payouts. */
  async loadOpen(): Promise<void> {
    const { openId } = this
    if (openId === undefined) return
    if (this.settings.data === undefined) void this.loadSettings()
    await Promise.all([
      this.detail.load((signal) => this.#client.withdrawal.detail({ id: openId }, { signal })),
      this.payouts.load((signal) => this.#receipt.receipt.list({ withdrawalId: openId }, { signal })),
    ])
    this.#endHurry()
  }

  /** Fee of a withdrawal (minor units), before it is confirmed. */
  async charge({
    withdrawAmount,
    ...rest
  }: Omit<Input<'withdrawal.charge'>, 'withdrawAmount'> & { withdrawAmount: bigint }) {
    const input = { ...rest, withdrawAmount: this.#parts.merchant.amountText(withdrawAmount) }
    try {
      return { kind: 'done', fee: await this.#client.withdrawal.charge(input) } as const
    } catch (failure) {
      return refused(failure)
    }
  }

  /** Sends the code that a large withdrawal requires, at most once until its countdown is over. */
  sendCode(): Promise<WithdrawalOutcome<undefined>> {
    if (this.codeCountdown.isRunning) return Promise.resolve(ignored)
    return this.#code.run(async () => {
      const { expiredMinutes } = await this.#client.withdrawal.sms({})
      this.codeCountdown.start(expiredMinutes * limits.minuteMs)
      return { kind: 'done' as const, value: undefined }
    }, refused)
  }

  /** Requests a withdrawal and opens it. A second press sends nothing. */
  submit(request: InMinorUnits<Omit<Input<'withdrawal.submit'>, 'groupId'>>): Promise<WithdrawalOutcome<Withdrawal>> {
    return this.#step.run(async (keyFor) => {
      const input = { ...this.#parts.merchant.written(request), groupId: 0 }
      const amount = String(input.amount)
      if (!(await this.#mayRepeat(amount))) return ignored
      this.#step.note({ amount })
      const value = await this.#client.withdrawal.submit(input, { idempotencyKey: keyFor(input) })
      this.#step.leaveToList({ amount })
      this.#newest = value
      runInAction(() => (this.openId = value.id))
      this.detail.set(value)
      this.payouts.reset()
      void this.#parts.balance.refresh()
      this.#parts.feed.follow('withdrawals', true)
      void this.loadSettings()
      void this.loadOpen()
      return { kind: 'done' as const, value }
    }, refused)
  }

  /** Asks first if an equal one is still pending, or was sent before a reload and not answered. */
  async #mayRepeat(amount: string): Promise<boolean> {
    const { kind } = await this.withdrawals.load()
    const { minorDigits } = this.#parts.merchant.current
    const isEqual = (one: Withdrawal) => parseMoney(one.amount, minorDigits) === parseMoney(amount, minorDigits)
    const known = kind === 'ready' || !this.#newest ? this.pending : [...this.pending, this.#newest]
    const equal = known.filter(isEqual).map(({ id }) => id)
    const isRepeated = equal.length > 0 || this.#step.hasSent({ amount })
    if (isRepeated && (await this.#parts.modals.open(repeatQuestion(amount))) !== 'confirmed') return false
    this.#step.sendBeside(equal)
    return true
  }

  /** Reports whether a payout arrived; the platform's answer follows in the lists. */
  answer({
    amount,
    ...answer
  }: Partial<InMinorUnits<object>> & Omit<Input<'receipt.confirm'>, 'amount'>): Promise<WithdrawalOutcome<Receipt>> {
    const input = { ...answer, ...(amount !== undefined && { amount: this.#parts.merchant.amountText(amount) }) }
    return this.#step.run(async (keyFor) => {
      const value = await this.#receipt.receipt.confirm(input, { idempotencyKey: keyFor(input) })
      await Promise.all([this.reload(), this.#loadWaiting()])
      return { kind: 'done' as const, value }
    }, refused)
  }

  /**
   * Withdrawals that wait for an answer are also counted in the menu; the list's own load requests the count already.
   */
  async #loadWaiting(): Promise<void> {
    const isLoaded = this.receipts.value.state !== 'idle'
    if (isLoaded && !this.receipts.isLoading) await this.loadReceipts()
  }

  /** Reloads what is shown. */
  async reload(): Promise<void> {
    if (this.openId !== undefined) return this.loadOpen()
    await Promise.all([this.withdrawals.load(), this.loadReceipts()])
    this.#endHurry()
  }

  /** Reloads loaded data after a change of the account. */
  async refresh(): Promise<void> {
    const isShown = this.openId !== undefined || this.withdrawals.result.value.state !== 'idle'
    await Promise.all([isShown && this.reload(), this.#loadWaiting()])
    if (this.settings.value.state !== 'idle') await this.loadSettings()
  }

  /** Polls every five seconds while something is pending, the page is open and the user present. */
  watch(): void {
    this.unwatch()
    this.#timer = everyWhileHere(this.#parts.ports, watchMs, () => {
      const { data, isLoading } = this.detail
      const waits =
        this.openId === undefined
          ? this.pending.length > 0 && !this.withdrawals.result.isLoading
          : data !== undefined && isPendingWithdrawal(data) && !isLoading
      if (waits) void this.reload()
    })
  }

  /** Stops looking. */
  unwatch(): void {
    this.#parts.ports.clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Clears the previous member's withdrawals. */
  forget(): void {
    this.unwatch()
    this.openId = undefined
    this.#newest = undefined
    this.#step.forget()
    this.codeCountdown.stop()
    for (const value of [this.settings, this.receipts, this.detail, this.payouts]) value.reset()
    this.withdrawals.reset()
  }
}

/** Withdrawals, as the member centre brings them. */
export const withdrawalStore: LateStore<WithdrawalStore> = {
  build: (root) => new WithdrawalStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void store.refresh(),
  stop: (store) => store.unwatch(),
}
