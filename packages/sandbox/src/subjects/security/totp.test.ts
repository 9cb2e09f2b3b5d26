import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hmacSha1 } from './hmacSha1.ts'
import { acceptedStep, base32, totpCode, totpStep, totpUri } from './totp.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const text = (value: string) => new TextEncoder().encode(value)

describe('HMAC with SHA-1', () => {
  it.each([
    [new Uint8Array(20).fill(0x0b), text('Hi There'), 'b617318655057264e28bc0b6fb378c8ef146be00'],
    [text('Jefe'), text('what do ya want for nothing?'), 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    [new Uint8Array(20).fill(0xaa), new Uint8Array(50).fill(0xdd), '125d7342b9ac11cd91a39af48aa17b4f63f175d3'],
    [
      new Uint8Array(80).fill(0xaa),
      text('Test Using Larger Than Block-Size Key - Hash Key First'),
      'aa4ae5e15272d00e95705637ce8a3b55ed402112',
    ],
  ])('gives the vector of RFC 2202 (%#)', (key, message, digest) => expect(hex(hmacSha1(key, message))).toBe(digest))

  it('agrees with the system’s own for any key and message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(hex(hmacSha1(key, message))).toBe(createHmac('sha1', key).update(message).digest('hex'))
      }),
    )
  })
})

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
    const uri = new URL(totpUri('ABC', 'Croupier Manila', 'maria'))
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Croupier Manila:maria',
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'ABC',
      issuer: 'Croupier Manila',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
