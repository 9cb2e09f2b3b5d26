import { expect, it } from 'vitest'
import { nationalNumber } from './PhoneInput.tsx'

it.each([
  ['+63 917 123 4567', '917 123 4567'],
  ['+639171234567', '9171234567'],
  ['0063-917-1234567', '917-1234567'],
  ['(+63) 917 123 4567', '917 123 4567'],
  ['+৬৩ ৯১৭', '917'],
  ['+63', ''],
])('of %s keeps %s, since +63 is shown before it', (text, kept) => {
  expect(nationalNumber(text, '+63')).toBe(kept)
})

it.each(['639171234567', '09171234567', '+', '+6', '+880 1712', '0917 +63'])('leaves %s to the form', (text) => {
  expect(nationalNumber(text, '+63')).toBe(text)
})

it('takes nothing away where no dial code is shown', () => {
  expect(nationalNumber('+63 917', undefined)).toBe('+63 917')
})

it.each([
  ['0917 123 4567', '917 123 4567'],
  ['(0917) 123 4567', '(917) 123 4567'],
  ['+63 0917 123 4567', '917 123 4567'],
  ['০৯১৭', '917'],
  ['917', '917'],
  ['0', '0'],
  ['00', '00'],
])('of %s keeps %s, since nobody dials a zero after +63', (text, kept) => {
  expect(nationalNumber(text, '+63', '0')).toBe(kept)
})

it.each([
  ['\u202a+63 917 123 4567\u202c', '917 123 4567'],
  ['\u200e09171234567\u200b', '9171234567'],
  ['\uff0b63\u3000917 123 4567', '917 123 4567'],
  ['tel:+639171234567', '9171234567'],
  ['639171234567', '9171234567'],
  ['63917123456', '63917123456'],
])('of the pasted or autofilled %j keeps %s', (text, kept) => {
  expect(nationalNumber(text, '+63', '0', (digits) => digits.length === 12)).toBe(kept)
})
