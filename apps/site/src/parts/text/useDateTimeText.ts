import { unbroken } from '@croupier/locales/intl'
import type { TimeDistance } from '@croupier/ui'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { timeOfDay } from './timeOfDay.ts'

/**
 * Writes instants (epoch milliseconds) in the person's language and the merchant's time zone: the one format of dates
 * on screen. `ZoneNote` names the zone where the person's own is another.
 */
export interface DateTimeText {
  /** Only the day: `21 Nov 2026`. */
  readonly day: (at: number) => string
  /** From one day to another: `15 – 21 Nov 2026`. */
  readonly days: (from: number, to: number) => string
  /** Day and time: `21 Nov 2026, 3:12 AM`. */
  readonly moment: (at: number) => string
  /** Day and time without the year, for recent events: `21 Nov, 3:12 AM`. */
  readonly recent: (at: number) => string
  /** Only the time of day: `3:12 AM`. */
  readonly time: (at: number) => string
  /** A distance from now: `3 minutes ago`. */
  readonly distance: (distance: TimeDistance) => string
}

/** The dates and times of a language, and of the time zone in `intl`. */
export const instantText = (intl: IntlShape): Pick<DateTimeText, 'day' | 'moment' | 'recent' | 'time'> => {
  const day = (at: number) => intl.formatDate(at, { dateStyle: 'medium' })
  const ownTime = timeOfDay(intl)
  if (ownTime)
    return {
      day,
      moment: (at) => `${day(at)}, ${ownTime(at)}`,
      recent: (at) => `${intl.formatDate(at, { day: 'numeric', month: 'short' })}, ${ownTime(at)}`,
      time: ownTime,
    }
  return {
    day,
    moment: (at) => unbroken(intl.formatDateToParts(at, { dateStyle: 'medium', timeStyle: 'short' })),
    recent: (at) =>
      unbroken(intl.formatDateToParts(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })),
    time: (at) => unbroken(intl.formatTimeToParts(at, { timeStyle: 'short' })),
  }
}

/** The dates and times of the person's language and market. */
export function useDateTimeText(): DateTimeText {
  const intl = useIntl()
  return useMemo(
    () => ({
      days: (from, to) => intl.formatDateTimeRange(from, to, { dateStyle: 'medium' }),
      // "now" rather than "in 0 seconds".
      distance: ({ value, unit }) => intl.formatRelativeTime(value, unit, { numeric: value === 0 ? 'auto' : 'always' }),
      ...instantText(intl),
    }),
    [intl],
  )
}
