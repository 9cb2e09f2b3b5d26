import { report, type CallsOf, type Input, type StatementType, statementTypes } from '@croupier/api'
import type { DayRange } from '@croupier/locales/calendar'
import { actionBound, computed, makeObservable } from 'mobx'
import { limits } from '../config/constants.ts'
import type { FailureText } from '../failure/failureText.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { reportRowsPerRequest, rangeProblemOf, RecordDays, rowsOfEveryPage } from '../records/recordDays.ts'
import type { Stores } from '../late/LateStore.ts'

/** Kinds of play that a report can be narrowed down to. */
export const reportProducts = Object.freeze(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const)

/** One of them. */
export type ReportProduct = (typeof reportProducts)[number]

/** Columns by which the platform sorts a report. */
export interface ReportSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** Filters of a report. Each report uses some of them. */
export interface ReportFilters {
  readonly range: DayRange
  readonly product?: ReportProduct | undefined
  /** A part of an account's name. */
  readonly member?: string | undefined
  /** Id of the agent whose branch shows; default: the agent's own. */
  readonly branch?: string | undefined
  readonly type?: StatementType | undefined
  /** Default sort order of the report. */
  readonly sort?: ReportSort | undefined
}

/** A page of a report. */
export interface ReportPage<Row> {
  readonly list: readonly Row[]
  readonly totalPages: number
}

/** Request of a report. */
export interface ReportQuery {
  readonly filters: ReportFilters
  readonly paging: Pick<Input<'report.daily'>, 'startTime' | 'endTime' | 'page' | 'size'> & {
    readonly startTime: number
    readonly endTime: number
  }
  /** The sort order; a report by time uses only the direction. */
  readonly sort: ReportSort
}

/** One report of the agent centre. */
export interface TeamReport<Page> {
  /** Default sort order. */
  readonly usualSort: ReportSort
  /** Columns that the platform sorts by; empty if it does not sort. */
  readonly sortColumns: readonly string[]
  readonly fetch: (client: CallsOf<typeof report>['report'], query: ReportQuery, signal?: AbortSignal) => Promise<Page>
}

/** Names of the reports' fields in the address. */
export const teamReportFields: readonly string[] = Object.freeze([
  'agent.from',
  'agent.to',
  'agent.product',
  'agent.member',
  'agent.branch',
  'agent.type',
  'agent.sort',
  'agent.page',
])

const usual = 'previous_7'

/** A report of the agent centre: filtered and sorted by the platform, in pages, with sums over every page. */
export class TeamReportStore<Row, Page extends ReportPage<Row>> extends RemotePages<Page, ReportFilters> {
  readonly #client: CallsOf<typeof report>['report']
  readonly #days: RecordDays
  readonly #report: TeamReport<Page>

  constructor(
    { wire, merchant, ports, platformClock }: Pick<Stores, 'wire' | 'merchant' | 'ports' | 'platformClock'>,
    definition: TeamReport<Page>,
  ) {
    const client = wire.calls(report).report
    const days = new RecordDays(merchant, platformClock)
    super({
      now: () => ports.clock.now(),
      filters: () => ({ range: days.rangeOf(usual) }),
      mayAsk: ({ range }) => rangeProblemOf(range) === undefined,
      fetch: (filters, page, signal) =>
        definition.fetch(client, this.#query(filters, page, limits.reportRowsPerPage), signal),
    })
    this.#client = client
    this.#days = days
    this.#report = definition
    makeObservable(this, { rangeProblem: computed, address: computed, sort: computed, show: actionBound })
  }

  /** Why the days are refused. */
  get rangeProblem(): FailureText | undefined {
    return rangeProblemOf(this.filters.range)
  }

  /** The order that shows. */
  get sort(): ReportSort {
    return this.filters.sort ?? this.#report.usualSort
  }

  /** Columns that can be sorted by. */
  get sortColumns(): readonly string[] {
    return this.#report.sortColumns
  }

  /** Filters, order and page as fields of the address; defaults are omitted. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { range, product, member, branch, type, sort } = this.filters
    const { from, to } = this.#days.write(range, usual)
    return {
      'agent.from': from,
      'agent.to': to,
      'agent.product': product,
      'agent.member': member,
      'agent.branch': branch,
      'agent.type': type,
      'agent.sort': sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
      'agent.page': this.page === 1 ? undefined : String(this.page),
    }
  }

  /** Applies fields of the address and loads the result. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.filters = {
      range: this.#days.read(fields['agent.from'], fields['agent.to'], usual),
      product: reportProducts.find((one) => one === fields['agent.product']),
      member: fields['agent.member'] || undefined,
      branch: fields['agent.branch'] || undefined,
      type: statementTypes.find((one) => one === fields['agent.type']),
      sort: this.#sortOf(fields['agent.sort']),
    }
    this.page = pageOf(fields['agent.page'])
    void this.load()
  }

  /** Every row of the filters, over all pages, for an export. */
  everyRow(signal?: AbortSignal): Promise<readonly Row[]> {
    if (this.rangeProblem) return Promise.resolve([])
    const { filters } = this
    return rowsOfEveryPage((page) =>
      this.#report.fetch(this.#client, this.#query(filters, page, reportRowsPerRequest), signal),
    )
  }

  #query(filters: ReportFilters, page: number, size: number): ReportQuery {
    return {
      filters,
      paging: { ...this.#days.instants(filters.range), page, size },
      sort: filters.sort ?? this.#report.usualSort,
    }
  }

  #sortOf(text: string | undefined): ReportSort | undefined {
    const column = text?.replace(/^-/, '')
    if (column === undefined || !this.#report.sortColumns.includes(column)) return undefined
    return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
  }
}
