import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { includesDialCode, mobileRules, mobileSchema, parseMobile, type MobileRule } from './mobileRule.ts'
import { loadPhoneNumbers } from './phoneNumbers.ts'

const { PH, BD } = mobileRules
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const bengali = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)))

describe('mobile numbers of the Philippines', () => {
  it('takes 10 or 11 digits beginning with 9, and the range of the newest network [S-129]', async () => {
    for (const typed of ['09171234567', '9171234567', '+63 917 123 4567', '0063-917-1234567', '(0917) 123-4567']) {
      expect(await parseMobile(PH, typed)).toEqual({ national: '09171234567', international: '+639171234567' })
    }
    for (const typed of ['08951234567', '8981234567'])
      expect((await parseMobile(PH, typed))?.international).toMatch(/^\+6389[58]/)
  })

  it('takes a number as it is pasted from a message, a page or a link', async () => {
    for (const typed of [
      '\u202a+63 917 123 4567\u202c',
      '\u200e09171234567\u200b',
      '\uff0b63 917 123 4567',
      'tel:+63-917-123-4567',
    ])
      expect((await parseMobile(PH, typed))?.national).toBe('09171234567')
  })

  it('refuses other ranges, wrong lengths and letters [S-129]', async () => {
    const wrong = [
      '08941234567',
      '08991234567',
      '0917123456',
      '091712345678',
      '02171234567',
      'nine',
      '',
      '0917123456a',
      '+1 9171234567',
    ]
    for (const typed of wrong) expect(await parseMobile(PH, typed)).toBeUndefined()
  })
})

describe('mobile numbers of Bangladesh', () => {
  it('takes 01[3-9] and eight digits, in Bengali digits and with the country code too [S-129]', async () => {
    for (const typed of [
      '০১৭১২৩৪৫৬৭৮',
      '01712345678',
      '1712345678',
      '+880 1712-345678',
      '8801712345678',
      '+880 01712345678',
    ]) {
      expect(await parseMobile(BD, typed)).toEqual({ national: '01712345678', international: '+8801712345678' })
    }
    for (const typed of ['01212345678', '0171234567', '017123456789', '০১২১২৩৪৫৬৭৮'])
      expect(await parseMobile(BD, typed)).toBeUndefined()
  })

  it('reads the same number however it is spaced and in whatever digits [S-129]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(BD.prefixes ?? [])),
        digits(8),
        fc.constantFrom(' ', '-', '\u00a0'),
        fc.nat(10),
        async (prefix, rest, gap, at) => {
          const national = `0${prefix}${rest}`
          const spaced = `${national.slice(0, at)}${gap}${national.slice(at)}`
          return (await parseMobile(BD, bengali(spaced)))?.national === national
        },
      ),
    )
  })
})

describe('mobile numbers of a market without its own rule', () => {
  const VN = { countryCode: 'VN', diallingCode: '84' }

  it('follow the numbering plan of the country', async () => {
    for (const typed of ['0912345678', '912345678', '+84 912 345 678', '0084 912345678'])
      expect(await parseMobile(VN, typed)).toEqual({ national: '0912345678', international: '+84912345678' })
    for (const typed of ['091234567', '09123456789', '+63 917 123 4567', '0912345678 ext. 5', 'x'])
      expect(await parseMobile(VN, typed)).toBeUndefined()
  })
})

describe('an autofilled dialling code without its plus', () => {
  beforeAll(loadPhoneNumbers)

  const TH = { countryCode: 'TH', diallingCode: '66' }
  const VN = { countryCode: 'VN', diallingCode: '84' }
  const NO = { countryCode: 'NO', diallingCode: '47' }
  const BN = { countryCode: 'BN', diallingCode: '673' }
  const FO = { countryCode: 'FO', diallingCode: '298' }
  const ID = { countryCode: 'ID', diallingCode: '62' }
  const DE = { countryCode: 'DE', diallingCode: '49' }
  const mobileID = { ...ID, prefixes: ['8'] }
  const mobileDE = { ...DE, prefixes: ['15', '16', '17'] }
  const beginnings = (number: string) => Array.from(number, (_, at) => number.slice(0, at + 1))

  it.each<[MobileRule, string]>([
    [PH, '639171234567'],
    [BD, '8801712345678'],
    [TH, '66812345678'],
    [VN, '84912345678'],
    [NO, '4747015334'],
    [BN, '6737123456'],
    [FO, '298211234'],
  ])('is recognised by the rule of $countryCode, or else by its numbering plan', (rule, whole) => {
    expect(includesDialCode(rule, whole)).toBe(true)
    expect(beginnings(whole).filter((typed) => includesDialCode(rule, typed))).toEqual([whole])
  })

  it.each<[MobileRule, string]>([
    [mobileID, '62812345678'],
    [mobileID, '6281234567890'],
    [mobileDE, '4915112345678'],
    [mobileDE, '491711234567'],
  ])('is recognised in $countryCode by the prefixes of its rule', (rule, whole) => {
    expect(includesDialCode(rule, whole)).toBe(true)
  })

  it('is not looked for in a country without a numbering plan', () => {
    expect(includesDialCode({ countryCode: 'AQ', diallingCode: '672' }, '67212345')).toBe(false)
  })

  it('stays where the plan has numbers that begin alike, and no prefixes tell them apart', () => {
    expect(includesDialCode(ID, '62812345678')).toBe(false)
    expect(includesDialCode(DE, '4915112345678')).toBe(false)
  })

  it.each<[MobileRule, string]>([
    [TH, '668123456'],
    [VN, '841234567'],
    [NO, '47015334'],
    [BN, '6731234'],
    [FO, '298123'],
    [mobileID, '6221234'],
    [{ ...TH, prefixes: ['6', '8', '9'] }, '668123456'],
    [ID, '62212345678'],
    [DE, '49151123456'],
  ])('is not read into a number of $countryCode that begins alike, at any key', (rule, number) => {
    expect(beginnings(number).filter((typed) => includesDialCode(rule, typed))).toEqual([])
  })
})

describe('the mobile field', () => {
  beforeAll(loadPhoneNumbers)

  it('is required, hands on the national form and names a wrong number [S-141] [S-185]', () => {
    const schema = mobileSchema(BD)
    expect(z.parse(schema, ' +8801712345678 ')).toBe('01712345678')
    expect(z.safeParse(schema, '').error?.issues[0]?.message).toBe('not_empty')
    expect(z.safeParse(schema, '012').error?.issues[0]?.message).toBe('error_phone_number_limit')
    expect(z.parse(mobileSchema(BD, { required: false }), '')).toBe('')
  })
})

describe('the numbering plans', () => {
  const check = async () => {
    vi.resetModules()
    const [fresh, { formResolver }] = await Promise.all([
      import('./mobileRule.ts'),
      import('../schema/formResolver.ts'),
    ])
    const schema = z.object({ mobile: fresh.mobileSchema(BD) })
    return () =>
      formResolver(schema)({ mobile: '01712345678' }, undefined, { fields: {}, shouldUseNativeValidation: false })
  }

  it('are waited for by the check of a form that asks for a number', async () => {
    const validate = await check()
    expect(await validate()).toEqual({ values: { mobile: '01712345678' }, errors: {} })
  })

  it('leave a form usable when they cannot be loaded, and are tried again', async () => {
    vi.doMock('libphonenumber-js/min', () => {
      throw new Error('no line')
    })
    const validate = await check()
    expect((await validate()).errors.mobile?.message).toBe('errors.offline')
    vi.doUnmock('libphonenumber-js/min')
    expect((await validate()).errors).toEqual({})
  })
})
