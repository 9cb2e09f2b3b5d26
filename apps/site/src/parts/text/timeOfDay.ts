import type { IntlShape } from 'react-intl'

/**
 * Bengali says the part of the day before the clock, "রাত ৩:০৫", where the browsers' data have a Latin "AM" behind it;
 * for "রাত" they have the word of books, "রাত্রি".
 */
function bengaliTime({ locale, timeZone }: IntlShape): (at: number) => string {
  // Not the formatter of react-intl: it passes no part of the day on.
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    dayPeriod: 'short',
  })
  return (at) => {
    const parts = clock.formatToParts(at)
    const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
    return `${valueOf('dayPeriod').replace('রাত্রি', 'রাত')} ${valueOf('hour')}:${valueOf('minute')}`
  }
}

/** How a language writes the time of day where the browsers' data are not what its readers write; else undefined. */
export const timeOfDay = (intl: IntlShape): ((at: number) => string) | undefined =>
  new Intl.Locale(intl.locale).language === 'bn' ? bengaliTime(intl) : undefined
