import { type CallsOf, salary, type Value } from '@croupier/api'
import type { DayRange } from '@croupier/locales/calendar'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { AgreementKind } from '../centre/agreementKinds.ts'
import { limits } from '../config/constants.ts'
import type { FailureText } from '../failure/failureText.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { exportRowsPerPage, rangeProblemOf, RecordDays, rowsOfEveryPage } from '../records/recordDays.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A page of payments of one kind, with the sums over every page. */
export type SalaryPage = Value<'salary.daily'>
/** One payment of a contract for one period. */
export type SalaryPayment = SalaryPage['list'][number]
/** A payment with its calculation. */
export type SalaryDetail = Value<'salary.detail'>

/** Filters of the payments. */
export interface SalaryFilters {
  /** 'in' for received payments, 'out' for paid ones. */
  readonly direction: 'in' | 'out'
  readonly status?: 'paid' | 'due' | undefined
  readonly range: DayRange
}

/** Names of the payments' fields in the address. */
export const salaryFields: readonly string[] = Object.freeze([
  'agent.direction',
  'agent.status',
  'agent.from',
  'agent.to',
  'agent.page',
  'agent.payment',
])

const calls = { dividend: 'dividends', daily: 'daily', hourly: 'hourly', realTime: 'realTime' } as const
const usual = 'previous_30'
/** Real-time salary is settled every five minutes by the clock. */
const realTimeMs = 5 * limits.minuteMs

/** Payments of one kind of contract, received and paid, and the calculation of one of them. */
export class SalaryStore extends RemotePages<SalaryPage, SalaryFilters> {
  readonly kind: AgreementKind
  readonly detail: RemoteValue<SalaryDetail>
  /** The payment that is open, by its id. */
  opened: string | undefined = undefined
  readonly #client: CallsOf<typeof salary>
  readonly #days: RecordDays
  readonly #parts: Pick<Stores, 'platformClock'>

  constructor(kind: AgreementKind, stores: Pick<Stores, 'wire' | 'merchant' | 'ports' | 'platformClock'>) {
    const { wire, merchant, ports, platformClock } = stores
    const client = wire.calls(salary)
    const days = new RecordDays(merchant, platformClock)
    super({
      now: () => ports.clock.now(),
      filters: () => ({ direction: 'in', range: days.rangeOf(usual) }),
      mayAsk: ({ range }) => rangeProblemOf(range) === undefined,
      fetch: ({ direction, status, range }, page, signal) =>
        client.salary[calls[kind]](
          { direction, ...(status && { status }), ...days.instants(range), page, size: limits.reportRowsPerPage },
          { signal },
        ),
    })
    this.kind = kind
    this.#client = client
    this.#days = days
    this.#parts = stores
    this.detail = new RemoteValue(() => ports.clock.now())
    makeObservable(this, {
      opened: observable,
      address: computed,
      rangeProblem: computed,
      show: actionBound,
      open: actionBound,
    })
  }

  /** The filters as fields of the address. Defaults are left out. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { direction, status, range } = this.filters
    const { from, to } = this.#days.write(range, usual)
    return {
      'agent.direction': direction === 'in' ? undefined : direction,
      'agent.status': status,
      'agent.from': from,
      'agent.to': to,
      'agent.page': this.page === 1 ? undefined : String(this.page),
      'agent.payment': this.opened,
    }
  }

  /** Applies fields of the address and loads the result. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    const status = fields['agent.status']
    this.filters = {
      direction: fields['agent.direction'] === 'out' ? 'out' : 'in',
      status: status === 'paid' || status === 'due' ? status : undefined,
      range: this.#days.read(fields['agent.from'], fields['agent.to'], usual),
    }
    this.page = pageOf(fields['agent.page'])
    this.open(fields['agent.payment'])
    void this.load()
  }

  /** Opens a payment, or closes the one that is open. */
  open(id: string | undefined): void {
    if (id !== this.opened) this.detail.reset()
    this.opened = id
    if (id !== undefined) void this.loadOpened(id)
  }

  /** Loads the calculation of a payment. */
  async loadOpened(id: string): Promise<void> {
    await this.detail.load((signal) => this.#client.salary.detail({ id }, { signal }))
  }

  /** When real-time salary is settled next, by the platform's clock. */
  nextSettlement(): number {
    return (Math.floor(this.#parts.platformClock.now() / realTimeMs) + 1) * realTimeMs
  }

  /** Why the days are refused. */
  get rangeProblem(): FailureText | undefined {
    return rangeProblemOf(this.filters.range)
  }

  /** Every payment of the filters, over all pages, for an export. */
  everyRow(signal?: AbortSignal): Promise<readonly SalaryPayment[]> {
    if (this.rangeProblem) return Promise.resolve([])
    const { direction, status, range } = this.filters
    const query = { direction, ...(status && { status }), ...this.#days.instants(range), size: exportRowsPerPage }
    return rowsOfEveryPage((page) => this.#client.salary[calls[this.kind]]({ ...query, page }, { signal }))
  }

  /** Reloads loaded payments, and the open one, after a change of the account. */
  accountChanged(): void {
    const { opened } = this
    void reloadLoaded(this.result, () => this.load())
    if (opened !== undefined) void reloadLoaded(this.detail, () => this.loadOpened(opened))
  }

  /** Clears the previous member's payments. */
  forget(): void {
    this.reset()
    this.open(undefined)
  }
}

const salaryStore = (kind: AgreementKind): LateStore<SalaryStore> => ({
  build: (root) => new SalaryStore(kind, root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
})

/** The payments of each kind, as the agent centre brings them. */
export const salaryStores: Readonly<Record<AgreementKind, LateStore<SalaryStore>>> = Object.freeze({
  dividend: salaryStore('dividend'),
  daily: salaryStore('daily'),
  hourly: salaryStore('hourly'),
  realTime: salaryStore('realTime'),
})
