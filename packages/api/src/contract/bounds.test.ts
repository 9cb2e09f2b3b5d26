import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints } from './contract.ts'

interface Leaf {
  readonly place: string
  readonly schema: z.ZodMiniType
}

interface Definition {
  readonly type: string
  readonly shape?: Record<string, z.ZodMiniType>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

/** Every text within a schema, by its place. */
function textsIn(schema: z.ZodMiniType, place: string): Leaf[] {
  const { type, shape, element, innerType, in: from, valueType, options } = schema._zod.def as unknown as Definition
  if (type === 'string') return [{ place, schema }]
  const inner = [element, innerType, from, valueType, ...(options ?? [])].filter((one) => one !== undefined)
  return [
    ...inner.flatMap((one) => textsIn(one, place)),
    ...Object.entries(shape ?? {}).flatMap(([name, one]) => textsIn(one, `${place}.${name}`)),
  ]
}

const texts = endpoints()
  .filter(({ effect }) => effect !== 'read')
  .flatMap(({ id, input }) => textsIn(input, id))

/** Fields that keep what was sent: secrets, what another service signed, and what is only looked up. */
const asTheyAre =
  /\.(?:password|oldPassword|newPassword|confirmPassword|confirmNewPassword|paymentPassword|firebaseIdToken|captcha_id|lot_number|pass_token|gen_time|captcha_output|captcha|verificationCode|code|loginDeviceId|Encryption|affiliateCode|referralCode|countryDialingCode|version|identity)$|^(?:session|games|verification|member\.language)\b|\.(?:mobileNum|username|orderId|methodId|promotionId|language|data|part)$/

describe('every text that a person types into a call that changes something', () => {
  it.each(texts.filter(({ place }) => !asTheyAre.test(place)).map(({ place, schema }) => [place, schema] as const))(
    '%s is composed, bounded and free of what nobody sees, or refused [G-69]',
    (_place, schema) => {
      const read = schema.safeParse('Ae\u0301\u202e\u0000\u2066\ud800b\ufeff\r\nক্‍ষ')
      if (read.success) expect(String(read.data).replace('\n', ' ')).toBe('Aéb ক্‍ষ')
      expect(schema.safeParse('x'.repeat(10_000)).success).toBe(false)
    },
  )

  it('are most of the texts', () => {
    expect(texts.filter(({ place }) => !asTheyAre.test(place)).length).toBeGreaterThan(110)
  })
})
