import { expect, it } from 'vitest'
import { graphemeCount } from './graphemes.ts'

it.each([
  ['', 0],
  ['hello', 5],
  ['e\u0301', 1],
  ['👨‍👩‍👧', 1],
  ['ที่', 1],
  ['ক্ষ', 1],
])('counts %j as %i characters, as a person sees them', (text, count) => {
  expect(graphemeCount(text)).toBe(count)
})
