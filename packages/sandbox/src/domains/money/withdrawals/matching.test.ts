import { PlatformError } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { depositNow, payOrder, personOf, receiptPicture, takeFirstSteps } from '../../../testing/playing.ts'
import { changeMember } from '../../identity/members/members.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
let maria: Visitor
let vip: Visitor
let serial = 0
// vip's seeded withdrawal of 1,500.00 is approved and waits for a depositor.
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
  vip = await testPlatform.signIn('vip')
})

const key = () => ({ idempotencyKey: `matching-${String(serial++).padStart(6, '0')}` })
const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const proof = [receiptPicture]
const order = (visitor = maria, amount = '1500') => visitor.client.deposit.order({ methodId: 'C2C', amount }, key())
const submit = (orderId: string, reference = 'C2C0000001') =>
  maria.client.deposit.submit({ orderId, reference, proof }, key())
/** Pays an order through the payment network and returns its reference. */
const payAndSubmit = async (made: Awaited<ReturnType<typeof order>>) =>
  submit(made.id, await payOrder(testPlatform, made))
const balance = async (visitor: Visitor) => (await visitor.client.wallet.balance({})).sumBalance
const newest = async () => {
  const [withdrawal] = (await vip.client.withdrawal.list({})).list
  if (!withdrawal) throw new Error('vip has no withdrawal')
  return withdrawal
}
const payout = async () => (await vip.client.receipt.list({})).list[0]?.id ?? ''

