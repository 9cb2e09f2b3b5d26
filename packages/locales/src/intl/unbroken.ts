/** A date or time whose part of the day stays on the line of its hour: "12:52" and "AM" are one thing to read. */
export function unbroken(parts: readonly Intl.DateTimeFormatPart[]): string {
  const sorts = parts.map(({ type }) => type)
  return parts
    .map(({ value }, index) => {
      const around = [sorts[index - 1], sorts[index + 1]]
      const isBetween = around.includes('dayPeriod') && (around.includes('minute') || around.includes('hour'))
      return isBetween ? value.replaceAll(/\s/g, '\u00a0') : value
    })
    .join('')
}
