/**
 * The given language tag with the calendar that the grid shows, so that Persian buttons name the same months. Falls back
 * to English if the tag is missing or malformed.
 */
export const calendarLocale = (wanted: string | undefined): string => {
  try {
    return new Intl.Locale(wanted || 'en', { calendar: 'gregory' }).toString()
  } catch {
    return calendarLocale('en')
  }
}

/** Languages that react-aria has words for; in others it falls back to English ones. */
export const spokenByEngine: ReadonlySet<string> = new Set(
  'ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(' '),
)

/**
 * Whether the calendar's hidden words would be English on a page in another language. They are then left out: dates
 * need none.
 */
export const isWordless = (locale: string): boolean => !spokenByEngine.has(new Intl.Locale(locale).language)
