import type { DayRange } from '@croupier/ui'

/** A range that is one press away [S-358]. */
export type DayShortcut = 'today' | 'yesterday' | 'previous_7' | 'previous_30' | 'next_7' | 'next_30'

/** What records, which look back, offer. */
export const pastShortcuts: readonly DayShortcut[] = ['today', 'yesterday', 'previous_7', 'previous_30']

const dayMilliseconds = 86_400_000

/** The day `days` after an ISO day. Days have no zone: they are counted as midnights of UTC. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** The ISO day it is in a time zone (IANA name) at a moment in epoch milliseconds [S-358]. */
export const dayIn = (timeZone: string, now: number): string => {
  const format = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`
}

/**
 * The days of a shortcut, today being the site's. "Previous 7 days" are the seven that end today, "next 7 days" the seven
 * that begin today, both ends included.
 */
export const shortcutRange = (shortcut: DayShortcut, today: string): DayRange => {
  switch (shortcut) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) }
    case 'previous_7':
      return { from: dayAfter(today, -6), to: today }
    case 'previous_30':
      return { from: dayAfter(today, -29), to: today }
    case 'next_7':
      return { from: today, to: dayAfter(today, 6) }
    case 'next_30':
      return { from: today, to: dayAfter(today, 29) }
  }
}
