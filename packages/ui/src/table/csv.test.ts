import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvField, csvText, tableCsv } from './csv.ts'

/** A reader written from RFC 4180 alone. */
const read = (text: string): string[][] => {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      field += '"'
      at += 1
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === ',') {
      record.push(field)
      field = ''
    } else if (!quoted && sign === '\r' && text.charAt(at + 1) === '\n') {
      records.push([...record, field])
      record = []
      field = ''
      at += 1
    } else field += sign
  }
  return records
}

describe('CSV', () => {
  it('is read back field by field, whatever was written: as it was, or led by an apostrophe', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', ',', ';', '\r', '\n', '=', '-', "'", ' ', '7', 'ß'),
      maxLength: 6,
    })
    const records = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
    fc.assert(
      fc.property(records, (written) => {
        const found = read(csvText(written))
        expect(found.map((record) => record.length)).toEqual(written.map((record) => record.length))
        for (const [at, field] of found.flat().entries())
          expect([written.flat()[at], `'${written.flat()[at]}`]).toContain(field)
      }),
    )
  })

  it.each([
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1+1',
    '＠SUM(A1)',
    '=HYPERLINK("x","y")',
  ])('leads %j with an apostrophe, so that no spreadsheet runs it', (text) => {
    expect(read(`${csvField(text)}\r\n`)).toEqual([[`'${text}`]])
  })

  it('quotes a semicolon, which separates fields where the comma is the decimal mark', () => {
    expect(csvField('a;=1+1')).toBe('"a;=1+1"')
  })

  it('keeps signed amounts as numbers that can be added up', () => {
    expect(['-1200.50', '+3', '0.10'].map(csvField)).toEqual(['-1200.50', '+3', '0.10'])
  })

  it('writes headings and rows of the columns that are exported', () => {
    const columns = [
      { value: 'game', label: 'Game, name', cell: () => null, csv: (row: { game: string }) => row.game },
      { value: 'icon', label: 'Icon', cell: () => null },
    ]
    expect(tableCsv(columns, [{ game: 'Lucky "9"' }])).toBe('"Game, name"\r\n"Lucky ""9"""\r\n')
  })
})
