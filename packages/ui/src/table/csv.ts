import type { TableColumn } from './tableColumn.ts'

/**
 * Characters that start a formula in a spreadsheet (OWASP, CSV injection), including full-width forms, which some fold
 * to the plain character.
 */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A signed number is not a formula and must remain a number. */
const signedNumber = /^[+-]\d+(?:\.\d+)?$/

/**
 * One field of a CSV record (RFC 4180). Text that a spreadsheet would run gets a leading apostrophe, which makes it
 * plain text: user names and remarks are untrusted.
 */
export const csvField = (text: string): string => {
  const safe = formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text
  // Where the comma is the decimal mark, a semicolon separates fields; unquoted, the text after it could start a
  // formula.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole CSV file: records with CRLF, fields with commas (RFC 4180). */
export const csvText = (records: readonly (readonly string[])[]): string =>
  records.map((record) => `${record.map(csvField).join(',')}\r\n`).join('')

/** A column of an exported file: its heading, and the text of a row's cell. A table's columns fit as they are. */
export type CsvColumn<Row> = Pick<TableColumn<Row>, 'label' | 'csv'>

/** Rows as CSV: a record of headings, then one record per row, of the columns that have `csv`. */
export const tableCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const exported = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []))
  return csvText([exported.map(({ label }) => label), ...rows.map((row) => exported.map(({ csv }) => csv(row)))])
}
