import { describe, expect, it } from 'vitest'
import { PlatformError } from '../client/failures.ts'
import { refusal } from '../client/refusal.ts'
import { jsonSchemas } from '../schema/json-schemas.ts'
import { contract, endpoints } from './contract.ts'

const refused = (code: string, value: unknown = null) =>
  new PlatformError(
    { code, message: 'No.', value, status: 200 },
    {
      endpoint: 'deposit.submit',
      reference: 'REF-1',
      errors: contract['deposit.submit'].errors,
    },
  )

describe('error codes of the contract', () => {
  it.each(endpoints().filter(({ errors }) => Object.keys(errors).length > 0))(
    '$id: every field that a code concerns is in its request',
    (one) => {
      const { properties } = jsonSchemas({ one })[one.id]?.input ?? {}
      const named = Object.values(one.errors).flatMap(({ field }) => field ?? [])
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(named))
    },
  )

  it('a refusal names the field that the contract declares for its code [S-340]', () => {
    expect(refusal(refused('deposit.reference.duplicate'), 'deposit.submit')).toEqual({
      code: 'deposit.reference.duplicate',
      field: 'reference',
      fields: ['reference'],
    })
    expect(refusal(refused('deposit.sender.invalid'), 'deposit.submit')?.fields).toEqual([
      'senderMobile',
      'senderAccount',
    ])
    expect(refusal(refused('deposit.order.expired'), 'deposit.submit')?.field).toBeUndefined()
  })

  it('a field that the answer names comes before the declared one [S-156]', () => {
    const { code, fields } = refusal(refused('deposit.sender.invalid', { field: 'senderName' }), 'deposit.submit')!
    expect({ code, fields }).toEqual({ code: 'deposit.sender.invalid', fields: ['senderName'] })
  })

  it('a code that the call does not declare is null, one that every call may answer with is not', () => {
    expect(refusal(refused('E_1042'), 'deposit.submit')?.code).toBeNull()
    expect(refusal(refused('site.maintenance'), 'deposit.submit')?.code).toBe('site.maintenance')
  })

  it('the refusal of another call, or any other failure, is null', () => {
    expect(refusal(refused('deposit.order.expired'), 'deposit.order')).toBeNull()
    expect(refusal(new Error('no'), 'deposit.submit')).toBeNull()
  })
})
