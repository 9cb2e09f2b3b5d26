import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['GCash', 'GC'],
  ['Maya', 'MA'],
  ['BDO Unibank', 'BDO'],
  ['Land Bank of the Philippines', 'LBP'],
  ['bKash', 'BK'],
  ['নগদ', 'নগ'],
  ['বিকাশ', 'বিকা'],
  ['ทรูมันนี่', 'ทรู'],
  ['e\u0301clair', 'ÉC'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
