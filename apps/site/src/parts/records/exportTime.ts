/**
 * An instant as a table holds it: the market's date and time to the second with its distance from UTC, ISO 8601, such as
 * `2026-11-29T03:53:07+08:00`. Whatever reads the table can order and compare it.
 *
 * @param at epoch milliseconds
 * @param timeZone the market's zone, an IANA name
 */
export function exportTime(at: number, timeZone: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  const local = written.replace(' ', 'T')
  const minutes = Math.round((Date.parse(`${local}Z`) - at) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}
