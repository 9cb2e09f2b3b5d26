import type { DepositMethod } from '@croupier/stores'
import { describe, expect, it } from 'vitest'
import { refusedField } from './refusedField.ts'

const refused = (code: string) => ({ kind: 'refused', text: { key: 'unknown_error', retryable: false }, code }) as const
const asking = (...names: readonly DepositMethod['fields'][number]['name'][]) => ({
  fields: names.map((name): DepositMethod['fields'][number] => ({
    name,
    required: true,
    rule: 'text',
    minLength: null,
    maxLength: null,
    upperCase: false,
    example: null,
  })),
})

describe('the field a refused deposit is about', () => {
  it('is the reference for one that was used before [S-340]', () => {
    expect(refusedField(refused('deposit.reference.duplicate'), asking('senderMobile', 'reference'))).toBe('reference')
  })

  it('is the sender the method asks for: a number, or an account [S-340]', () => {
    expect(refusedField(refused('deposit.sender.invalid'), asking('senderMobile', 'reference'))).toBe('senderMobile')
    expect(refusedField(refused('deposit.sender.invalid'), asking('senderName', 'senderAccount'))).toBe('senderAccount')
    expect(refusedField(refused('deposit.name.mismatch'), asking('senderName', 'senderAccount'))).toBe('senderName')
  })

  it('is the amount for one that is out of the band, and none for what no field can mend [S-341]', () => {
    expect(refusedField(refused('deposit.amount.out.of.band'))).toBe('amount')
    expect(refusedField(refused('deposit.order.expired'))).toBeUndefined()
  })
})
