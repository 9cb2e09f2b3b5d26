import {
  dateAt,
  dayRangeFault,
  dayRangeFaultKeys,
  longestDayRange,
  rangeInstants,
  shortcutRange,
  type DayRange,
  type DayShortcut,
} from '@croupier/locales/calendar'
import type { FailureText } from '../failure/failureText.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { Clock } from '../ports/Ports.ts'

/** Page size of an export. */
export const exportRowsPerPage = 100

/** Page size of a whole report or a whole branch of a team; these are computed again for each request. */
export const reportRowsPerRequest = 500

/** The days of records and reports by the merchant's calendar: which may be requested, and as which instants. */
export class RecordDays {
  readonly #merchant: MerchantStore
  readonly #clock: Pick<Clock, 'now'>

  constructor(merchant: MerchantStore, clock: Pick<Clock, 'now'>) {
    this.#merchant = merchant
    this.#clock = clock
  }

  /** Today's date, `yyyy-MM-dd`. */
  get today(): string {
    return dateAt(this.#clock.now(), this.#merchant.current.timeZone)
  }

  /** A shortcut's range today. */
  rangeOf(shortcut: DayShortcut): DayRange {
    return shortcutRange(shortcut, this.today)
  }

  /** First and last instant of a range. */
  instants(range: DayRange) {
    return rangeInstants(range, this.#merchant.current.timeZone)
  }

  /** Reads a range from fields of an address; a missing day is that of the default range. */
  read(from: string | undefined, to: string | undefined, usual: DayShortcut): DayRange {
    const range = this.rangeOf(usual)
    return { from: from ?? range.from, to: to ?? range.to }
  }

  /** The range as fields of an address; empty for the default range. */
  write({ from, to }: DayRange, usual: DayShortcut): { readonly from?: string; readonly to?: string } {
    const range = this.rangeOf(usual)
    return range.from === from && range.to === to ? {} : { from, to }
  }
}

/** Why a range is refused: it ends before it starts, or is longer than 90 days. */
export function rangeProblemOf(range: DayRange): FailureText | undefined {
  const fault = dayRangeFault(range, { maxDays: longestDayRange })
  return fault && { key: dayRangeFaultKeys[fault], values: { days: longestDayRange }, retryable: false }
}

/** The rows of every page, one page after the other; rejects when one does not come. */
export async function rowsOfEveryPage<Row>(
  fetch: (page: number) => Promise<{ readonly list: readonly Row[]; readonly totalPages: number }>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { list, totalPages } = await fetch(page)
    rows.push(...list)
    last = totalPages
  }
  return rows
}
