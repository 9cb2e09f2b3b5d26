import type { Bet } from './BetRecordsStore.ts'

/** The columns of an exported record, in order. */
export const betColumns = [
  'betTime',
  'orderNo',
  'gameType',
  'vendorName',
  'gameName',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'netAmount',
  'status',
] as const

/** A column of the export. */
export type BetColumn = (typeof betColumns)[number]

/**
 * The rows as CSV (RFC 4180: commas, CRLF, quotes doubled), amounts as exact decimal text [S-354].
 * @param headings the columns' names in the person's language
 * @param time writes a moment (epoch ms) as text
 */
export function betsCsv(
  bets: readonly Bet[],
  headings: Readonly<Record<BetColumn, string>>,
  time: (at: number) => string,
): string {
  const rows = bets.map((bet) =>
    betColumns.map((column) => (column === 'betTime' ? time(bet.betTime) : (bet[column] ?? ''))),
  )
  return [betColumns.map((column) => headings[column]), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet would run as a formula is led in by an apostrophe; a negative amount is none. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
