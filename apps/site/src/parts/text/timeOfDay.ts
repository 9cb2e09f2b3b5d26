import type { IntlShape } from 'react-intl'

/**
 * Bengali names the part of the day before the time, "রাত ৩:০৫", while the browsers' data put a Latin "AM" after it;
 * for "রাত" they have the literary word, "রাত্রি".
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
    return `${valueOf('dayPeriod').replace('রাত্রি', 'রাত')}\u00a0${valueOf('hour')}:${valueOf('minute')}`
  }
}

/** How a language writes the time of day where the browsers' data are not what its readers write; else undefined. */
export const timeOfDay = (intl: IntlShape): ((at: number) => string) | undefined =>
  new Intl.Locale(intl.locale).language === 'bn' ? bengaliTime(intl) : undefined
