import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { receiptPicture } from '../../../testing/playing.ts'

let testPlatform: TestPlatform
let maria: Visitor
let serial = 0
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const key = () => ({ idempotencyKey: `deposit-${String(serial++).padStart(6, '0')}` })
const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? [failure.code, failure.message] : failure),
  )
const order = (amount: string, methodId = 'GCASH', visitor = maria) =>
  visitor.client.deposit.order({ methodId, amount }, key())
const submit = (orderId: string, reference: string, visitor = maria, senderMobile = '09171234567') =>
  visitor.client.deposit.submit({ orderId, reference, senderMobile }, key())
const balance = async (visitor = maria) => (await visitor.client.wallet.balance({})).sumBalance

describe('deposit', () => {
  it('moves money at credit and not before, and tells the member', async () => {
    const made = await order('500')
    expect([made.credit, await balance()]).toEqual(['500.00', '5000.00'])
    expect((await submit(made.id, '1234 5678 90123')).status).toBe('submitted')
    expect(await balance()).toBe('5000.00')
    const unread = await maria.client.inbox.unreadCount({})
    await testPlatform.operate('deposits/credit', { id: made.id })
    expect(await balance()).toBe('5500.00')
    expect(await maria.client.inbox.unreadCount({})).toBe(unread + 1)
    const [entry] = (await maria.client.deposit.list({})).list
    expect(entry).toMatchObject({
      status: 'credited',
      reference: '1234567890123',
      creditedAt: testPlatform.clock.now(),
    })
    await expect(testPlatform.operate('deposits/credit', { id: made.id })).rejects.toThrow(/already been decided/)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('is not ordered by a method that the operator has taken out of service; an open order can still be paid', async () => {
    const made = await order('500')
    await testPlatform.operate('deposits/method', { merchant: 'crph', method: 'GCASH', open: false })
    const { depositInfo } = await maria.client.deposit.methods({})
    expect(depositInfo.methods.filter(({ open }) => !open).map(({ id }) => id)).toEqual(['GCASH'])
    expect((await refusal(order('500')))?.[0 as never]).toBe('deposit.method.closed')
    expect((await submit(made.id, '1234567890123')).status).toBe('submitted')
    await testPlatform.operate('deposits/method', { merchant: 'crph', method: 'GCASH', open: true })
    expect((await order('600')).methodId).toBe('GCASH')
  })

  it('passes through matching and is credited automatically after the merchant’s delay', async () => {
    const made = await order('500')
    await submit(made.id, '1234567890123')
    const status = async () => (await maria.client.deposit.list({})).list[0]?.status
    expect(await status()).toBe('submitted')
    testPlatform.clock.advance(10_000)
    expect(await status()).toBe('matching')
    testPlatform.clock.advance(10_000)
    testPlatform.sandbox.tick()
    expect([await status(), await balance()]).toEqual(['credited', '5500.00'])
  })

  it('waits for the operator when the merchant has no delay, and moves nothing when rejected', async () => {
    await testPlatform.operate('deposits/delay', { merchant: 'crph', seconds: null })
    const made = await order('500')
    await submit(made.id, '1234567890123')
    testPlatform.clock.advance(24 * 3_600_000)
    testPlatform.sandbox.tick()
    maria = await testPlatform.signIn('maria')
    expect(await balance()).toBe('5000.00')
    await testPlatform.operate('deposits/reject', { id: made.id, reason: 'Wrong receiver.' })
    expect((await maria.client.deposit.list({})).list[0]).toMatchObject({
      status: 'rejected',
      reason: 'Wrong receiver.',
    })
    expect(await balance()).toBe('5000.00')
  })

  it('refuses amounts outside the band and with three decimals, naming the band', async () => {
    expect(await refusal(order('99.99'))).toEqual([
      'deposit.amount.out.of.band',
      expect.stringMatching(/₱100\.00.*₱50,000\.00/),
    ])
    expect(await refusal(order('50000.01'))).toEqual(['deposit.amount.out.of.band', expect.any(String)])
    expect(await refusal(order('500.123'))).toEqual([
      'deposit.amount.decimals',
      expect.stringMatching(/₱100\.00.*₱50,000\.00/),
    ])
    expect((await order('100.00')).credit).toBe('100.00')
    expect((await order('50000')).credit).toBe('50000.00')
  })

  it('takes only pictures as receipts, by their content', async () => {
    const { id } = await order('500')
    const paid = { orderId: id, reference: '1234567890123', senderMobile: '09171234567' }
    const page = { name: 'page.png', type: 'image/png' as const, data: btoa('<!doctype html>') }
    for (const proof of [[page], [receiptPicture, page], [{ ...receiptPicture, type: 'image/jpeg' as const }]])
      expect(await refusal(maria.client.deposit.submit({ ...paid, proof }, key()))).toEqual([
        'deposit.proof.invalid',
        'Receipts must be PNG or JPG pictures. The limit is 3 of up to 5 MB each.',
      ])
    expect((await maria.client.deposit.submit({ ...paid, proof: [receiptPicture] }, key())).status).toBe('submitted')
  })

  it('checks the form of sender and reference, and refuses a reference used before', async () => {
    const first = await order('500')
    expect(await refusal(submit(first.id, '123'))).toEqual([
      'deposit.reference.invalid',
      expect.stringContaining('13 digits'),
    ])
    expect(await refusal(submit(first.id, '1234567890123', maria, '0817'))).toEqual([
      'deposit.sender.invalid',
      expect.any(String),
    ])
    await submit(first.id, '1234567890123')
    const second = await order('500')
    expect(await refusal(submit(second.id, '1234567890123'))).toEqual([
      'deposit.reference.duplicate',
      expect.any(String),
    ])
    const vip = await testPlatform.signIn('vip')
    expect(await refusal(submit(second.id, '9999999999999', vip))).toEqual([
      'deposit.order.unknown',
      expect.any(String),
    ])
  })

  it('writes amounts in messages and refusals as the market’s players do [S-260]', async () => {
    const rana = await testPlatform.signIn('rana', 'crbd')
    rana.language = 'BN'
    expect(await refusal(order('5', 'BKASH', rana))).toEqual([
      'deposit.amount.out.of.band',
      expect.stringMatching(/[০-৯,]+\.০০৳.+[০-৯,]+\.০০৳/),
    ])
    const { id } = await order('990', 'BKASH', rana)
    await testPlatform.operate('deposits/reject', { id, reason: 'Not found.' })
    const newest = async () => (await rana.client.inbox.list({})).list[0]?.excerpt
    expect(await newest()).toContain('৯৯০.০০৳ ডিপোজিট')
    rana.language = 'EN'
    expect(await newest()).toContain('Your deposit of ৳990.00 with')
  })

  it('reads a bKash id in lower case as the same id, and Rocket accounts of twelve digits', async () => {
    const rana = await testPlatform.signIn('rana', 'crbd')
    const first = await order('500', 'BKASH', rana)
    expect(first.transferType).toBe('cash-out')
    expect((await submit(first.id, '8n7a6b5c4d', rana, '01712345678')).reference).toBe('8N7A6B5C4D')
    const second = await order('500', 'BKASH', rana)
    expect(await refusal(submit(second.id, '8N7A6B5C4D', rana, '01712345678'))).toEqual([
      'deposit.reference.duplicate',
      expect.any(String),
    ])
    const rocket = await order('500', 'ROCKET', rana)
    expect((await submit(rocket.id, '1234567890', rana, '017123456789')).status).toBe('submitted')
  })

  it('closes an order that was not paid in time', async () => {
    const made = await order('500')
    testPlatform.clock.advance(made.expiresAt - made.createdAt)
    expect(await refusal(submit(made.id, '1234567890123'))).toEqual(['deposit.order.expired', expect.any(String)])
  })

  it('draws the receiver again for each order', async () => {
    const receivers = new Set<string | null>()
    for (let count = 0; count < 12; count++) {
      const { id, receiverNumber } = await order('500')
      receivers.add(receiverNumber)
      await maria.client.deposit.cancel({ orderId: id })
    }
    expect(receivers.size).toBeGreaterThan(1)
  })

  it('offers the methods of the market with bands, fees and fields', async () => {
    const names = async (visitor: Visitor) => (await visitor.client.deposit.methods({})).depositInfo.methods
    expect((await names(maria)).map((method) => [method.name, method.minimum, method.maximum])).toEqual([
      ['GCash', '100.00', '50000.00'],
      ['Maya', '100.00', '50000.00'],
      ['InstaPay bank transfer', '100.00', '50000.00'],
      ['QR Ph', '100.00', '50000.00'],
      ['Over the counter', '100.00', '50000.00'],
      ['Member transfer (C2C)', '200.00', '50000.00'],
    ])
    const rana = await testPlatform.signIn('rana', 'crbd')
    rana.language = 'BN'
    const methods = await names(rana)
    expect(methods.map((method) => [method.name, method.minimum, method.maximum])).toEqual([
      ['bKash', '200.00', '25000.00'],
      ['Nagad', '200.00', '25000.00'],
      ['Rocket', '200.00', '25000.00'],
      ['সদস্যের ট্রান্সফার (C2C)', '500.00', '25000.00'],
    ])
    for (const method of methods) expect(method.instructions.join('')).toMatch(/[\u0980-\u09ff]/)
  })

  it('names an order’s method and why it ended in the member’s language; what an operator wrote stays as it is', async () => {
    const { id } = await order('500', 'COUNTER')
    maria.language = 'TY'
    expect(await maria.client.deposit.cancel({ orderId: id })).toMatchObject({
      methodName: 'Bayad sa counter',
      reason: 'Kinansela bago nabayaran.',
    })
    maria.language = 'BN'
    expect((await maria.client.deposit.list({})).list[0]).toMatchObject({
      methodName: 'কাউন্টারে ডিপোজিট',
      reason: 'টাকা দেওয়ার আগে বাতিল করা হয়েছে।',
    })
  })
})
