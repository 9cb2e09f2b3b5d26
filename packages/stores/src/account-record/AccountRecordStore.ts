import { type CallsOf, statement, type StatementType, statementTypes, type Value } from '@croupier/api'
import { addDays, dateAt, longestDayRange, type DayRange } from '@croupier/locales/calendar'
import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx'
import { limits } from '../config/constants.ts'
import type { FailureText } from '../failure/failureText.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { exportRowsPerPage, rangeProblemOf, RecordDays, rowsOfEveryPage } from '../records/recordDays.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A page of movements, with the sums over every page. */
export type MovementPage = Value<'statement.transactions'>
/** A movement of money on the account. */
export type Movement = MovementPage['list'][number]
/** Play and payments of a span, with net deposits since the account was opened. */
export type StatementSums = Value<'statement.summary'>

/** Filters of the account record. */
export interface MovementFilters {
  readonly type?: StatementType | undefined
  readonly range: DayRange
}

/** Names of the record's fields in the address. */
export const accountRecordFields: readonly string[] = Object.freeze([
  'centre.movement',
  'centre.from',
  'centre.to',
  'centre.movementPage',
  'centre.order',
])

/** Fields of the address that show one movement: its days, from the day before, and its order number. */
export const movementFields = (order: string, at: number, timeZone: string): Readonly<Record<string, string>> => {
  const day = dateAt(at, timeZone)
  return { from: addDays(day, -1), to: day, order }
}

const usual = 'previous_90'
const yearDays = 365

/** All transactions of the account, up to three months at a time, with the sums of those days. */
export class AccountRecordStore extends RemotePages<MovementPage, MovementFilters> {
  /** Sums of the days that show. */
  readonly sums: RemoteValue<StatementSums>
  /** Sums of the last twelve months, on request. */
  readonly yearSums: RemoteValue<StatementSums>
  readonly #client: CallsOf<typeof statement>
  readonly #days: RecordDays
  /** The movement that the address names, with the list that shows it. */
  named: { readonly order: string; readonly filters: MovementFilters; readonly page: number } | undefined = undefined
  /** The days of the sums that show. */
  #summed: DayRange | undefined

  constructor({ wire, merchant, ports, platformClock }: Pick<Stores, 'wire' | 'merchant' | 'ports' | 'platformClock'>) {
    const client = wire.calls(statement)
    const days = new RecordDays(merchant, platformClock)
    super({
      now: () => ports.clock.now(),
      filters: () => ({ range: days.rangeOf(usual) }),
      mayAsk: ({ range }) => rangeProblemOf(range) === undefined,
      fetch: ({ type, range }, page, signal) =>
        client.statement.transactions(
          { codeTypes: type ?? '', ...days.instants(range), page, size: limits.reportRowsPerPage },
          { signal },
        ),
    })
    this.#client = client
    this.#days = days
    this.sums = new RemoteValue(() => ports.clock.now())
    this.yearSums = new RemoteValue(() => ports.clock.now())
    makeObservable(this, {
      named: observableRef,
      order: computed,
      rangeProblem: computed,
      address: computed,
      show: actionBound,
      forget: actionBound,
    })
  }

  /** Order number of the movement that the address names, until other days, another kind or another page show. */
  get order(): string | undefined {
    const { named, filters, page } = this
    return named?.filters === filters && named.page === page ? named.order : undefined
  }

  /** The filters and the page as fields of the address; defaults are omitted. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { type, range } = this.filters
    const { from, to } = this.#days.write(range, usual)
    return {
      'centre.movement': type,
      'centre.from': from,
      'centre.to': to,
      'centre.movementPage': this.page === 1 ? undefined : String(this.page),
      'centre.order': this.order,
    }
  }

  /** Applies fields of the address and loads the result: the page with the named movement, unless a page is named. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.filters = {
      type: statementTypes.find((one) => one === fields['centre.movement']),
      range: this.#days.read(fields['centre.from'], fields['centre.to'], usual),
    }
    this.page = pageOf(fields['centre.movementPage'])
    const { filters, page } = this
    const order = fields['centre.order']
    this.named = order === undefined ? undefined : { order, filters, page }
    void (this.named === undefined || fields['centre.movementPage'] ? this.load() : this.#loadPageOf(this.named))
    void this.loadSums()
  }

  /** Changes the days: rows and sums follow. */
  chooseRange(range: DayRange): void {
    this.filter({ range })
    void this.loadSums()
  }

