/** The given language tag. Falls back to English if it is missing or malformed. */
export const calendarLocale = (wanted: string | undefined): string => {
  try {
    return new Intl.Locale(wanted || 'en').toString()
  } catch {
    return 'en'
  }
}
