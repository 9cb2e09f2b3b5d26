import { parseMoney } from '@croupier/money'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import { faultOfIssue } from '../schema/fieldSchema.ts'
import type { DepositMethod, TransferField } from './DepositMethod.ts'
import { depositSchema, feeOf, type DepositChoice, type DepositRules } from './depositSchema.ts'
import { defaultReceiptRule, readReceipts, receiptFault } from './receipts.ts'
import { transferSchema } from './transferSchema.ts'

beforeAll(loadPhoneNumbers)

const gcash: DepositMethod = {
  id: 'GCASH',
  kind: 'wallet',
  name: 'GCash',
  minimum: '100.00',
  maximum: '50000.00',
  fee: { fixed: '0.00', percent: '0.00' },
  open: true,
  fields: [],
  instructions: [],
  quickAmounts: [],
}
const rules: DepositRules = {
  methods: [gcash, { ...gcash, id: 'MAYA', open: false }, { ...gcash, id: 'C2C', kind: 'c2c' }],
  promotions: [{ id: 'welcome', name: 'Welcome', minimum: '500.00' }],
  limits: [{ period: 'day', amount: '10000.00', left: '4000.00' }],
  spelling: { digits: 2, mark: '.' },
  money: (amount) => `₱${amount}`,
  moment: (at) => `moment ${at}`,
}
const choice: DepositChoice = { promotionId: '', methodId: 'GCASH', amount: '500', payeeName: '' }
const verdict = (change: Partial<DepositChoice>) => {
  const result = z.safeParse(depositSchema(rules), { ...choice, ...change })
  if (result.success) return result.data
  return result.error.issues.flatMap((issue) => [issue.path[0], issue.message, faultOfIssue(issue).values])
}

describe('choosing a deposit', () => {
  it('hands on minor units, with no promotion unless one was chosen [S-342]', () => {
    expect(verdict({})).toEqual({ promotionId: '', methodId: 'GCASH', amount: 50_000n, payeeName: '' })
  })

  it('refuses an amount out of the band, or with three decimals, with the band in the text [S-341]', () => {
    const band = { min: '₱100.00', max: '₱50000.00', decimals: 2 }
    expect(verdict({ amount: '99.99' })).toEqual(['amount', 'deposit.amount_band', band])
    expect(verdict({ amount: '50000.01' })).toEqual(['amount', 'deposit.amount_band', band])
    expect(verdict({ amount: '100.125' })).toEqual(['amount', 'deposit.amount_band_decimals', band])
  })

  it('asks to choose an amount, not to type one, where only amounts of other members are offered [S-340]', () => {
    expect(verdict({ methodId: 'C2C', amount: '' })).toEqual(expect.arrayContaining(['amount', 'form.choose_amount']))
    expect(verdict({ amount: '' })).not.toContain('form.choose_amount')
  })

  it('refuses a closed or unknown method', () => {
    for (const methodId of ['', 'MAYA', 'OTHER'])
      expect(verdict({ methodId })).toEqual(['methodId', 'deposit.choose_method', undefined])
  })

  it('names what a promotion asks for and what the limit leaves', () => {
    expect(verdict({ promotionId: 'welcome', amount: '499.99' })).toEqual([
      'amount',
      'deposit.promotion_needs',
      { amount: '₱500.00' },
    ])
    expect(verdict({ promotionId: 'welcome', amount: '500' })).toMatchObject({ amount: 50_000n })
    expect(verdict({ amount: '4000.01' })).toEqual(['amount', 'deposit.amount_over_limit', { left: '₱4000.00' }])
  })

  it('names the lowest of several limits, and when it restarts [G-12] [G-14]', () => {
    const week = { period: 'week', amount: '3000.00', left: '2000.00', restartsAt: 7 } as const
    const schema = depositSchema({ ...rules, limits: [...rules.limits, week] })
    const [issue] = z.safeParse(schema, { ...choice, amount: '4000.01' }).error?.issues ?? []
    expect([issue?.message, issue && faultOfIssue(issue).values]).toEqual([
      'deposit.amount_over_limit_until',
      { left: '₱2000.00', when: 'moment 7' },
    ])
  })

  it('computes the fee exactly, rounded half up [Q-09]', () => {
    const fee = (fixed: string, percent: string, amount: string) =>
      feeOf({ ...gcash, fee: { fixed, percent } }, parseMoney(amount, 2), 2)
    expect([
      fee('15.00', '0.00', '500'),
      fee('0.00', '1.85', '333.33'),
      fee('5.00', '2.00', '100'),
      fee('0.00', '0.50', '1'),
    ]).toEqual(['15.00', '6.17', '7.00', '0.01'])
  })
})

