import { expect, it } from 'vitest'
import { digitsOf } from './useDigits.ts'

it.each([
  ['BN', undefined, 'beng'],
  ['BN', 'latin', 'latn'],
  ['TH', undefined, 'latn'],
  ['TH', 'native', 'thai'],
  ['EN', 'native', 'latn'],
] as const)('%s with the choice %s is written with %s digits [S-261]', (language, digits, system) => {
  expect(digitsOf({ language, digits })).toBe(system)
})
