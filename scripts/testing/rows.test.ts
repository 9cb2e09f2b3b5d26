import { expect, it } from 'vitest'
import { evidence, evidenceSummary, evidenceTable, passedTitles, readRows, unknownIds } from './rows.ts'

// The ids in this file are concatenated, so that its titles name no row.
const id = (text: string) => `[${text}]`
const rows = readRows(`
**Start-up**

- **S-001** UB · The permission call is first
- **S-002** U+ · The host is sent

## 3. Player safety

- **G-01** Age
`)
const journeys = {
  suites: [
    {
      suites: [
        {
          specs: [
            { title: `asks first ${id('S-001')}`, ok: true, tests: [{ status: 'expected' }] },
            { title: `sends the host ${id('S-002')}`, ok: false, tests: [{ status: 'unexpected' }] },
            { title: `checks the age ${id('G-01')}`, ok: true, tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
}
const unit = {
  testResults: [
    {
      assertionResults: [
        { status: 'passed', fullName: `wire sends the host ${id('S-002')} ${id('S-002')}` },
        { status: 'failed', fullName: `age ${id('G-01')}` },
        { status: 'passed', fullName: `old ${id('S-999')}` },
      ],
    },
  ],
}
const passed = { journeys: passedTitles(journeys), stories: [], unit: passedTitles(unit) }

it('counts tests that ran and passed, by kind, and no title alone', () => {
  expect(evidence(rows, passed)).toEqual([
    { row: { id: 'S-001', group: 'Start-up' }, journeys: 1, stories: 0, unit: 0 },
    { row: { id: 'S-002', group: 'Start-up' }, journeys: 0, stories: 0, unit: 1 },
    { row: { id: 'G-01', group: '3. Player safety' }, journeys: 0, stories: 0, unit: 0 },
  ])
})

it('names rows without a test, and ids without a row', () => {
  expect(evidenceSummary(evidence(rows, passed))).toContain('Rows named by none: G-01')
  expect(unknownIds(rows, passed)).toEqual(['S-999'])
  expect(evidenceTable(evidence(rows, passed))).toContain('| S-002 | 0 | 0 | 1 |')
})
