import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import { shownFields } from '../schema/formSchema.ts'
import { mobileRegisterConfigs } from './registerConfigs.ts'
import { mobileRegisterFieldOrder } from './registerFields.ts'
import { registerSchema } from './registerSchema.ts'

beforeAll(loadPhoneNumbers)

const setup = (passwordShown: boolean) =>
  mobileRegisterConfigs({ configs: {}, smsShown: true, captchaShown: false, affiliateFixed: false, passwordShown })

describe('registration by mobile number', () => {
  it('shows number and code, and the password by its flag [S-133] [S-141]', () => {
    expect(shownFields(setup(true), mobileRegisterFieldOrder)).toEqual(['mobileNum', 'verificationCode', 'password'])
    expect(shownFields(setup(false), mobileRegisterFieldOrder)).toEqual(['mobileNum', 'verificationCode'])
  })

  it('checks what it shows and asks for no repeated password [S-141]', () => {
    const schema = registerSchema({
      configs: setup(true),
      order: mobileRegisterFieldOrder,
      mobileRule: mobileRules.BD,
      minimumAge: 18,
      today: () => ({ year: 2026, month: 11, day: 21 }),
    })
    const faults = z.safeParse(schema, { mobileNum: '', verificationCode: '', password: '', terms: true }).error?.issues
    expect(faults?.map(({ path }) => path[0])).toEqual(['mobileNum', 'verificationCode', 'password'])
    const entry = { mobileNum: '01712345678', verificationCode: '246810', password: 'Croupier1' }
    expect(z.parse(schema, { ...entry, terms: true })).toEqual(entry)
  })
})
