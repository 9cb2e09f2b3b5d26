import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedStep, base32, totpCode, totpStep, totpUri } from './totp.ts'

const text = (value: string) => new TextEncoder().encode(value)

describe('one-time codes', () => {
  const secret = base32(text('12345678901234567890'))

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('gives the vector of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(secret, totpStep(second * 1_000), 8)).toBe(code)
  })

  it('gives the vectors of RFC 4226', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
    expect(codes.map((_code, counter) => totpCode(secret, counter))).toEqual(codes)
  })

  it('agrees with the HMAC of the system for any secret and step', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), fc.nat(2 ** 31 - 1), (key, step) => {
        const counter = Buffer.alloc(8)
        counter.writeBigUInt64BE(BigInt(step))
        const mac = createHmac('sha1', key).update(counter).digest()
        const value = mac.readUInt32BE((mac[19] ?? 0) & 0xf) & 0x7fffffff
        expect(totpCode(base32(key), step)).toBe(String(value % 1_000_000).padStart(6, '0'))
      }),
    )
  })

  it('writes base32 as RFC 4648 does', () => {
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((value) => base32(text(value)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ])
  })

  it('takes a code half a minute early or late, in any digits, and none a second time', () => {
    const now = 1_800_000_000_000
    const step = totpStep(now)
    for (const off of [-1, 0, 1]) expect(acceptedStep(secret, totpCode(secret, step + off), now, -1)).toBe(step + off)
    for (const off of [-2, 2]) expect(acceptedStep(secret, totpCode(secret, step + off), now, -1)).toBeNull()
    const bengali = totpCode(secret, step).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    expect(acceptedStep(secret, ` ${bengali} `, now, -1)).toBe(step)
    expect(acceptedStep(secret, totpCode(secret, step), now, step)).toBeNull()
  })

  it('names site and account in the address an authenticator reads', () => {
    const uri = new URL(totpUri(secret, 'Croupier Manila', 'maria'))
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Croupier Manila:maria',
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret,
      issuer: 'Croupier Manila',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