describe('reporting the transfer', () => {
  const field = (change: Partial<TransferField>): TransferField => ({
    name: 'reference',
    required: true,
    rule: 'digits',
    upperCase: false,
    ...change,
  })
  const told = (fields: readonly TransferField[], values: Record<string, string>, market: 'PH' | 'BD' = 'PH') => {
    const result = z.safeParse(transferSchema({ fields }, mobileRules[market]), values)
    return result.success
      ? result.data
      : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  it('takes a GCash reference of 13 digits, spaces and all [S-340]', () => {
    const fields = [field({ name: 'senderMobile', rule: 'mobile' }), field({ minLength: 13, maxLength: 13 })]
    expect(told(fields, { senderMobile: '917 123 4567', reference: '1234 567 890123' })).toEqual({
      senderMobile: '09171234567',
      reference: '1234567890123',
    })
    expect(told(fields, { senderMobile: '123', reference: '123' })).toEqual([
      'senderMobile: error_phone_number_limit',
      'reference: reg_pattern_6',
    ])
  })

  it('upper-cases a bKash transaction id and refuses one of another length [S-340]', () => {
    const fields = [field({ rule: 'mixed', minLength: 10, maxLength: 10, upperCase: true })]
    expect(told(fields, { reference: ' 8n7a 6d5c4b ' }, 'BD')).toEqual({ reference: '8N7A6D5C4B' })
    for (const reference of ['8N7A6D5C4', '8N7A6D5C4BX', '8N7A6D5C4!'])
      expect(told(fields, { reference }, 'BD')).toEqual(['reference: reg_pattern_4'])
  })

  it('takes a longer, mixed Maya reference within the bounds the platform names [S-340]', () => {
    const fields = [field({ rule: 'mixed', minLength: 12, maxLength: 24, upperCase: true })]
    expect(told(fields, { reference: '3f2a 91bc-04de 77' })).toEqual({ reference: '3F2A91BC04DE77' })
    for (const reference of ['3F2A91BC04D', '3F2A91BC04DE773F2A91BC04D', '3F2A91BC04DE_'])
      expect(told(fields, { reference })).toEqual(['reference: reg_pattern_4'])
  })

  it('takes a Rocket account of 11 or 12 digits, in Bengali digits too [S-340]', () => {
    const fields = [field({ name: 'senderAccount', minLength: 11, maxLength: 12 })]
    expect(told(fields, { senderAccount: '০১৭১২৩৪৫৬৭৮৯' }, 'BD')).toEqual({ senderAccount: '017123456789' })
    expect(told(fields, { senderAccount: '01712345678' }, 'BD')).toEqual({ senderAccount: '01712345678' })
    expect(told(fields, { senderAccount: '0171234567' }, 'BD')).toEqual(['senderAccount: reg_pattern_6'])
  })

  it('lets an optional text stay empty', () => {
    expect(
      told([field({ name: 'senderName', rule: 'text', required: false, minLength: 2, maxLength: 50 })], {
        senderName: '',
      }),
    ).toEqual({ senderName: '' })
  })
})

describe('receipts', () => {
  const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'receipt', { type })
  const fault = (files: readonly File[], required = false) => receiptFault(files, defaultReceiptRule, required)?.key

  it('takes up to three PNG or JPG pictures of 5 MB each, and none where they are optional', () => {
    expect(fault([])).toBeUndefined()
    expect(fault([], true)).toBe('not_empty')
    expect(fault([file('image/png'), file('image/jpeg', 5 * 1024 * 1024), file('image/png')])).toBeUndefined()
    expect(fault([file('image/gif')])).toBe('deposit.receipt_type')
    expect(fault([file('image/png', 5 * 1024 * 1024 + 1)])).toBe('deposit.receipt_size')
    expect(fault(Array.from({ length: 4 }, () => file('image/png')))).toBe('deposit.receipt_count')
  })

  it('reads them as base64 without a prefix, whatever their size', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
    const [receipt] = await readReceipts([new File([bytes], 'a.png', { type: 'image/png' })])
    expect(receipt).toEqual({ name: 'a.png', type: 'image/png', data: Buffer.from(bytes).toString('base64') })
  })
})
