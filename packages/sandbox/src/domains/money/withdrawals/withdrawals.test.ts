import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { personOf, receiptPicture } from '../../../testing/playing.ts'
import { payBonus } from '../wagering/wagering.ts'

const PASSWORD = '135790'
let testPlatform: TestPlatform
let maria: Visitor
let serial = 0
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const key = () => ({ idempotencyKey: `withdraw-${String(serial++).padStart(6, '0')}` })
const refusal = async (call: Promise<unknown>): Promise<readonly [code: string, text: string] | null> =>
  call.then(
    () => null,
    (failure: unknown) => {
      if (failure instanceof PlatformError) return [failure.code ?? '', failure.message]
      throw failure
    },
  )
const card = async (code: string, visitor = maria) => {
  const found = (await visitor.client.bank.cards({})).list.find(({ bankCode }) => bankCode === code)
  return found?.bankCardId ?? ''
}
interface WithdrawalOptions {
  readonly bank?: string
  readonly visitor?: Visitor
  readonly verificationCode?: string
}
const withdraw = async (amount: string, { bank = 'GCASH', visitor = maria, ...more }: WithdrawalOptions = {}) =>
  visitor.client.withdrawal.submit(
    { amount, bankCardId: await card(bank, visitor), password: PASSWORD, ...more },
    key(),
  )
const balance = async (visitor = maria) => (await visitor.client.wallet.balance({})).sumBalance
const status = async (id: string, visitor = maria) => (await visitor.client.withdrawal.detail({ id })).status
const byHand = () => testPlatform.operate('withdrawals/delay', { merchant: 'crph', seconds: null })
const proof = [receiptPicture]

/** Requests, approves and pays; returns the withdrawal and its payout. */
const paidOut = async (amount = '1000') => {
  await byHand()
  const { id } = await withdraw(amount)
  await testPlatform.operate('withdrawals/approve', { id })
  await testPlatform.operate('withdrawals/pay', { id })
  const [payout] = (await maria.client.receipt.list({})).list
  if (!payout) throw new Error('nothing was paid')
  return { id, payout }
}

describe('at a merchant without payment passwords', () => {
  it('money leaves without one, readiness names none, and it is asked for again with its module [G-85]', async () => {
    const set = (on: boolean) => testPlatform.operate('modules/set', { merchant: 'crph', module: 'PAYMENTPASS3', on })
    const request = async () =>
      maria.client.withdrawal.submit({ amount: '300', bankCardId: await card('GCASH') }, key())
    const checks = async () => (await maria.client.profile.readiness({})).list.map(({ check }) => check)
    expect(await refusal(request())).toEqual(['invalid.payment.pw', 'The payment password is wrong.'])
    expect(await checks()).toContain('paymentPassword')
    await set(false)
    await request()
    expect(await checks()).not.toContain('paymentPassword')
    expect((await maria.client.security.config({})).info.paymentPassword?.enabled).toBe(false)
    await set(true)
    expect(await refusal(request())).toEqual(['invalid.payment.pw', 'The payment password is wrong.'])
  })
})

