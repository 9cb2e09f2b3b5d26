/** A language that `Intl` takes: the wanted one, or English for what is none. */
export const calendarLocale = (wanted: string | undefined): string => {
  try {
    return new Intl.Locale(wanted || 'en').toString()
  } catch {
    return 'en'
  }
}
