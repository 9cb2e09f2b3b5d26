import type { TableColumn } from './tableColumn.ts'

/**
 * What a spreadsheet takes for the start of a formula (OWASP, CSV injection), in full width too, which some fold to
 * the plain character.
 */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A number with a sign is no formula: it must stay a number that can be added up. */
const signedNumber = /^[+-]\d+(?:\.\d+)?$/

/**
 * One field of a CSV record (RFC 4180). A text that a spreadsheet would run is led by an apostrophe, which makes it
 * text there: user names and remarks are written by strangers.
 */
export const csvField = (text: string): string => {
  const safe = formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text
  // A semicolon parts fields where the comma is the decimal mark; unquoted, what follows it could begin a formula.
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole CSV file: records with CRLF, fields with commas (RFC 4180). */
export const csvText = (records: readonly (readonly string[])[]): string =>
  records.map((record) => `${record.map(csvField).join(',')}\r\n`).join('')

/** A column of an exported file: its heading, and the text of a row's cell. A table's columns are such columns. */
export type CsvColumn<Row> = Pick<TableColumn<Row>, 'label' | 'csv'>

/** Rows as CSV: a record of headings, then one record per row, of the columns that have `csv`. */
export const tableCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const exported = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []))
  return csvText([exported.map(({ label }) => label), ...rows.map((row) => exported.map(({ csv }) => csv(row)))])
}
