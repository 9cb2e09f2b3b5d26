import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countOf, wholeNumber } from './wholeNumber.ts'

it.each([' 25 ', '২৫', '２５', '\u202a25\u202c', '\u200b25\ufeff'])('reads the count %j as 25', (typed) => {
  expect(z.parse(wholeNumber({ min: 1, max: 30 }), typed)).toBe('25')
  expect(countOf(typed)).toBe(25)
})

it.each(['', '31', '2.5', '-1', 'ten'])('takes %j for no count', (typed) => {
  expect(z.safeParse(wholeNumber({ min: 1, max: 30 }), typed).success).toBe(false)
})