  /** Why the days are refused. */
  get rangeProblem(): FailureText | undefined {
    return rangeProblemOf(this.filters.range)
  }

  /** The last twelve months. */
  get year(): DayRange {
    const { today } = this.#days
    return { from: addDays(today, 1 - yearDays), to: today }
  }

  /** Loads the sums of the days that show. */
  async loadSums(): Promise<void> {
    if (this.rangeProblem) return runInAction(() => this.sums.reset())
    const { range } = this.filters
    const span = this.#days.instants(range)
    const outcome = await this.sums.load(
      (signal) => this.#client.statement.summary(span, { signal }),
      range !== this.#summed,
    )
    if (outcome.kind === 'ready') this.#summed = range
  }

  /** Loads the sums of the last twelve months. */
  async loadYear(): Promise<void> {
    const span = this.#days.instants(this.year)
    await this.yearSums.load((signal) => this.#client.statement.summary(span, { signal }))
  }

  /** Every movement of the filters, over all pages, for an export. */
  everyRow(signal?: AbortSignal): Promise<readonly Movement[]> {
    return this.rangeProblem ? Promise.resolve([]) : this.#rowsOf(this.filters.range, this.filters.type, signal)
  }

  /** All transactions of the last twelve months, requested three months at a time as the platform allows. */
  async everyRowOfYear(signal?: AbortSignal): Promise<readonly Movement[]> {
    const rows: Movement[] = []
    const { from, to } = this.year
    for (let end = to; end >= from; end = addDays(end, -longestDayRange)) {
      const first = addDays(end, 1 - longestDayRange)
      rows.push(...(await this.#rowsOf({ from: first < from ? from : first, to: end }, undefined, signal)))
    }
    return rows
  }

  /** Reloads rows and sums that are loaded, after a change of the account. */
  reload(): void {
    if (this.result.data !== undefined) void this.load()
    if (this.sums.data !== undefined) void this.loadSums()
    if (this.yearSums.data !== undefined) void this.loadYear()
  }

  /** Clears the previous member's record. */
  forget(): void {
    this.named = undefined
    this.reset()
    this.sums.reset()
    this.yearSums.reset()
  }

  async #loadPageOf(named: NonNullable<AccountRecordStore['named']>): Promise<void> {
    const { range, type } = named.filters
    // The previous rows must not be taken for those of these days during the search.
    this.result.reset()
    const rows = this.rangeProblem ? [] : await this.#rowsOf(range, type).catch(() => [])
    if (this.order === undefined || this.named !== named) return
    const place = rows.findIndex(({ orderNo }) => orderNo === named.order)
    if (place > 0) this.#turnTo(named, Math.floor(place / limits.reportRowsPerPage) + 1)
    await this.load()
  }

  #turnTo(named: NonNullable<AccountRecordStore['named']>, page: number): void {
    runInAction(() => {
      this.named = { ...named, page }
      this.setPage(page)
    })
  }

  #rowsOf(range: DayRange, type: StatementType | undefined, signal?: AbortSignal): Promise<readonly Movement[]> {
    const query = { codeTypes: type ?? '', ...this.#days.instants(range), size: exportRowsPerPage }
    return rowsOfEveryPage((page) => this.#client.statement.transactions({ ...query, page }, { signal }))
  }
}

/** The account record, as the member centre brings it. */
export const accountRecordStore: LateStore<AccountRecordStore> = {
  build: (root) => new AccountRecordStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.reload(),
  languageChanged: (store) => void (store.result.data !== undefined && store.load()),
}
