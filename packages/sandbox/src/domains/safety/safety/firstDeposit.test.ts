import { PlatformError } from '@croupier/api'
import { beforeEach, expect, it } from 'vitest'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf, playRound } from '../../../testing/playing.ts'

let testPlatform: TestPlatform
let jun: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  jun = await testPlatform.signIn('jun')
})

const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? [failure.code, failure.value] : failure),
  )
const order = () => refusal(jun.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey()))
const asked = (protection: boolean, limit: boolean) => ['deposit.first.steps', { protection, limit }]

it('a first deposit that skips a step is refused at every call that begins one, and taken after both [G-04] [G-06]', async () => {
  const direct = { targetUsername: 'jun', amount: '500' }
  expect(await order()).toEqual(asked(true, true))
  expect(await refusal(jun.client.deposit.qr({ ...direct, bankCode: 'QRPH' }, freshKey()))).toEqual(asked(true, true))
  const manual = { ...direct, bankCode: 'INSTAPAY', payeeName: personOf(testPlatform, 'jun').payeeName || 'Jun Cruz' }
  expect(await refusal(jun.client.deposit.manual(manual, freshKey()))).toEqual(asked(true, true))
  await jun.client.safety.readProtection({})
  expect(await order()).toEqual(asked(false, true))
  await jun.client.safety.setLimit({ kind: 'deposit', period: 'week', amount: '2000' })
  expect(await order()).toBeNull()
})

it('bonus money, given or played, does not get anybody past the two steps [G-04] [G-06]', async () => {
  const { state, context } = testPlatform.sandbox
  const member = personOf(testPlatform, 'jun')
  const moves = [{ from: houseAccount('crph'), to: memberAccount(member.id), amount: 10_000n }]
  state.transact(() => post(context, { kind: 'bonus', reference: 'gift', moves }))
  playRound(testPlatform, 'jun', 1_000n)
  expect(await order()).toEqual(asked(true, true))
  await jun.client.safety.readProtection({})
  await jun.client.safety.review({ choice: 'later' })
  expect(await order()).toBeNull()
})
