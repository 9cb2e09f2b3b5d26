import { expect, it } from 'vitest'
import { readClaims, readRows, standings } from './rows.ts'

const markdown = `
**Start-up**

- **S-001** UB · The permission call is first
- **S-002** U+ · The host is sent

## 2. Quality bars

- **Q-01** Largest paint

## 3. Player safety

- **G-01** Age
`

it('reads rows with the heading above them, and whether only the site proves them', () => {
  expect(readRows(markdown).map((row) => [row.id, row.group, row.text, row.needsSite])).toEqual([
    ['S-001', 'Start-up', 'The permission call is first', true],
    ['S-002', 'Start-up', 'The host is sent', false],
    ['Q-01', '2. Quality bars', 'Largest paint', false],
    ['G-01', '3. Player safety', 'Age', true],
  ])
})

it('takes ids from titles and not from comments', () => {
  const source = ['// see [', 'S-002]', "\nit('asks first [", "S-001]', () => {}) // [Q", '-01]'].join('')
  expect(readClaims('a.test.ts', source).map((claim) => claim.id)).toEqual(['S-001'])
})

it('takes a glob in a string for no comment, and a quotation mark in a comment for no string', () => {
  const source = [
    "route('**/assets/axios-*.js')\nit('weighs [",
    "Q-01]')\n// doesn't\nit('loads [",
    "S-001]') /* */",
  ].join('')
  expect(readClaims('a.spec.ts', source).map((claim) => claim.id)).toEqual(['Q-01', 'S-001'])
})

it('counts a row of a screen as met only with a test of the site', () => {
  const below = { id: 'S-001', file: 'packages/stores/src/a.test.ts' }
  const onScreen = { id: 'S-001', file: 'e2e/start.spec.ts' }
  const store = { id: 'S-002', file: 'packages/stores/src/a.test.ts' }
  const met = (claims: readonly { id: string; file: string }[]) =>
    standings(readRows(markdown), claims)
      .rows.filter((one) => one.met)
      .map(({ row }) => row.id)
  expect(met([below, store])).toEqual(['S-002'])
  expect(met([below, onScreen, store])).toEqual(['S-001', 'S-002'])
})

it('names ids that no row has', () => {
  const claim = { id: 'S-999', file: 'e2e/start.spec.ts' }
  expect(standings(readRows(markdown), [claim]).unknown).toEqual([claim])
})