describe('a deposit matched to a withdrawal', () => {
  it('is offered by its amount, shows the receiver and is credited when the receiver confirms', async () => {
    const [match] = (await maria.client.deposit.matches({ methodId: 'C2C' })).list
    expect(match).toMatchObject({ amount: '1500.00', methodName: 'Maya' })
    expect((await vip.client.deposit.matches({ methodId: 'C2C' })).list).toEqual([])
    expect(await code(order(maria, '1400'))).toBe('deposit.match.none')
    const made = await order()
    expect(made).toMatchObject({ receiverName: 'Victoria Cruz', receiverNumber: '09170001006' })
    expect((await maria.client.deposit.matches({ methodId: 'C2C' })).list).toEqual([])
    expect((await newest()).status).toBe('approved')
    expect(await code(maria.client.deposit.submit({ orderId: made.id, reference: 'C2C0000001' }, key()))).toBe(
      'deposit.proof.required',
    )
    await submit(made.id)
    expect(await newest()).toMatchObject({ status: 'waiting', paid: '1500.00', received: '0.00' })
    const before = await balance(vip)
    await vip.client.receipt.confirm({ id: await payout(), action: 'RECEIVED' }, key())
    expect([await balance(maria), await balance(vip)]).toEqual(['6500.00', before])
    expect((await newest()).status).toBe('received')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('counts as a deposit in the member’s statement and in the figures of the agent above [G-40] [S-390]', async () => {
    const { context, state } = testPlatform.sandbox
    const ace = await testPlatform.signIn('ace')
    state.transact(() =>
      changeMember(context, personOf(testPlatform, 'jun').id, { uplineId: personOf(testPlatform, 'ace').id }),
    )
    const jun = await testPlatform.signIn('jun')
    await takeFirstSteps(jun)
    const figures = () =>
      ace.client.team.overview({ startTime: testPlatform.clock.now(), endTime: testPlatform.clock.now() })
    const before = await figures()
    const made = await order(jun)
    const reference = await payOrder(testPlatform, made)
    await jun.client.deposit.submit({ orderId: made.id, reference, proof }, key())
    await vip.client.receipt.confirm({ id: await payout(), action: 'RECEIVED' }, key())
    const [month] = (await jun.client.safety.statement({ months: 1 })).months
    expect([month?.depositCount, month?.deposited]).toEqual([1, '1500.00'])
    const first = await figures()
    expect(first.firstDepositors - before.firstDepositors).toBe(1)
    // The next day it is not the first any more.
    testPlatform.clock.advance(DAY)
    const again = await testPlatform.signIn('jun')
    await depositNow(testPlatform, again, '200')
    const agent = await testPlatform.signIn('ace')
    const next = { startTime: testPlatform.clock.now(), endTime: testPlatform.clock.now() }
    expect((await agent.client.team.overview(next)).firstDepositors).toBe(0)
  })

  it('is credited without an answer after the minutes announced', async () => {
    await payAndSubmit(await order())
    testPlatform.clock.advance(30 * 60_000)
    testPlatform.sandbox.tick()
    maria = await testPlatform.signIn('maria')
    expect(await balance(maria)).toBe('6500.00')
  })

  it('frees the withdrawal again when it is cancelled or not paid in time', async () => {
    const made = await order()
    const cancelled = await maria.client.deposit.cancel({ orderId: made.id })
    expect(cancelled).toMatchObject({ status: 'rejected', reason: expect.stringContaining('Cancelled') })
    expect(await code(submit(made.id))).toBe('deposit.order.closed')
    await order()
    expect((await maria.client.deposit.matches({ methodId: 'C2C' })).list).toEqual([])
    testPlatform.clock.advance(30 * 60_000)
    maria = await testPlatform.signIn('maria')
    expect((await maria.client.deposit.matches({ methodId: 'C2C' })).list).toHaveLength(1)
  })

  it('credits what arrived and no more, and leaves the rest to be paid', async () => {
    const made = await order()
    await submit(made.id)
    const id = await payout()
    await vip.client.receipt.confirm({ id, action: 'PARTIAL', amount: '600' }, key())
    await expect(testPlatform.operate('deposits/reject', { id: 'D99999999' })).rejects.toThrow(/does not exist/)
    await testPlatform.operate('receipts/uphold', { id })
    expect(await balance(maria)).toBe('5600.00')
    expect(await newest()).toMatchObject({ status: 'paying', received: '600.00', remaining: '900.00' })
    expect((await maria.client.deposit.matches({ methodId: 'C2C' })).list[0]?.amount).toBe('900.00')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('is rejected when nothing arrived, and forced when it did', async () => {
    const first = await order()
    await payAndSubmit(first)
    await expect(testPlatform.operate('deposits/reject', { id: first.id })).rejects.toThrow(/has not said/)
    await vip.client.receipt.confirm({ id: await payout(), action: 'NOT_RECEIVED', proof }, key())
    await testPlatform.operate('deposits/reject', { id: first.id })
    expect([await balance(maria), (await newest()).status]).toEqual(['5000.00', 'paying'])
    const second = await order()
    await submit(second.id, 'C2C0000002')
    await testPlatform.operate('deposits/credit', { id: second.id })
    expect([await balance(maria), (await newest()).status]).toEqual(['6500.00', 'received'])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })
})

describe('one-step deposits', () => {
  const direct = { targetUsername: 'maria', amount: '500', deviceId: 'd1' }

  it('give the text of a code to scan, and the receiver of a bank transfer in the member’s own name', async () => {
    const { order: scan } = await maria.client.deposit.qr({ ...direct, bankCode: 'QRPH' }, key())
    expect(scan.qrText).toContain(`reference=${scan.reference}`)
    const request = { ...direct, bankCode: 'INSTAPAY', payeeName: 'maria  SANTOS' }
    const { order: bank } = await maria.client.deposit.manual(request, key())
    expect(bank).toMatchObject({ fee: '15.00', receiverNumber: '000012345678', senderName: 'maria  SANTOS' })
    const again = await maria.client.deposit.detail({ orderId: bank.id })
    expect(again.order).toEqual(bank)
    expect(await code(maria.client.deposit.manual({ ...request, payeeName: 'Somebody Else' }, key()))).toBe(
      'deposit.name.mismatch',
    )
    expect(await code(vip.client.deposit.detail({ orderId: bank.id }))).toBe('deposit.order.unknown')
    const unknownOffer = { ...direct, bankCode: 'QRPH', promotionId: 'no-such-offer' }
    expect(await code(maria.client.deposit.qr(unknownOffer, key()))).toBe('promotion.unknown')
    expect(await code(maria.client.deposit.qr({ ...direct, bankCode: 'GCASH' }, key()))).toBe('deposit.method.closed')
    expect(await code(maria.client.deposit.qr({ ...direct, targetUsername: 'vip', bankCode: 'QRPH' }, key()))).toBe(
      'field.invalid',
    )
  })

  it('over the counter have a code and a day to be paid; a bank transfer from a stranger’s account is refused', async () => {
    const counter = await maria.client.deposit.order({ methodId: 'COUNTER', amount: '500' }, key())
    expect(counter.counterCode).toMatch(/^7788-/)
    expect(counter.expiresAt - counter.createdAt).toBe(24 * 3_600_000)
    const bank = await maria.client.deposit.order({ methodId: 'INSTAPAY', amount: '500' }, key())
    const paid = { orderId: bank.id, senderAccount: '001234567890', reference: 'IP00000001' }
    expect(await code(maria.client.deposit.submit({ ...paid, senderName: 'Somebody Else' }, key()))).toBe(
      'deposit.name.mismatch',
    )
    const own = await maria.client.deposit.submit({ ...paid, senderName: 'Maria Santos' }, key())
    expect(own.status).toBe('submitted')
  })
})
