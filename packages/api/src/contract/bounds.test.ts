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

/** Fields that stay unchanged: secrets, texts signed by another service, and what the site writes and nobody types. */
const asTheyAre =
  /\.(?:\w*password|firebaseIdToken|captcha_id|lot_number|pass_token|gen_time|captcha_output|loginDeviceId|Encryption|version|identity)$|^(?:session\.freePlay|games|member\.language)\b|\.(?:channel|orderId|methodId|promotionId|language|data|part)$/i

describe('every text that a person types into a call that changes something', () => {
  it.each(texts.filter(({ place }) => !asTheyAre.test(place)).map(({ place, schema }) => [place, schema] as const))(
    '%s is composed, bounded and free of what nobody sees, or refused [G-69] [G-101]',
    (_place, schema) => {
      const read = schema.safeParse('Ae\u0301\u202e\u0000\u2066\ud800b\ufeff\r\nক্‍ষ')
      if (read.success) expect(String(read.data).replace('\n', ' ')).toBe('Aéb ক্‍ষ')
      expect(schema.safeParse('x'.repeat(10_000)).success).toBe(false)
    },
  )

  const secrets = texts.filter(({ place }) => /password$/i.test(place))

  it.each(secrets.map(({ place, schema }) => [place, schema] as const))(
    'but %s, a secret, is bounded and stays as it was chosen [G-101]',
    (_place, schema) => {
      const chosen = ' Ae\u0301\u202e\u0000\u2066\ud800b\ufeff\r\nক্‍ষ '
      const read = schema.safeParse(chosen)
      if (read.success) expect(read.data).toBe(chosen)
      expect(schema.safeParse('x'.repeat(10_000)).success).toBe(false)
    },
  )

  it('and some secrets take every character [G-101]', () => {
    expect(secrets.filter(({ schema }) => schema.safeParse('e\u0301\u202e').success).length).toBeGreaterThan(5)
  })

  it('are most of the texts', () => {
    expect(texts.filter(({ place }) => !asTheyAre.test(place)).length).toBeGreaterThan(110)
  })
})
