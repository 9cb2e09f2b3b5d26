import { expect, it } from 'vitest'
import { codeDigits } from './OtpInput.tsx'

it.each([
  ['246810', '246810'],
  ['Your code is 246-810.', '246810'],
  ['২৪৬ ৮১০', '246810'],
  ['٢٤٦٨١٠', '246810'],
  ['24681012', '246810'],
  ['24', '24'],
  ['no code', ''],
])('takes %j as %j', (text, code) => {
  expect(codeDigits(text, 6)).toBe(code)
})
