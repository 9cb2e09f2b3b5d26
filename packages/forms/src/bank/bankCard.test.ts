import { beforeAll, describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import { bankCardSchema, type WithdrawBank } from './bankCardSchema.ts'

beforeAll(loadPhoneNumbers)

const bank = (change: Partial<WithdrawBank>): WithdrawBank => ({
  bankCode: 'BDO',
  bankName: 'BDO',
  cardType: 'BC',
  digits: { minimum: 10, maximum: 12 },
  mobile: false,
  isWithdrawActive: true,
  ...change,
})
const schema = bankCardSchema(
  [
    bank({}),
    bank({ bankCode: 'GCASH', cardType: 'EW', mobile: true }),
    bank({ bankCode: 'OLD', isWithdrawActive: false }),
  ],
  mobileRules.PH,
)
const entry = {
  bankCode: 'BDO',
  accountNumber: '1234567890',
  accountName: 'Maria Santos',
  password: '123456',
  isDefault: true,
}
const verdict = (change: object) => verdictOf(schema, { ...entry, ...change })

describe('binding an account', () => {
  it('takes the digits of its bank, grouped or in another script', () => {
    expect(verdict({})).toEqual(entry)
    expect(verdict({ accountNumber: '1234 5678-90' })).toEqual(entry)
    expect(verdict({ accountNumber: '১২৩৪৫৬৭৮৯০' })).toEqual(entry)
    for (const accountNumber of ['123456789', '1234567890123', '12345678AB'])
      expect(verdict({ accountNumber })).toEqual(['accountNumber: bank.number_digits'])
  })

  it('takes a mobile number where the wallet has one', () => {
    expect(verdict({ bankCode: 'GCASH', accountNumber: '+63 917 123 4567' })).toMatchObject({
      accountNumber: '09171234567',
    })
    expect(verdict({ bankCode: 'GCASH', accountNumber: '123' })).toEqual(['accountNumber: error_phone_number_limit'])
  })

  it('does not check a fixed name, which no field could correct [S-345]', () => {
    expect(verdict({ accountName: 'Madonna' })).toEqual(['accountName: in_payeeName_error'])
    const fixed = bankCardSchema([bank({})], mobileRules.PH, { knownHolder: true })
    expect(verdictOf(fixed, { ...entry, accountName: 'Madonna' })).toEqual({ ...entry, accountName: 'Madonna' })
  })

  it('is bound without a password where none is asked for, whatever was typed [G-85]', () => {
    const free = bankCardSchema([bank({})], mobileRules.PH, { asksPassword: false })
    expect(verdictOf(free, { ...entry, password: '' })).toEqual({ ...entry, password: undefined })
    expect(verdictOf(free, entry)).toEqual({ ...entry, password: undefined })
  })

  it('reports every fault together, and asks for the payment password [S-345]', () => {
    expect(verdict({ bankCode: 'OLD', accountNumber: '', accountName: '', password: '12' })).toEqual([
      'bankCode: form.choose',
      'accountName: not_empty',
      'password: reg_pattern_6',
      'accountNumber: not_empty',
    ])
  })
})
