import { expect, it } from 'vitest'
import { countryMatches } from './countryMatches.ts'

const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63' },
  { code: 'BD', name: 'বাংলাদেশ', diallingCode: '880' },
  { code: 'CI', name: "Côte d'Ivoire", diallingCode: '225' },
  { code: 'VN', name: 'Việt Nam', diallingCode: '84' },
]
const found = (typed: string) => countries.filter((one) => countryMatches(one, typed)).map((one) => one.code)

it.each([
  ['', ['PH', 'BD', 'CI', 'VN']],
  ['+', ['PH', 'BD', 'CI', 'VN']],
  ['phil', ['PH']],
  ['ph', ['PH']],
  ['cote', ['CI']],
  ['viet', ['VN']],
  ['বাংলা', ['BD']],
  ['+8', ['BD', 'VN']],
  ['00880', ['BD']],
  ['৮৮০', ['BD']],
  ['63', ['PH']],
  ['xyz', []],
])('finds by %j the countries %j', (typed, codes) => {
  expect(found(typed)).toEqual(codes)
})
