import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { personOf } from '../../../testing/playing.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'
import { changeSecurity } from '../../access/security/security.ts'

const PASSWORD = '135790'
let testPlatform: TestPlatform
let serial = 0
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const key = () => ({ idempotencyKey: `transfer-${String(serial++).padStart(6, '0')}` })
const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const balance = async (visitor: Visitor) => Number((await visitor.client.wallet.balance({})).sumBalance)
const lastMovement = async (visitor: Visitor) => {
  const now = testPlatform.clock.now()
  const { list } = await visitor.client.statement.transactions({ startTime: now - 60_000, endTime: now })
  return list[0]
}

describe('transfers between people', () => {
  it('go up with amount and payment password, and appear in both records [S-353]', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
    const [beth, ace] = [await testPlatform.signIn('beth'), await testPlatform.signIn('ace')]
    expect(await beth.client.transfer.settings({})).toMatchObject({ toUpline: true, toDownline: true })
    const [below, above] = [await balance(beth), await balance(ace)]
    const made = await beth.client.transfer.upline({ amount: '150.50', password: PASSWORD, remark: 'for you' }, key())
    expect([await balance(beth), await balance(ace)]).toEqual([below - 150.5, above + 150.5])
    expect(await lastMovement(beth)).toMatchObject({ amount: '-150.50', orderNo: made.id, remark: 'for you' })
    expect(await lastMovement(ace)).toMatchObject({
      amount: '150.50',
      orderNo: made.id,
      txTypeName: 'Transfer to upline',
    })
    expect(await code(beth.client.transfer.upline({ amount: '1', password: '000000' }, key()))).toBe(
      'invalid.payment.pw',
    )
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('tell the receiver who sent how much, with the number: an agent in full, a downline by the agent’s masked name', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
    const [beth, ace] = [await testPlatform.signIn('beth'), await testPlatform.signIn('ace')]
    const told = async ({ client }: Visitor, language: string) => {
      const [{ title, excerpt } = { title: '', excerpt: '' }] = (await client.inbox.list({ language })).list
      return [title, excerpt]
    }
    const up = await beth.client.transfer.upline({ amount: '150.50', password: PASSWORD, remark: '' }, key())
    expect(await told(ace, 'EN')).toEqual([
      'Transfer received',
      `₱150.50 from your downline beth was credited to your balance. Transfer number: ${up.id}.`,
    ])
    const [message] = (await ace.client.inbox.list({})).list
    const { about } = await ace.client.inbox.detail({ messageId: message?.messageId ?? '' })
    expect(about).toEqual({ kind: 'movement', id: (await lastMovement(ace))?.orderNo })
    const down = await ace.client.transfer.downline(
      { account: 'beth', amount: '100', password: PASSWORD, remark: '' },
      key(),
    )
    expect(await told(beth, 'EN')).toEqual([
      'Transfer received',
      `₱100.00 from your upline a***e was credited to your balance. Transfer number: ${down.id}.`,
    ])
    expect(await told(beth, 'TY')).toEqual([
      'May natanggap kang transfer',
      `Nasa balanse mo na ang ₱100.00 mula sa upline mong si a***e. Numero ng paglipat: ${down.id}.`,
    ])
    expect((await told(beth, 'BN'))[1]).toContain('a***e-এর পাঠানো ১০০.০০₱')
  })

  it('are offered for the money that can be sent, without what a bonus binds [S-353] [S-393]', async () => {
    const ace = await testPlatform.signIn('ace')
    const own = (await ace.client.transfer.settings({})).available
    await ace.client.promoCode.claim({ promoCode: 'HELLO10' }, key())
    const offered = await ace.client.transfer.settings({})
    expect(offered.available).toBe(own)
    const all = { account: 'carl', amount: offered.available, password: PASSWORD, remark: '' }
    expect(await code(ace.client.transfer.downline({ ...all, amount: String(Number(own) + 1) }, key()))).toBe(
      'transfer.turnover.left',
    )
    expect(await code(ace.client.transfer.downline(all, key()))).toBeNull()
  })

  it.each([
    [0, '1.00'],
    [2, '0.01'],
    [3, '0.001'],
  ])('begin, in a currency with %i decimals, with %s', async (digits, least) => {
    testPlatform = createTestPlatform({ merchants: testMerchants.map((merchant) => ({ ...merchant, digits })) })
    const ace = await testPlatform.signIn('ace')
    expect((await ace.client.transfer.settings({})).minimum).toBe(least)
    const smallest = { account: 'carl', amount: least.replace('.00', ''), password: PASSWORD, remark: '' }
    expect(
      await code(ace.client.transfer.downline(digits === 0 ? smallest : { ...smallest, amount: least }, key())),
    ).toBeNull()
  })

  it('go up only where the merchant and the agent allow it', async () => {
    const beth = await testPlatform.signIn('beth')
    expect(await code(beth.client.transfer.upline({ amount: '1', password: PASSWORD }, key()))).toBe(
      'function.not.available',
    )
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
    const maria = await testPlatform.signIn('maria')
    expect(await code(maria.client.transfer.upline({ amount: '1', password: PASSWORD }, key()))).toBe(
      'transfer.upline.none',
    )
  })

  it('go down to a direct downline only, with both records; own and foreign accounts are refused [S-393]', async () => {
    const [ace, carl] = [await testPlatform.signIn('ace'), await testPlatform.signIn('carl')]
    const send = (account: string, amount = '100') =>
      ace.client.transfer.downline({ account, amount, password: PASSWORD }, key())
    const before = await balance(carl)
    await send('carl')
    expect(await balance(carl)).toBe(before + 100)
    expect(await lastMovement(ace)).toMatchObject({ amount: '-100.00' })
    expect(await lastMovement(carl)).toMatchObject({ amount: '100.00', txTypeName: 'Transfer from upline' })
    for (const account of ['ace', 'maria', 'rana', 'nobody'])
      expect(await code(send(account))).toBe('transfer.account.foreign')
    const maria = await testPlatform.signIn('maria')
    const fromMember = maria.client.transfer.downline({ account: 'carl', amount: '1', password: PASSWORD }, key())
    expect(await code(fromMember)).toBe('function.not.available')
  })

  it('counts toward the receiver’s deposit limit, and tells the sender nothing of it [G-52] [G-36]', async () => {
    const [ace, carl] = [await testPlatform.signIn('ace'), await testPlatform.signIn('carl')]
    await carl.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '500' })
    const send = (amount: string) =>
      ace.client.transfer.downline({ account: 'carl', amount, password: PASSWORD }, key())
    await send('400')
    expect(await code(send('100.01'))).toBe('transfer.account.unavailable')
    expect((await carl.client.deposit.methods({})).depositInfo.limits).toMatchObject([
      { period: 'day', used: '400.00', left: '100.00' },
    ])
    expect(await code(carl.client.deposit.order({ methodId: 'GCASH', amount: '100.01' }, key()))).toBe(
      'deposit.limit.reached',
    )
    await send('100')
  })
})

