import { PlatformError } from '@croupier/api'
import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'
import type { DepositMethod } from './depositMethods.ts'
import { ruleWords } from './transferRules.ts'

/** A sandbox with a changed Maya method, and its rule: on the wire, and when a transfer is submitted. */
async function maya(change: Partial<DepositMethod>) {
  const merchants = testMerchants.map((merchant) => ({
    ...merchant,
    depositMethods: merchant.depositMethods.map((method) =>
      method.code === 'MAYA' ? { ...method, ...change } : method,
    ),
  }))
  const testPlatform = createTestPlatform({ merchants })
  const maria = await testPlatform.signIn('maria')
  const { depositInfo } = await maria.client.deposit.methods({})
  const entry = depositInfo?.methods?.find(({ id }) => id === 'MAYA')
  let serial = 0
  const submit = async (reference: string, proof: { name: string; bytes: number }[] = []) => {
    const context = () => ({ idempotencyKey: `rule-${serial++}` })
    const { id } = await maria.client.deposit.order({ methodId: 'MAYA', amount: '500' }, context())
    const data = proof.map(({ name, bytes }) => ({ name, type: 'image/png', size: bytes, data: 'A'.repeat(bytes) }))
    return maria.client.deposit
      .submit({ orderId: id ?? '', reference, senderMobile: '09171234567', proof: data } as never, context())
      .then(
        ({ status }) => status,
        (failure: unknown) => (failure instanceof PlatformError ? failure.message : String(failure)),
      )
  }
  return { entry, field: entry?.fields?.find(({ name }) => name === 'reference'), submit }
}

describe('the rule of a deposit method is written once', () => {
  it('a changed reference shows in the form’s field, the check and the text of the refusal [S-340]', async () => {
    const before = await maya({})
    expect(before.field).toMatchObject({ rule: 'mixed', minLength: 12, maxLength: 24 })
    expect(await before.submit('1234567')).toContain('12 to 24 letters and digits')
    const after = await maya({ reference: { rule: 'mixed', minimum: 6, maximum: 8, example: 'GC12345' } })
    expect(after.field).toMatchObject({
      rule: 'mixed',
      minLength: 6,
      maxLength: 8,
      upperCase: true,
      example: 'GC12345',
    })
    expect(await after.submit('gc-12345')).toBe('submitted')
    expect(await after.submit('1234567890123')).toContain('6 to 8 letters and digits')
  })

  it('changed files show in the form’s limit and the check', async () => {
    const proof = { most: 1, bytes: 2 * 1024 * 1024, types: ['image/png'], required: true }
    const { entry, submit } = await maya({ proof })
    expect(entry?.proofFiles).toEqual({ most: 1, bytes: 2 * 1024 * 1024, types: ['image/png'] })
    expect(entry?.fields?.find(({ name }) => name === 'proof')).toMatchObject({ required: true })
    expect(await submit('1234567890123')).toContain('upload the receipt')
  })

  it('is put into words in each language', () => {
    expect(ruleWords({ rule: 'digits', minimum: 13, maximum: 13 })).toEqual({
      EN: '13 digits',
      TY: '13 digit',
      BN: '13 সংখ্যা',
    })
    expect(ruleWords({ rule: 'mixed', minimum: 6, maximum: 8 }).EN).toBe('6 to 8 letters and digits')
  })
})
