import { expect, it } from 'vitest'
import { visitorAt } from './visitorAt.ts'

it.each([
  ['198.51.100.7', 'crph/198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', 'crph/2001:db8:1:2'],
  ['2001:DB8:1:2::9', 'crph/2001:db8:1:2'],
  ['2001:db8::1', 'crph/2001:db8:0:0'],
  ['::1', 'crph/0:0:0:0'],
])('counts %s as %s: all addresses of one IPv6 network together, each merchant apart [G-102]', (ip, visitor) => {
  expect(visitorAt({ code: 'crph' }, ip)).toBe(visitor)
  expect(visitorAt({ code: 'crbd' }, ip)).not.toBe(visitor)
})