describe('a withdrawal', () => {
  it('needs a bound account, the payment password and the balance, and names its charge before [S-345]', async () => {
    const settings = await maria.client.withdrawal.settings({})
    expect(settings).toMatchObject({ minWithdrawal: '200.00', maxWithdrawal: '50000.00', hasPaymentPassword: true })
    expect(await maria.client.withdrawal.charge({ withdrawAmount: '1000', withdrawType: 'BC' })).toBe('15.00')
    expect(await maria.client.withdrawal.charge({ withdrawAmount: '1000', withdrawType: 'BC', c2c: true })).toBe('0.00')
    expect(await maria.client.withdrawal.charge({ withdrawAmount: '1000', withdrawType: 'EW' })).toBe('0.00')
    const rana = await testPlatform.signIn('rana', 'crbd')
    expect(await rana.client.withdrawal.charge({ withdrawAmount: '500.50', withdrawType: 'EW' })).toBe('5.01')
    const wish = { amount: '1000', bankCardId: await card('GCASH'), password: '000000' }
    expect((await refusal(maria.client.withdrawal.submit(wish, key())))?.[0]).toBe('invalid.payment.pw')
    const elsewhere = { ...wish, bankCardId: await card('BKASH', rana), password: PASSWORD }
    expect((await refusal(maria.client.withdrawal.submit(elsewhere, key())))?.[0]).toBe('bank.card.unknown')
    const jun = await testPlatform.signIn('jun')
    expect((await refusal(jun.client.withdrawal.submit({ ...wish, password: PASSWORD }, key())))?.[0]).toBe(
      'not.exists.payment.password',
    )
    expect((await refusal(withdraw('5000.01')))?.[0]).toBe('balance.not.enough')
    expect(await balance()).toBe('5000.00')
  })

  it('refuses amounts outside the band and with three decimals, naming the band', async () => {
    expect(await refusal(withdraw('199.99'))).toEqual([
      'withdrawal.amount.out.of.band',
      expect.stringMatching(/₱200\.00.*₱50,000\.00/),
    ])
    expect((await refusal(withdraw('50000.01')))?.[0]).toBe('withdrawal.amount.out.of.band')
    expect((await refusal(withdraw('500.125')))?.[0]).toBe('withdrawal.amount.decimals')
    expect((await refusal(withdraw('-500')))?.[0]).toBe('withdrawal.amount.out.of.band')
  })

  it('is taken through every stage by the operator, each with its time, and takes its fee once [S-346]', async () => {
    await byHand()
    const asked = await withdraw('1000', { bank: 'ISLA' })
    expect(asked).toMatchObject({ status: 'requested', fee: '15.00', payout: '985.00', remaining: '985.00' })
    expect(asked.accountNumber).toMatch(/^\*+1002$/)
    expect(await balance()).toBe('4000.00')
    testPlatform.clock.advance(1_000)
    await testPlatform.operate('withdrawals/review', { id: asked.id })
    testPlatform.clock.advance(1_000)
    await testPlatform.operate('withdrawals/approve', { id: asked.id })
    await testPlatform.operate('withdrawals/pay', { id: asked.id, amount: '400' })
    expect(await status(asked.id)).toBe('paying')
    await testPlatform.operate('withdrawals/pay', { id: asked.id })
    const waiting = await maria.client.withdrawal.detail({ id: asked.id })
    expect(waiting.stages.map(({ stage }) => stage)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'paying',
      'paid',
      'waiting',
    ])
    expect(waiting.stages[1]?.at).toBe(asked.requestedAt + 1_000)
    await expect(testPlatform.operate('withdrawals/pay', { id: asked.id })).rejects.toThrow(/cannot take this step/)
    for (const { id } of (await maria.client.receipt.list({})).list)
      await maria.client.receipt.confirm({ id, action: 'RECEIVED' }, key())
    expect(await maria.client.withdrawal.detail({ id: asked.id })).toMatchObject({
      status: 'received',
      received: '985.00',
      remaining: '0.00',
    })
    expect(await balance()).toBe('4000.00')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('is paid automatically on the clock, each stage at its moment however far the clock jumps [S-351]', async () => {
    const { id, requestedAt } = await withdraw('500')
    testPlatform.clock.advance(24 * 3_600_000)
    testPlatform.sandbox.tick()
    maria = await testPlatform.signIn('maria')
    const done = await maria.client.withdrawal.detail({ id })
    expect(done.status).toBe('received')
    expect(done.stages.map(({ stage, at }) => [stage, at - requestedAt])).toEqual([
      ['requested', 0],
      ['reviewing', 15_000],
      ['approved', 30_000],
      ['paying', 45_000],
      ['paid', 60_000],
      ['waiting', 60_000],
      ['received', 60_000 + 30 * 60_000],
    ])
    const before = testPlatform.sandbox.snapshot()
    testPlatform.sandbox.tick()
    expect(testPlatform.sandbox.snapshot()).toBe(before)
  })

  it('gives everything back when it is rejected or cannot be paid, the fee of a payout that never arrived included', async () => {
    await byHand()
    const first = await withdraw('1000', { bank: 'ISLA' })
    await testPlatform.operate('withdrawals/reject', { id: first.id, reason: 'Wrong name.' })
    expect(await maria.client.withdrawal.detail({ id: first.id })).toMatchObject({
      status: 'rejected',
      reason: 'Wrong name.',
      reasonCode: 'WD-OPERATOR',
    })
    expect(await balance()).toBe('5000.00')
    await expect(testPlatform.operate('withdrawals/approve', { id: first.id })).rejects.toThrow(/cannot take this step/)
    const second = await withdraw('1000', { bank: 'ISLA' })
    await testPlatform.operate('withdrawals/approve', { id: second.id })
    await testPlatform.operate('withdrawals/pay', { id: second.id })
    const [payout] = (await maria.client.receipt.list({})).list
    await maria.client.receipt.confirm({ id: payout?.id ?? '', action: 'NOT_RECEIVED', proof }, key())
    await testPlatform.operate('receipts/uphold', { id: payout?.id ?? '' })
    expect((await maria.client.receipt.list({ withdrawalId: second.id })).list).toMatchObject([
      { reason: 'The transfer did not arrive in full.', reasonCode: 'WD-NOTINFULL' },
    ])
    await testPlatform.operate('withdrawals/return', { id: second.id })
    expect(await maria.client.withdrawal.detail({ id: second.id })).toMatchObject({ reasonCode: 'WD-SENTBACK' })
    expect([await status(second.id), await balance()]).toEqual(['returned', '5000.00'])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('keeps to the day’s allowance and asks for a code from a large amount on', async () => {
    const vip = await testPlatform.signIn('vip')
    const large = { bank: 'MAYA', visitor: vip }
    expect((await refusal(withdraw('20000', large)))?.[0]).toBe('withdrawal.verification.required')
    await vip.client.withdrawal.sms({})
    expect((await refusal(withdraw('20000', { ...large, verificationCode: '111111' })))?.[0]).toBe(
      'verification.code.invalid',
    )
    await withdraw('20000', { ...large, verificationCode: '246810' })
    const left = await vip.client.withdrawal.settings({})
    expect([left.remainingTransactionTimes, left.remainingWithdrawAmount]).toEqual([3, '128500.00'])
    for (let times = 0; times < 3; times++) await withdraw('200', large)
    expect(await refusal(withdraw('200', large))).toEqual(['withdrawal.daily.limit', expect.stringContaining('0 more')])
  })

  it('that was given back leaves the day’s allowance as it was; of one paid in part, what was paid counts', async () => {
    await byHand()
    const left = async () => {
      const settings = await maria.client.withdrawal.settings({})
      return [settings.remainingTransactionTimes, settings.remainingWithdrawAmount]
    }
    const [times = 0, amount] = await left()
    const rejected = await withdraw('1000')
    expect(await left()).not.toEqual([times, amount])
    await testPlatform.operate('withdrawals/reject', { id: rejected.id, reason: 'Wrong name.' })
    expect(await left()).toEqual([times, amount])
    const returned = await withdraw('1000')
    await testPlatform.operate('withdrawals/approve', { id: returned.id })
    await testPlatform.operate('withdrawals/return', { id: returned.id })
    expect(await left()).toEqual([times, amount])
    const part = await withdraw('1000')
    await testPlatform.operate('withdrawals/approve', { id: part.id })
    await testPlatform.operate('withdrawals/pay', { id: part.id, amount: '400' })
    for (const { id } of (await maria.client.receipt.list({ withdrawalId: part.id })).list)
      await maria.client.receipt.confirm({ id, action: 'RECEIVED' }, key())
    await testPlatform.operate('withdrawals/return', { id: part.id })
    expect(await left()).toEqual([Number(times) - 1, (Number(amount) - 400).toFixed(2)])
  })

  it('of several parts needs the code as one of their sum does, and none again after it', async () => {
    const vip = await testPlatform.signIn('vip')
    const large = { bank: 'MAYA', visitor: vip }
    const from = async () => (await vip.client.withdrawal.settings({})).mobileVerificationWithdrawAmount
    // Vip has withdrawn 1,500.00 today.
    expect(await from()).toBe('18500.00')
    await withdraw('12000', large)
    expect(await from()).toBe('6500.00')
    await withdraw('6499.99', large)
    expect((await refusal(withdraw('200', large)))?.[0]).toBe('withdrawal.verification.required')
    await vip.client.withdrawal.sms({})
    await withdraw('200', { ...large, verificationCode: '246810' })
    expect(await from()).toBe('20000.00')
  })

  it('answers a repeated request with the first answer and takes the money once', async () => {
    const wish = { amount: '700', bankCardId: await card('GCASH'), password: PASSWORD }
    const same = key()
    const first = await maria.client.withdrawal.submit(wish, same)
    expect(await maria.client.withdrawal.submit(wish, same)).toEqual(first)
    expect(await balance()).toBe('4300.00')
  })

  it('stays possible on a break, with the account record, while money coming in is refused [G-33]', async () => {
    await maria.client.safety.startBreak({ length: '24h' })
    maria = await testPlatform.signIn('maria')
    const deposit = maria.client.deposit.order({ methodId: 'GCASH', amount: '500' }, key())
    expect((await refusal(deposit))?.[0]).toBe('safety.break')
    expect((await withdraw('500')).status).toBe('requested')
    const now = testPlatform.clock.now()
    const record = await maria.client.statement.transactions({ startTime: now - 1_000, endTime: now })
    expect(record.list[0]).toMatchObject({ txTypeId: 'withdraw', amount: '-500.00' })
  })

  it('takes a member’s own money past a bonus, and the bonus not before it was staked', async () => {
    const terms = {
      id: 'bonus-1',
      bonus: 100_000n,
      multiple: 2,
      weights: {},
      expiresAt: testPlatform.clock.now() + 86_400_000,
    }
    testPlatform.sandbox.state.transact(() =>
      payBonus(testPlatform.sandbox.context, personOf(testPlatform, 'maria'), terms),
    )
    expect((await maria.client.withdrawal.settings({})).turnoverLeft).toBe('2000.00')
    expect(await refusal(withdraw('5000.01'))).toEqual([
      'withdrawal.turnover.left',
      expect.stringMatching(/₱1,000\.00.*₱2,000\.00.*₱5,000\.00/),
    ])
    expect((await withdraw('5000')).status).toBe('requested')
  })

  it('is nobody else’s: a stranger finds neither withdrawal nor payout', async () => {
    const { id, payout } = await paidOut()
    const vip = await testPlatform.signIn('vip')
    expect((await refusal(vip.client.withdrawal.detail({ id })))?.[0]).toBe('withdrawal.unknown')
    expect((await refusal(vip.client.receipt.list({ withdrawalId: id })))?.[0]).toBe('withdrawal.unknown')
    expect((await refusal(vip.client.receipt.confirm({ id: payout.id, action: 'RECEIVED' }, key())))?.[0]).toBe(
      'receipt.unknown',
    )
  })

  it('refuses a bank that is out of service, and takes it again afterwards', async () => {
    await testPlatform.operate('banks/maintenance', { merchant: 'crph', bank: 'GCASH', minutes: 10 })
    expect((await refusal(withdraw('500')))?.[0]).toBe('bank.card.inactive')
    const [first] = (await maria.client.bank.cards({})).list
    expect([first?.isWithdrawActive, first?.maintenanceEndTime]).toEqual([false, testPlatform.clock.now() + 600_000])
    testPlatform.clock.advance(600_000)
    expect((await withdraw('500')).status).toBe('requested')
  })
})

describe('a payout', () => {
  it('waits for the answer of its receiver, with the time left [S-347] [S-351]', async () => {
    const { payout } = await paidOut()
    const answer = await maria.client.receipt.list({})
    expect(answer.autoReceiptMinutes).toBe(30)
    expect(payout).toMatchObject({ status: 'waiting', amount: '1000.00', automaticAt: answer.now + 30 * 60_000 })
    testPlatform.clock.advance(30 * 60_000 - 1)
    expect((await maria.client.receipt.list({})).list).toHaveLength(1)
    testPlatform.clock.advance(1)
    expect((await maria.client.receipt.list({})).list).toEqual([])
  })

  it('is not accepted as missing without a picture [S-348]', async () => {
    const { id, payout } = await paidOut()
    const claim = { id: payout.id, action: 'NOT_RECEIVED' as const }
    expect(await refusal(maria.client.receipt.confirm(claim, key()))).toEqual([
      'receipt.proof.required',
      'Please upload proof that the money did not arrive.',
    ])
    const page = { name: 'page.png', type: 'image/png' as const, data: btoa('<!doctype html>') }
    for (const proofs of [[page], [...proof, page], [{ ...receiptPicture, type: 'image/jpeg' as const }]])
      expect(await refusal(maria.client.receipt.confirm({ ...claim, proof: proofs }, key()))).toEqual([
        'deposit.proof.invalid',
        'Receipts must be PNG or JPG pictures. The limit is 3 of up to 5 MB each.',
      ])
    expect((await maria.client.receipt.list({})).list[0]?.status).toBe('waiting')
    const claimed = await maria.client.receipt.confirm({ ...claim, proof, comment: '<b>nothing</b>' }, key())
    expect(claimed.status).toBe('notReceived')
    expect(await status(id)).toBe('disputed')
    testPlatform.clock.advance(24 * 3_600_000)
    testPlatform.sandbox.tick()
    maria = await testPlatform.signIn('maria')
    expect(await status(id)).toBe('disputed')
  })

  it('in part: what arrived and what remains add up, and the flow ends when all is paid [S-349] [S-350]', async () => {
    const { id, payout } = await paidOut()
    const part = (amount: string) => maria.client.receipt.confirm({ id: payout.id, action: 'PARTIAL', amount }, key())
    for (const wrong of ['0', '1000', '1000.01', '10.001'])
      expect((await refusal(part(wrong)))?.[0]).toBe('receipt.amount.invalid')
    expect(await part('600')).toMatchObject({ received: '600.00', remaining: '400.00', allPaid: false })
    await testPlatform.operate('receipts/uphold', { id: payout.id })
    expect(await maria.client.withdrawal.detail({ id })).toMatchObject({ status: 'paying', remaining: '400.00' })
    await testPlatform.operate('withdrawals/pay', { id })
    const [rest] = (await maria.client.receipt.list({})).list
    expect(rest).toMatchObject({ amount: '400.00', totalReceived: '600.00', totalRemaining: '400.00' })
    const done = await maria.client.receipt.confirm({ id: rest?.id ?? '', action: 'RECEIVED' }, key())
    expect(done).toMatchObject({ allPaid: true, totalRemaining: '0.00' })
    expect(await status(id)).toBe('received')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('that was forced stays received: nothing is answered, paid or given back any more [S-352]', async () => {
    const { id, payout } = await paidOut()
    await maria.client.receipt.confirm({ id: payout.id, action: 'NOT_RECEIVED', proof }, key())
    await testPlatform.operate('receipts/force', { id: payout.id, reason: 'The bank confirms it.' })
    expect(await status(id)).toBe('received')
    expect((await maria.client.receipt.list({ withdrawalId: id })).list[0]).toMatchObject({
      status: 'forced',
      reason: 'The bank confirms it.',
    })
    const again = maria.client.receipt.confirm({ id: payout.id, action: 'NOT_RECEIVED', proof }, key())
    expect((await refusal(again))?.[0]).toBe('receipt.final')
    await expect(testPlatform.operate('receipts/uphold', { id: payout.id })).rejects.toThrow(/settled/)
    await expect(testPlatform.operate('withdrawals/return', { id })).rejects.toThrow(/cannot take this step/)
    expect(await balance()).toBe('4000.00')
  })
})
