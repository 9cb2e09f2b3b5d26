import { expect, it } from 'vitest'
import { coverage, readClaims, readRows } from './rows.ts'

const markdown = `
**Start-up**

- **S-001** UB · The permission call is first
- **S-002** U · The host is sent

## 2. Quality bars

- **Q-01** Largest paint
`

it('reads rows with the heading they stand under', () => {
  expect(readRows(markdown).map((row) => [row.id, row.group])).toEqual([
    ['S-001', 'Start-up'],
    ['S-002', 'Start-up'],
    ['Q-01', '2. Quality bars'],
  ])
})

it('takes ids from titles and not from comments', () => {
  const source = ['// see [', 'S-002]', "\nit('asks first [", "S-001]', () => {}) // [Q", '-01]'].join('')
  expect(readClaims('a.test.ts', source).map((claim) => claim.id)).toEqual(['S-001'])
})

it('tells covered from uncovered rows and names ids that no row has', () => {
  const claims = [
    { id: 'S-001', file: 'a' },
    { id: 'S-999', file: 'b' },
  ]
  const { groups, unknown } = coverage(readRows(markdown), claims)
  expect(groups[0]?.covered.map((row) => row.id)).toEqual(['S-001'])
  expect(groups[0]?.uncovered.map((row) => row.id)).toEqual(['S-002'])
  expect(unknown).toEqual([{ id: 'S-999', file: 'b' }])
})
