import { type CallsOf, type Input, records, type Value } from '@croupier/api'
import type { DayRange, DayShortcut } from '@croupier/locales/calendar'
import { actionBound, computed, makeObservable } from 'mobx'
import { limits } from '../config/constants.ts'
import type { FailureText } from '../failure/failureText.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { exportRowsPerPage, rangeProblemOf, RecordDays, rowsOfEveryPage } from './recordDays.ts'

/** A page of bet records, with the sums over every page of the query. */
export type BetPage = Value<'records.bets'>
/** A bet. */
export type Bet = BetPage['list'][number]
/** 1 won, 2 lost, 3 tie, 4 cancelled. */
export type BetStatus = NonNullable<Input<'records.bets'>['status']>

/** Whether a bet is settled. */
export type BetState = 'all' | 'open' | 'settled'
/** A category of bets. */
export type BetCategory = NonNullable<Input<'records.bets'>['category']>

/** Filters of the betting record. */
export interface BetFilters {
  readonly state: BetState
  /** Omitted for every category. */
  readonly category?: BetCategory | undefined
  /** `accountTypeName` of the vendor; omitted for all. */
  readonly vendor?: string | undefined
  readonly status?: BetStatus | undefined
  readonly range: DayRange
}

const states: readonly BetState[] = ['all', 'open', 'settled']
const categories: readonly BetCategory[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT']
const statuses: readonly BetStatus[] = ['1', '2', '3', '4']

/** Names of the record's fields in the address. */
export const betRecordFields: readonly string[] = Object.freeze([
  'centre.state',
  'centre.category',
  'centre.vendor',
  'centre.status',
  'centre.from',
  'centre.to',
  'centre.betPage',
])

/** The betting record: filtered, in pages of 20, with totals. */
export class BetRecordsStore extends RemotePages<BetPage, BetFilters> {
  readonly #client: CallsOf<typeof records>
  readonly #days: RecordDays

  constructor({
    wire,
    merchant,
    ports: { clock },
    platformClock,
  }: Pick<Stores, 'wire' | 'merchant' | 'ports' | 'platformClock'>) {
    const client = wire.calls(records)
    const days = new RecordDays(merchant, platformClock)
    super({
      now: () => clock.now(),
      filters: () => ({ state: 'all', range: days.rangeOf('previous_7') }),
      mayAsk: ({ range }) => rangeProblemOf(range) === undefined,
      fetch: (filters, page, signal) =>
        client.records.bets({ ...queryOf(filters, days), page, size: limits.reportRowsPerPage }, { signal }),
    })
    this.#client = client
    this.#days = days
    makeObservable(this, { rangeProblem: computed, address: computed, show: actionBound })
  }

  /** The filters and the page as fields of the address; defaults are omitted. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { state, category, vendor, status, range } = this.filters
    const { from, to } = this.#days.write(range, 'previous_7')
    return {
      'centre.state': state === 'all' ? undefined : state,
      'centre.category': category,
      'centre.vendor': vendor,
      'centre.status': status,
      'centre.from': from,
      'centre.to': to,
      'centre.betPage': this.page === 1 ? undefined : String(this.page),
    }
  }

  /** Applies fields of the address and loads the result. Values that are not filters are ignored. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.filters = {
      state: states.find((one) => one === fields['centre.state']) ?? 'all',
      category: categories.find((one) => one === fields['centre.category']),
      vendor: fields['centre.vendor'],
      status: statuses.find((one) => one === fields['centre.status']),
      range: this.#days.read(fields['centre.from'], fields['centre.to'], 'previous_7'),
    }
    this.page = pageOf(fields['centre.betPage'])
    void this.load()
  }

  /** A shortcut's range today, in the merchant's time zone. */
  rangeOf(shortcut: DayShortcut): DayRange {
    return this.#days.rangeOf(shortcut)
  }

  /** Why this range is refused: ends before it starts, or longer than 90 days. */
  get rangeProblem(): FailureText | undefined {
    return rangeProblemOf(this.filters.range)
  }

  /** All rows of the current filters, over all pages, for an export; rejects if a page fails to load. */
  async everyRow(signal?: AbortSignal): Promise<readonly Bet[]> {
    if (this.rangeProblem) return []
    const query = queryOf(this.filters, this.#days)
    return rowsOfEveryPage((page) => this.#client.records.bets({ ...query, page, size: exportRowsPerPage }, { signal }))
  }
}

const wholeBooks = { all: 'ALL', open: 'OPEN', settled: 'SETTLED' } as const

const queryOf = (
  { state, category, vendor, status, range }: BetFilters,
  days: RecordDays,
): Omit<Input<'records.bets'>, 'page' | 'size'> => ({
  // The platform has one record of settled bets per category; a record across all categories is an extension.
  ...(state === 'settled' && category !== undefined
    ? { book: category }
    : { book: wholeBooks[state], ...(category !== undefined && { category }) }),
  ...(vendor !== undefined && { vendor }),
  ...(status !== undefined && { status }),
  ...days.instants(range),
})

/** The betting record, as the member centre brings it. */
export const betRecordsStore: LateStore<BetRecordsStore> = {
  build: (stores) => new BetRecordsStore(stores),
  audienceChanged: (store) => store.reset(),
  accountChanged: (store) => void reloadLoaded(store.result, () => store.load()),
}
