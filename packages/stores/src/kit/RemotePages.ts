import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import type { LoadOutcome } from './Remote.ts'
import { RemoteValue } from './RemoteValue.ts'

/** Options of `RemotePages`. */
export interface RemotePagesOptions<Page, Filters> {
  /** The clock, epoch ms. */
  readonly now: () => number
  /** Filters to begin with, and to go back to. */
  readonly filters: () => Filters
  /** Requests a page, counted from 1. */
  readonly fetch: (filters: Filters, page: number, signal: AbortSignal) => Promise<Page>
  /** Whether these filters may be requested; if not, the list is empty. Default: always. */
  readonly mayAsk?: (filters: Filters) => boolean
  /** Joins a further page to those before, for a list that grows. */
  readonly join?: (before: Page, next: Page) => Page
}

/** The page number in a text such as an address field; 1 if it is not a page number. */
export const pageOf = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/**
 * A list in pages, narrowed by filters. Either one page shows at a time (`goTo`), or the list grows (`more`). A change
 * of filters starts over at page 1. The newest request wins; responses to older ones are dropped. Shown data stays,
 * marked stale, until the next response arrives.
 */
export class RemotePages<Page extends { readonly totalPages: number }, Filters extends object> {
  filters: Filters
  /** The page that shows; of a list that grows, the last one. */
  page = 1
  readonly result: RemoteValue<Page>
  readonly #options: RemotePagesOptions<Page, Filters>
  /** The request whose data shows. */
  #shown: { readonly filters: Filters; readonly page: number } | undefined

  constructor(options: RemotePagesOptions<Page, Filters>) {
    this.#options = options
    this.filters = options.filters()
    this.result = new RemoteValue(options.now)
    makeObservable(this, {
      filters: observableRef,
      page: observable,
      pageCount: computed,
      hasMore: computed,
      isTurning: computed,
      filter: actionBound,
      goTo: actionBound,
      restart: actionBound,
      reset: actionBound,
      setPage: actionBound,
    })
  }

  /** Number of pages, at least one. */
  get pageCount(): number {
    return Math.max(1, this.result.data?.totalPages ?? 1)
  }

  /** Whether there may be a further page: nothing has loaded yet, or the last page has not. */
  get hasMore(): boolean {
    return this.result.data === undefined || this.page < this.pageCount
  }

  /** Whether another page, or one of other filters, is loading. False while the shown one is loaded again. */
  get isTurning(): boolean {
    const { filters, page } = this
    return this.result.isLoading && this.#isOther(filters, page)
  }

  /** Narrows the list and loads page 1; shown data stays until the response arrives. */
  filter(change: Partial<Filters>): void {
    this.filters = { ...this.filters, ...change }
    this.page = 1
    void this.load()
  }

  /** Opens a page, the nearest one there is. */
  goTo(page: number): void {
    this.page = Math.min(Math.max(1, page), this.pageCount)
    void this.load()
  }

  /** Loads the page that is open. Data of another page or of other filters does not stay if that fails. */
  async load(): Promise<LoadOutcome<Page>> {
    const { filters, page } = this
    if (this.#options.mayAsk?.(filters) === false) {
      this.result.reset()
      return { kind: 'superseded' }
    }
    const isOther = this.#isOther(filters, page)
    const outcome = await this.result.load((signal) => this.#options.fetch(filters, page, signal), isOther)
    if (outcome.kind === 'ready') this.#shown = { filters, page }
    return outcome
  }

  /** Loads the next page and appends it; the first one if nothing is loaded. Requests a failed page again. */
  async more(): Promise<LoadOutcome<Page>> {
    const { filters } = this
    const before = this.result.data
    const page = before === undefined ? 1 : this.page + 1
    const { fetch, join } = this.#options
    const outcome = await this.result.load(async (signal) => {
      const next = await fetch(filters, page, signal)
      return before === undefined || join === undefined ? next : join(before, next)
    })
    if (outcome.kind !== 'ready') return outcome
    this.setPage(page)
    this.#shown = { filters, page }
    return outcome
  }

  /** Clears loaded pages and drops pending loads; the filters stay unless others are given. */
  restart(filters: Filters = this.filters): void {
    this.filters = filters
    this.page = 1
    this.result.reset()
  }

  /** Back to the beginning, filters included. */
  reset(): void {
    this.restart(this.#options.filters())
  }

  /** Moves to a page without loading it. */
  setPage(page: number): void {
    this.page = page
  }

  #isOther(filters: Filters, page: number): boolean {
    return this.#shown?.filters !== filters || this.#shown.page !== page
  }
}
