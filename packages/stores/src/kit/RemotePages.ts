import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import type { LoadOutcome } from './Remote.ts'
import { RemoteValue } from './RemoteValue.ts'

/** Options of `RemotePages`. */
export interface RemotePagesOptions<Page, Filters> {
  /** The clock, epoch ms. */
  readonly now: () => number
  /** Filters to begin with, and to go back to. */
  readonly filters: () => Filters
  /** Asks for a page, counted from 1. */
  readonly fetch: (filters: Filters, page: number, signal: AbortSignal) => Promise<Page>
  /** Whether these filters may be asked for; of others the list is empty. Any may unless given. */
  readonly mayAsk?: (filters: Filters) => boolean
  /** Joins a further page to those before, for a list that grows. */
  readonly join?: (before: Page, next: Page) => Page
}

/** The page number that a text such as an address's field names; 1 for anything that is no page number. */
export const pageOf = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/**
 * A list that comes in pages, narrowed down by filters. Either one page shows at a time (`goTo`), or the list grows
 * (`more`). A change of filters starts over at page 1; the newest question wins, and the answer to an older one is
 * dropped. What shows stays, marked stale, until the next answer is here.
 */
export class RemotePages<Page extends { readonly totalPages: number }, Filters extends object> {
  filters: Filters
  /** The page that shows; of a list that grows, the last one. */
  page = 1
  readonly result: RemoteValue<Page>
  readonly #options: RemotePagesOptions<Page, Filters>

  constructor(options: RemotePagesOptions<Page, Filters>) {
    this.#options = options
    this.filters = options.filters()
    this.result = new RemoteValue(options.now)
    makeObservable(this, {
      filters: observableRef,
      page: observable,
      pageCount: computed,
      hasMore: computed,
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

  /** Whether a further page may be there: nothing has come yet, or the last one has not. */
  get hasMore(): boolean {
    return this.result.data === undefined || this.page < this.pageCount
  }

  /** Narrows the list down and loads page 1; what shows stays until the answer is here, `isOther` as in `RemoteValue.load`. */
  filter(change: Partial<Filters>, isOther?: boolean): void {
    this.filters = { ...this.filters, ...change }
    this.page = 1
    void this.load(isOther)
  }

  /** Opens a page, the nearest one there is. */
  goTo(page: number): void {
    this.page = Math.min(Math.max(1, page), this.pageCount)
    void this.load()
  }

  /** Loads the page that is open. */
  load(isOther?: boolean): Promise<LoadOutcome<Page>> {
    const { filters, page } = this
    if (this.#options.mayAsk?.(filters) === false) {
      this.result.reset()
      return Promise.resolve({ kind: 'superseded' })
    }
    return this.result.load((signal) => this.#options.fetch(filters, page, signal), isOther)
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
    if (outcome.kind === 'ready') this.setPage(page)
    return outcome
  }

  /** Forgets loaded pages and drops pending loads; the filters stay unless others are given. */
  restart(filters: Filters = this.filters): void {
    this.filters = filters
    this.page = 1
    this.result.reset()
  }

  /** Back to the beginning, filters included. */
  reset(): void {
    this.restart(this.#options.filters())
  }

  /** Moves to a page without asking for it. */
  setPage(page: number): void {
    this.page = page
  }
}
