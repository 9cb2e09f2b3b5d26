/** A range of civil dates, both included, each as yyyy-MM-dd in the site's time zone. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** The ranges to choose by one press [S-358]. */
export type DateShortcut = 'next7' | 'next30' | 'previous7' | 'previous30'

const dayMs = 86_400_000
const days: Readonly<Record<DateShortcut, number>> = { next7: 7, next30: 30, previous7: 7, previous30: 30 }

/** The civil date of a moment in a time zone, as yyyy-MM-dd. */
export function civilDate(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** A date so many days later. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** A shortcut's range: so many days, today included, in the site's time zone [S-358]. */
export function shortcutRange(shortcut: DateShortcut, now: number, timeZone: string): DateRange {
  const today = civilDate(now, timeZone)
  const further = days[shortcut] - 1
  return shortcut.startsWith('next')
    ? { from: today, to: addDays(today, further) }
    : { from: addDays(today, -further), to: today }
}

/** What is wrong with a range [S-360]. */
export type RangeFault = 'not-a-date' | 'end-before-start' | 'too-long'

/** Checks a range against the longest one allowed, in days with both ends counted; `undefined` when it is all right. */
export function rangeFault({ from, to }: DateRange, longest: number): RangeFault | undefined {
  if (!isDate(from) || !isDate(to)) return 'not-a-date'
  if (to < from) return 'end-before-start'
  return addDays(from, longest - 1) < to ? 'too-long' : undefined
}

const isDate = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/**
 * First and last millisecond of a range in a time zone. A day begins at the earliest moment whose civil date is that
 * day, so days that a clock change makes longer or shorter, or that begin at one o'clock, are covered whole.
 */
export function rangeInstants(
  { from, to }: DateRange,
  timeZone: string,
): { readonly startTime: number; readonly endTime: number } {
  return { startTime: startOfDay(from, timeZone), endTime: startOfDay(addDays(to, 1), timeZone) - 1 }
}

function startOfDay(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`)
  // Time zones lie between 12 hours behind and 14 ahead of UTC; the search closes in on the first moment of the day.
  let before = utc - 15 * 3_600_000
  let within = utc + 13 * 3_600_000
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (civilDate(middle, timeZone) < date) before = middle
    else within = middle
  }
  return within
}
