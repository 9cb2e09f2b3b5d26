type Options = Intl.DateTimeFormatOptions

/** Letters of a length of a name or number, as Unicode writes them. */
const lengths: Readonly<Record<string, string>> = {
  numeric: '1',
  '2-digit': '2',
  short: '3',
  long: '4',
  narrow: '5',
}

const part = (letter: string, length: string | undefined) => (length ? `${letter}${lengths[length] ?? '1'}` : '')

/** What a date shows, as a key: `E4y1M4d1`, or `=medium` for a style. */
export const dayKey = ({ dateStyle, weekday, year, month, day }: Options): string =>
  dateStyle
    ? `=${dateStyle}`
    : `${part('E', weekday)}${part('y', year && 'numeric')}${part('M', month)}${part('d', day)}`

/** What a time of day shows, as a key: `h1m`, or `~short` for a style. Minutes and seconds have two digits beside an hour. */
export const clockKey = (
  { timeStyle, hour, minute, second }: Options,
  hourCycle: 'h12' | 'h23',
  usual = hourCycle,
): string => {
  if (timeStyle && hourCycle === usual) return `~${timeStyle}`
  const [hours, seconds] = timeStyle ? ['numeric', timeStyle !== 'short'] : [hour, second !== undefined]
  const letter = hourCycle === 'h12' ? 'h' : 'H'
  return `${part(letter, hours)}${timeStyle || minute ? 'm' : ''}${seconds ? 's' : ''}`
}

/** By what the words between a day and a time differ. */
export const jointKey = ({ weekday, month }: Options): string =>
  month === 'long' ? (weekday ? 'full' : 'long') : month === 'short' ? 'medium' : 'short'
