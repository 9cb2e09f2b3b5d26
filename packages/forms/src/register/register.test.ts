import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import type { FieldConfig, FieldConfigs } from '../schema/FieldConfig.ts'
import { shownFields } from '../schema/formSchema.ts'
import { registerConfigs } from './registerConfigs.ts'
import { registerFieldOrder } from './registerFields.ts'
import { registerSchema } from './registerSchema.ts'

beforeAll(loadPhoneNumbers)

const field = (
  patternId: number,
  minLength: number,
  maxLength: number,
  rules: Partial<FieldConfig> = {},
): FieldConfig => ({
  enabled: true,
  required: true,
  minLength,
  maxLength,
  patternId,
  ...rules,
})

const optional = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

const market: FieldConfigs = {
  username: field(1, 4, 15),
  password: field(5, 6, 20),
  birthday: field(11, 10, 10),
  affiliateCode: field(9, 0, 20, { required: false }),
}

const setup = { configs: market, smsShown: false, captchaShown: false, affiliateFixed: false }
const shown = (rules: Partial<typeof setup>) => shownFields(registerConfigs({ ...setup, ...rules }), registerFieldOrder)

const right = {
  username: 'newjun',
  password: 'Croupier1',
  confirmPassword: 'Croupier1',
  birthday: '1990-05-04',
  affiliateCode: '',
  terms: true,
}
const check = (values: Record<string, unknown>, rules: Partial<typeof setup> = {}) => {
  const schema = registerSchema({
    configs: registerConfigs({ ...setup, ...rules }),
    mobileRule: mobileRules.PH,
    minimumAge: 21,
    today: () => ({ year: 2026, month: 11, day: 21 }),
  })
  const result = z.safeParse(schema, { ...right, ...values })
  return result.success ? result.data : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('which fields a registration shows', () => {
  it('shows the optional ones only where the platform enables them, in visual order [S-134]', () => {
    expect(shown({})).toEqual(['username', 'password', 'confirmPassword', 'birthday', 'affiliateCode'])
    const all = Object.fromEntries(optional.map((name) => [name, field(0, 0, 50)]))
    expect(shown({ configs: { ...market, ...all }, captchaShown: true })).toEqual(
      registerFieldOrder.filter(
        (name) => name in all || ['username', 'password', 'confirmPassword', 'birthday'].includes(name),
      ),
    )
    const off = Object.fromEntries(optional.map((name) => [name, field(0, 0, 50, { enabled: false })]))
    expect(shown({ configs: { ...market, ...off } })).toEqual(['username', 'password', 'confirmPassword', 'birthday'])
  })

  it('makes them required only if the platform does [S-134]', () => {
    const both = (required: boolean) =>
      check(
        { email: '', line: '' },
        { configs: { ...market, email: field(3, 5, 60, { required }), line: field(9, 2, 50, { required }) } },
      )
    expect(both(true)).toEqual(['email: not_empty', 'line: not_empty'])
    expect(both(false)).toMatchObject({ email: '', line: '' })
  })

  it('shows number and code only with the SMS check on [S-133]', () => {
    expect(shown({ smsShown: true })).toContain('verificationCode')
    expect(shown({ configs: { ...market, verificationCode: field(6, 0, 255) } })).not.toContain('verificationCode')
  })

  it('hides an invitation code that the address has fixed', () => {
    expect(shown({ affiliateFixed: true })).not.toContain('affiliateCode')
  })

  it('always asks for name and password, even if the platform omits them [S-138] [S-139]', () => {
    expect(shown({ configs: {} })).toEqual(['username', 'password', 'confirmPassword'])
    expect(
      check({ username: '', password: '' }, { configs: { username: field(1, 4, 15, { required: false }) } }),
    ).toEqual(['username: not_empty', 'password: not_empty', 'confirmPassword: inconsistent_twice'])
  })
})

describe('what a registration checks', () => {
  it('names every empty field, first to last [S-138] [S-139] [S-140]', () => {
    expect(check({ username: '', password: '', confirmPassword: '', birthday: '', terms: false })).toEqual([
      'username: not_empty',
      'password: not_empty',
      'confirmPassword: not_empty',
      'birthday: not_empty',
      'terms: please_agree',
    ])
  })

  it('follows the rules of name and password [S-138] [S-139]', () => {
    expect(check({ username: '1jun' })).toEqual(['username: reg_pattern_1'])
    expect(check({ password: 'a', confirmPassword: 'a' })).toEqual(['password: error_password'])
    expect(check({ password: 'abcdef', confirmPassword: 'abcdef' })).toEqual(['password: reg_pattern_5'])
  })

  it('reports a different repetition even while other fields are wrong [S-140]', () => {
    expect(check({ username: '1', confirmPassword: 'Croupier2' })).toEqual([
      'username: reg_pattern_1',
      'confirmPassword: inconsistent_twice',
    ])
  })

  it('requires mobile number, SMS code and payment password once they are shown [S-141]', () => {
    const configs = {
      ...market,
      mobileNum: field(6, 10, 11, { required: false }),
      paymentPassword: field(6, 6, 6, { required: false }),
    }
    const empty = { mobileNum: '', verificationCode: '', paymentPassword: '' }
    expect(check(empty, { configs, smsShown: true })).toEqual([
      'mobileNum: not_empty',
      'verificationCode: enter_verification_code',
      'paymentPassword: not_empty',
    ])
  })

  it('refuses unticked terms with the code of an empty field and the prompt to agree [S-143]', () => {
    expect(check({ terms: false })).toEqual(['terms: please_agree'])
  })

  it('refuses a person a day too young and takes one who turns 21 today [S-145]', () => {
    expect(check({ birthday: '2005-11-22' })).toEqual(['birthday: field.too_young'])
    expect(check({ birthday: '2005-11-21' })).toMatchObject({ birthday: '2005-11-21' })
  })
})
