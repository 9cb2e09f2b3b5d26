import { expect, it } from 'vitest'
import { isPhone, isPlain } from './renderedFor.ts'

it('draws pages for queries of campaigns, and for no other query', () => {
  expect(isPlain('')).toBe(true)
  expect(isPlain('?utm_source=a&gclid=b')).toBe(true)
  expect(isPlain('?type=DAILY')).toBe(false)
})

it('takes the device’s own word for a phone, and its name where it gives none', () => {
  expect(isPhone({ mobile: '?1' })).toBe(true)
  expect(isPhone({ mobile: '?0', agent: 'Mobile' })).toBe(false)
  expect(isPhone({ agent: 'Mozilla/5.0 (iPhone) Mobile/15E148' })).toBe(true)
  expect(isPhone({ agent: 'Mozilla/5.0 (X11; Linux)' })).toBe(false)
})
