import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import { loginRequest } from './loginRequest.ts'
import { loginSchema, type LoginMode } from './loginSchema.ts'

beforeAll(loadPhoneNumbers)

const blank = {
  username: '',
  password: '',
  mobileNum: '',
  verificationCode: '',
  captcha: '',
  remember: false,
  shared: false,
}
const check = (mode: LoginMode, values: Partial<typeof blank>, captchaShown = false) => {
  const result = z.safeParse(loginSchema(mode, { captchaShown, mobileRule: mobileRules.BD }), { ...blank, ...values })
  return result.success ? result.data : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('what the login form checks', () => {
  it('asks for name and password, blanks not counted, and trims them [S-092]', () => {
    expect(check('username', { username: '  ', password: '' })).toEqual(['username: not_empty', 'password: not_empty'])
    expect(check('username', { username: ' maria ', password: ' Croupier1 ' })).toMatchObject({
      username: 'maria',
      password: 'Croupier1',
    })
  })

  it('asks for the captcha only while its picture is shown [S-093]', () => {
    const typed = { username: 'maria', password: 'x' }
    expect(check('username', typed)).toMatchObject(typed)
    expect(check('username', typed, true)).toEqual(['captcha: in_vwrite_code'])
    expect(check('username', { ...typed, captcha: ' ab12 ' }, true)).toMatchObject({ captcha: 'ab12' })
  })

  it('asks for number and code in SMS mode, and for nothing of the other mode [S-094]', () => {
    expect(check('sms', {})).toEqual(['mobileNum: not_empty', 'verificationCode: enter_verification_code'])
    expect(check('sms', { mobileNum: '০১৭১২৩৪৫৬৭৮', verificationCode: '২৪৬৮১০' })).toMatchObject({
      mobileNum: '01712345678',
      verificationCode: '246810',
    })
  })

  it('takes a code of up to 255 digits and nothing but digits [S-142]', () => {
    const mobileNum = '01712345678'
    expect(check('sms', { mobileNum, verificationCode: '1'.repeat(255) })).toMatchObject({ mobileNum })
    for (const verificationCode of ['246-810', '246 810', '\u202a246\u2013810\u202c', '２４６　８１０'])
      expect(check('sms', { mobileNum, verificationCode })).toMatchObject({ verificationCode: '246810' })
    for (const verificationCode of ['1'.repeat(256), '12a4', '12.4']) {
      expect(check('sms', { mobileNum, verificationCode })).toEqual(['verificationCode: enter_verification_code'])
    }
  })
})

describe('what a login sends', () => {
  it('carries name, password, captcha and type [S-095]', () => {
    const values = { username: 'maria', password: 'Croupier1', captcha: 'ab12' }
    expect(loginRequest('username', values, '63')).toEqual({ type: 'username', ...values })
    expect(loginRequest('username', { username: 'maria', password: 'x' }, '63')).toEqual({
      type: 'username',
      username: 'maria',
      password: 'x',
      captcha: '',
    })
  })

  it('puts number and code in the places of name and password in SMS mode [S-097]', () => {
    const values = { mobileNum: '01712345678', verificationCode: '246810' }
    expect(loginRequest('sms', values, '880')).toEqual({
      type: 'sms',
      username: '01712345678',
      password: '246810',
      captcha: '',
      countryDialingCode: '880',
    })
  })
})
