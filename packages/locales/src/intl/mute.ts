const { DateTimeFormat } = Intl

/** Languages of the table that Chromium has no words for, or hardly any (version 156). */
const muted: ReadonlySet<string> = new Set(['my', 'km', 'lo', 'ne', 'kk', 'uz'])

/** Whether a browser may have no words of a language. */
export const mayBeMute = (tag: string): boolean => muted.has(tag)

/** Whether this engine has none, such as names of months. */
export const isMute = (tag: string): boolean =>
  DateTimeFormat.supportedLocalesOf(tag).length === 0 ||
  /\d/.test(new DateTimeFormat(tag, { month: 'long', numberingSystem: 'latn' }).format(0))