describe('wallets', () => {
  const LANTERN_MOON = 50
  let maria: Visitor
  beforeEach(async () => {
    await testPlatform.operate('wallets/perVendor', { merchant: 'crph', on: true })
    maria = await testPlatform.signIn('maria')
  })
  const transfer = (from: number, to: number, amount: string) =>
    maria.client.transfer.wallets({ fromAccountType: from, toAccountType: to, amount }, key())

  it('are one or one for each vendor, and money moves between them [S-338]', async () => {
    expect((await maria.client.wallet.merchantWallet({})).isSingle).toBe(false)
    const after = await transfer(2, LANTERN_MOON, '1200.50')
    expect(after.sumBalance).toBe('5000.00')
    expect(after.id).not.toBeNull()
    expect((await lastMovement(maria))?.orderNo).toBe(after.id)
    expect(after.balance.filter(({ availBalance }) => availBalance !== '0.00')).toEqual([
      { accountTypeId: 2, availBalance: '3799.50' },
      { accountTypeId: LANTERN_MOON, availBalance: '1200.50' },
    ])
    await expect(testPlatform.operate('wallets/perVendor', { merchant: 'crph', on: false })).rejects.toThrow(
      /still have money/,
    )
    const back = await maria.client.transfer.collect({}, key())
    expect((await lastMovement(maria))?.orderNo).toBe(back.id)
    expect((await maria.client.transfer.collect({}, key())).id).toBeNull()
    expect(back.balance[0]).toEqual({ accountTypeId: 2, availBalance: '5000.00' })
    await testPlatform.operate('wallets/perVendor', { merchant: 'crph', on: false })
    expect(await code(transfer(2, LANTERN_MOON, '1'))).toBe('function.not.available')
    expect((await maria.client.wallet.balance({})).balance).toHaveLength(1)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('refuse zero, negative, more than available and more than two decimals [S-339]', async () => {
    expect(await code(transfer(2, LANTERN_MOON, '0'))).toBe('transfer.amount.invalid')
    expect(await code(transfer(2, LANTERN_MOON, '-5'))).toBe('transfer.amount.invalid')
    expect(await code(transfer(2, LANTERN_MOON, '1.005'))).toBe('transfer.amount.decimals')
    expect(await code(transfer(2, LANTERN_MOON, '5000.01'))).toBe('balance.not.enough')
    expect(await code(transfer(2, 9_999, '1'))).toBe('transfer.wallet.unknown')
    expect(await code(transfer(2, 2, '1'))).toBe('transfer.wallet.unknown')
  })
})

describe('a transfer to another member from an account with a second step', () => {
  it('asks for it, as a payout does, whichever way the money goes', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
    const beth = await testPlatform.signIn('beth')
    const up = () => code(beth.client.transfer.upline({ amount: '1', password: PASSWORD }, key()))
    const down = () => code(beth.client.transfer.downline({ account: 'ivan', amount: '1', password: PASSWORD }, key()))
    // Without one, the payment password is enough, even long after the login.
    testPlatform.clock.advance(6 * 60_000)
    expect([await up(), await down()]).toEqual([null, null])
    const { context, state } = testPlatform.sandbox
    const authenticator = { secret: '', startedAt: 0, confirmedAt: testPlatform.clock.now(), usedStep: -1 }
    state.transact(() => changeSecurity(context, personOf(testPlatform, 'beth').id, { authenticator }))
    expect([await up(), await down()]).toEqual(['step.up.needed', 'step.up.needed'])
  })
})
