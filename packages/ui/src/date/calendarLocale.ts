/** The given language if `Intl` knows it. Falls back to English. */
export const calendarLocale = (wanted: string | undefined): string => {
  try {
    return new Intl.Locale(wanted || 'en').toString()
  } catch {
    return 'en'
  }
}
