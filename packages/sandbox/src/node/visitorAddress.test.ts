import { expect, it } from 'vitest'
import { visitorAddress } from './visitorAddress.ts'

const asked = (peer: string, told?: string, sites: readonly string[] = []) =>
  visitorAddress(sites)(new Request('http://sandbox.test/', { headers: told ? { 'X-Forwarded-For': told } : {} }), {
    incoming: { socket: { remoteAddress: peer } },
  })

it('a site’s word counts, from this machine and where it was named, and nobody else’s [G-102]', () => {
  expect(asked('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(asked('::ffff:127.0.0.1', '2001:db8::1')).toBe('2001:db8::1')
  expect(asked('10.0.0.5', '198.51.100.1', ['10.0.0.0/8'])).toBe('198.51.100.1')
  expect(asked('10.0.0.5', '198.51.100.1')).toBe('10.0.0.5')
  expect(asked('203.0.113.9', '198.51.100.1', ['10.0.0.0/8'])).toBe('203.0.113.9')
})

it('a visitor on this machine, or one whose address nobody tells, has the operator’s', () => {
  expect([asked('127.0.0.1'), asked('::1', '127.0.0.1'), asked('127.0.0.1', 'unknown')]).toEqual([null, null, null])
  expect(visitorAddress([])(new Request('http://sandbox.test/'), undefined)).toBeNull()
})

it('an entry that is no address is refused by its name', () => {
  expect(() => visitorAddress(['my-site'])).toThrow('SITE_ADDRESSES: "my-site" is neither an address nor a range')
})
