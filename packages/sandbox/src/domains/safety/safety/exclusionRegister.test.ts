import { sha256 } from '../../../core/random/sha256.ts'
import { PlatformError } from '@croupier/api'
import { DAY, HOUR } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { bindCard } from '../../money/bank/cards.ts'
import { changeMember } from '../../identity/members/members.ts'
import { orderDeposit } from '../../money/deposits/orderDeposit.ts'
import { submitDeposit } from '../../money/deposits/submitDeposit.ts'
import { refuseStake } from './headroom.ts'
import { breakOf, startBreak } from './breaks.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import { setPaymentPassword } from '../../access/security/paymentPassword.ts'
import type { BreakLength } from './rows.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { freshKey, payOrder, personOf, receiptPicture, takeFirstSteps } from '../../../testing/playing.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const merchant = () => {
  const found = testPlatform.sandbox.context.merchants.get('crph')
  if (!found) throw new Error('no merchant')
  return found
}
const run = <Result>(work: () => Result): Result => testPlatform.sandbox.state.transact(work)
const exclude = (account: string, length: BreakLength) =>
  run(() => startBreak(testPlatform.sandbox.context, merchant(), personOf(testPlatform, account), length))
const change = (account: string, facts: Parameters<typeof changeMember>[2]) =>
  run(() => changeMember(testPlatform.sandbox.context, personOf(testPlatform, account).id, facts))
const barred = (account: string) =>
  breakOf(testPlatform.sandbox.context, personOf(testPlatform, account))?.length ?? null
const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const balance = (account: string) =>
  testPlatform.sandbox.context.tables.accounts.get(`member:${personOf(testPlatform, account).id}`)?.balance

describe('the register of exclusions', () => {
  it('keeps every entry and answers with the longest: a shorter one of another account never shortens it [G-07]', () => {
    // The documents of all of them were checked.
    const shown = { payeeName: 'Maria Santos', birthday: '1990-04-12', verified: true }
    change('beth', shown)
    change('jun', shown)
    exclude('maria', '5y')
    // A second account of the same person would be excluded for half a year only.
    exclude('beth', '5y')
    change('vip', shown)
    testPlatform.clock.advance(200 * DAY)
    for (const account of ['maria', 'beth', 'jun', 'vip']) expect([account, barred(account)]).toEqual([account, '5y'])
  })

  it('lets the entry of the longer exclusion outlive the shorter one of the same trait', () => {
    change('beth', { mobile: '639175550001', mobileVerified: true })
    exclude('beth', '6m')
    change('ace', { mobile: '639175550002', mobileVerified: true })
    exclude('ace', '5y')
    change('jun', { mobile: '639175550001', mobileVerified: true })
    change('jun', { mobile: '639175550002' })
    expect(barred('jun')).toBe('5y')
    testPlatform.clock.advance(365 * DAY)
    expect(barred('jun')).toBe('5y')
  })

  it('keeps holding an account that once proved to be the person’s, even if its data change back [G-37]', () => {
    change('maria', { mobile: '639170001002', mobileVerified: true })
    exclude('maria', '1y')
    change('jun', { mobile: '639170001002', mobileVerified: false })
    expect(barred('jun')).toBe(null)
    change('jun', { mobileVerified: true })
    change('jun', { mobile: '639179999999' })
    expect(barred('jun')).toBe('1y')
    // The former traits of that account still identify the person.
    change('vip', { mobile: '639179999999', mobileVerified: true })
    expect(barred('vip')).toBe('1y')
  })

  it('lets an account that it bars by name and birthday ask to play again after the end, and only for itself', async () => {
    const shown = { payeeName: 'Maria Santos', birthday: '1990-04-12', verified: true }
    change('maria', shown)
    change('jun', shown)
    exclude('maria', '6m')
    expect(barred('jun')).toBe('6m')
    let jun = await testPlatform.signIn('jun')
    expect(await code(jun.client.safety.askReturn({}))).toBe('safety.break.running')
    testPlatform.clock.advance(200 * DAY)
    jun = await testPlatform.signIn('jun')
    expect((await jun.client.safety.overview({})).pause).toMatchObject({ phase: 'over' })
    const asked = testPlatform.clock.now()
    expect(await jun.client.safety.askReturn({})).toMatchObject({ phase: 'returning', returnsAt: asked + DAY })
    expect(barred('jun')).toBe('6m')
    testPlatform.clock.advance(DAY)
    expect([barred('jun'), barred('maria')]).toEqual([null, '6m'])
    // Nor does a change of its details bar it again, and a further exclusion does.
    change('jun', { mobile: '639179999999', mobileVerified: true })
    expect(barred('jun')).toBe(null)
    exclude('maria', '1y')
    expect(barred('jun')).toBe('1y')
  })

  it('asks one return for an exclusion and the longer one that followed it [G-07]', async () => {
    exclude('maria', '6m')
    exclude('maria', '1y')
    testPlatform.clock.advance(200 * DAY)
    let maria = await testPlatform.signIn('maria')
    expect(await code(maria.client.safety.askReturn({}))).toBe('safety.break.running')
    testPlatform.clock.advance(200 * DAY)
    maria = await testPlatform.signIn('maria')
    await maria.client.safety.askReturn({})
    testPlatform.clock.advance(DAY)
    expect(barred('maria')).toBe(null)
  })

  it('refuses a return from a time-out while an exclusion of the same person runs [G-07]', async () => {
    const shown = { payeeName: 'Maria Santos', birthday: '1990-04-12', verified: true }
    change('maria', shown)
    change('jun', shown)
    exclude('jun', '24h')
    exclude('maria', '6m')
    testPlatform.clock.advance(2 * DAY)
    const jun = await testPlatform.signIn('jun')
    expect(await code(jun.client.safety.askReturn({}))).toBe('safety.break.running')
  })

  it('knows the person by a payout account that was paid to, and by no number that is only typed', async () => {
    change('maria', { mobile: '639170001002', mobileVerified: true })
    const jun = await testPlatform.signIn('jun')
    await takeFirstSteps(jun)
    exclude('maria', '1y')
    const made = await jun.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())
    const told = { orderId: made.id, reference: '5550001112223', senderMobile: '0917 000 1002' }
    await jun.client.deposit.submit(told, freshKey())
    // Anyone can type a number: that excludes nobody, and reveals to nobody that its owner is excluded.
    expect(barred('jun')).toBe(null)
    expect((await jun.client.safety.overview({})).pause).toBe(null)
    const before = balance('jun')
    testPlatform.clock.advance(HOUR)
    testPlatform.sandbox.tick()
    expect(balance('jun')).toBe((before ?? 0n) + 50_000n)
    run(() => {
      setPaymentPassword(testPlatform.sandbox.context, personOf(testPlatform, 'carl').id, SEEDED_PAYMENT_PASSWORD)
      bindCard(testPlatform.sandbox.context, merchant(), personOf(testPlatform, 'carl'), {
        bankCode: 'MAYA',
        accountNumber: '09170001002',
        accountName: personOf(testPlatform, 'carl').payeeName || 'Carl Mendoza',
        isDefault: true,
        password: SEEDED_PAYMENT_PASSWORD,
      })
    })
    expect(barred('carl')).toBe(null)
    // The same account, after money arrived there in the checked name.
    const { context } = testPlatform.sandbox
    const paid = { ...context, ports: { ...context.ports, payoutsTo: () => ({ arrived: true, open: false }) } }
    change('carl', { verified: true, payeeName: 'Carl Mendoza' })
    expect(breakOf(paid as never, personOf(testPlatform, 'carl'))?.length).toBe('1y')
  })

  it('tells an agent nothing on opening an account for somebody; the age is still required', async () => {
    exclude('maria', '1y')
    const ace = await testPlatform.signIn('ace')
    const account = { username: 'helper01', password: 'Lagoon27x' }
    const person = { payeeName: 'maria santos', birthday: '1990-04-12' }
    expect(await code(ace.client.team.addDownline({ ...account, birthday: '2015-01-01' }))).toBe('age.too.young')
    expect(await code(ace.client.team.addDownline({ ...account, ...person }))).toBe(null)
    expect(barred('helper01')).toBe(null)
    change('helper01', { verified: true })
    expect(barred('helper01')).toBe('1y')
  })
})

describe('a registration', () => {
  const number = { countryDialingCode: '63' }
  let serial = 0
  const register = async (fields: Record<string, string>) => {
    const call = testPlatform.visitor().client.member.register({
      username: `newcomer${++serial}`,
      password: 'Lagoon27x',
      confirmPassword: 'Lagoon27x',
      birthday: '1995-01-01',
      domain: 'site.test',
      registerUrl: 'https://site.test/register',
      ...fields,
    })
    const failure = await call.then(
      () => null,
      (reason: unknown) => reason,
    )
    return failure instanceof PlatformError ? [failure.code, failure.message, failure.value] : failure
  }
  const REFUSED_KINDLY = ['safety.registration.excluded', expect.stringMatching(/help/i), null]
  const PERSON = { payeeName: 'Maria Santos', birthday: '1990-04-12' }

  beforeEach(async () => {
    for (const field of ['mobileNum', 'email', 'payeeName', 'idNumber'])
      await testPlatform.operate('register/set', { merchant: 'crph', field, enabled: true })
    exclude('maria', '1y')
    // A number that only the register still has.
    change('maria', { mobile: '639175550001' })
  })

  it('tells a stranger nothing about an excluded person’s details: every answer is the one for unknown details [G-07] [R-140]', async () => {
    const inUse = await register({ mobileNum: '09170001006' })
    expect(inUse).toMatchObject(['mobile.taken', expect.any(String), { field: 'mobileNum' }])
    expect(await register({ mobileNum: '09175550001' })).toEqual(inUse)
    expect(await register({ email: 'maria@mail.example' })).toEqual(await register({ email: 'VIP@mail.example' }))
    for (const typed of [PERSON, { payeeName: 'Nora Abella', birthday: '1988-08-08' }]) {
      const visitor = testPlatform.visitor()
      const form = {
        password: 'Lagoon27x',
        confirmPassword: 'Lagoon27x',
        domain: 'site.test',
        registerUrl: 'https://x/',
      }
      // The excluded person's number, and an unknown one.
      const mobileNum = typed === PERSON ? '09170001002' : '09178880002'
      visitor.token = (
        await visitor.client.member.register({ username: `typed${++serial}`, ...form, ...typed, mobileNum })
      ).token
      await takeFirstSteps(visitor)
      const { client } = visitor
      expect((await client.safety.overview({})).pause).toBe(null)
      expect(await code(client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey()))).toBe(null)
      expect(await code(client.promotion.signIn({}, freshKey()))).toBe(null)
    }
  })

  it('is reached by the exclusion as soon as it shows to be that person’s, before any money is credited [G-07] [R-140]', async () => {
    expect(await register(PERSON)).toBe(null)
    const account = `newcomer${serial}`
    const visitor = testPlatform.visitor()
    visitor.token = (await visitor.client.session.login({ username: account, password: 'Lagoon27x' })).token
    await takeFirstSteps(visitor)
    const order = await visitor.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())
    const told = { orderId: order.id, reference: '5550001112225', senderMobile: '09171234567' }
    await visitor.client.deposit.submit(told, freshKey())
    const before = balance(account)
    change(account, { verified: true })
    expect(barred(account)).toBe('1y')
    await testPlatform.operate('deposits/credit', { id: order.id })
    expect([balance(account), testPlatform.sandbox.context.tables.deposits.get(order.id)?.status]).toEqual([
      before,
      'rejected',
    ])
    expect(await code(visitor.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey()))).toBe(
      'safety.break',
    )
  })

  it('with a code on the phone tells only the holder of the phone, of an exclusion and of an account alike', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'REGMOBVERF3', on: true })
    const guest = testPlatform.visitor()
    const answers: unknown[] = []
    for (const mobileNum of ['09175550001', '09170001002', '09170001006', '09178880001']) {
      await guest.client.verification.registerSms({ mobileNo: mobileNum, ...number })
      const [wrong] = (await register({ mobileNum, verificationCode: '111111' })) as [string]
      expect(wrong).toBe('verification.code.invalid')
      answers.push(await register({ mobileNum, verificationCode: '246810' }))
    }
    expect(answers).toEqual([
      REFUSED_KINDLY,
      REFUSED_KINDLY,
      ['mobile.taken', expect.any(String), { field: 'mobileNum' }],
      null,
    ])
  })
})

describe('an order made before the exclusion', () => {
  it('is returned and not credited, whoever decides', async () => {
    const { context } = testPlatform.sandbox
    const jun = personOf(testPlatform, 'jun')
    await takeFirstSteps(await testPlatform.signIn('jun'))
    const { id } = run(() => orderDeposit(context, merchant(), jun, { method: 'GCASH', amount: '500' }))
    const told = { sender: '09171234567', senderName: '', reference: '5550001112224', proofs: [] }
    run(() => submitDeposit(context, merchant(), jun, id, told))
    const before = balance('jun')
    exclude('jun', '6m')
    await testPlatform.operate('deposits/credit', { id })
    expect([balance('jun'), context.tables.deposits.get(id)?.status]).toEqual([before, 'rejected'])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('of a matched deposit goes back as well, and the receiver keeps what arrived', async () => {
    const visitor: Visitor = await testPlatform.signIn('maria')
    const made = await visitor.client.deposit.order({ methodId: 'C2C', amount: '1500' }, freshKey())
    const proof = [receiptPicture]
    const reference = await payOrder(testPlatform, made)
    await visitor.client.deposit.submit({ orderId: made.id, reference, proof }, freshKey())
    const before = balance('maria')
    exclude('maria', '6m')
    testPlatform.clock.advance(HOUR)
    testPlatform.sandbox.tick()
    const vip = await testPlatform.signIn('vip')
    expect((await vip.client.withdrawal.list({})).list[0]?.status).toBe('received')
    expect(balance('maria')).toBe(before)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })
})

describe('while the site is closed', () => {
  it('withdrawals, the safety page and help stay within reach, and no other call [G-59]', async () => {
    const maria = await testPlatform.signIn('maria')
    for (const closed of [{ maintenance: true }, { maintenance: false, regionRestriction: true }]) {
      await testPlatform.operate('site/set', closed)
      expect(await code(maria.client.withdrawal.list({}))).toBe(null)
      expect(await code(maria.client.receipt.list({}))).toBe(null)
      expect(await code(maria.client.safety.play({}))).toBe(null)
      expect(await code(maria.client.deposit.list({}))).toMatch(/^(site\.maintenance|region\.restricted)$/)
    }
  })

  it('in a blocked region alone, a member logs in and withdraws, and neither pays in nor plays [G-59] [G-100]', async () => {
    await testPlatform.operate('site/set', { regionRestriction: true })
    const { client } = await testPlatform.signIn('maria')
    const request = async () => {
      const { list } = await client.bank.cards({})
      const bankCardId = list.find(({ bankCode }) => bankCode === 'GCASH')?.bankCardId ?? ''
      return client.withdrawal.submit({ amount: '500', bankCardId, password: SEEDED_PAYMENT_PASSWORD }, freshKey())
    }
    expect(await code(request())).toBe(null)
    expect(await code(client.withdrawal.settings({}))).toBe(null)
    for (const call of [
      client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey()),
      client.games.launch({ launchMode: 'GLS', nodeId: '1' }),
      client.promotion.signIn({}, freshKey()),
      client.chat.send({ roomId: '1', text: 'Hello' }),
    ])
      expect(await code(call)).toBe('region.restricted')
    await testPlatform.operate('site/set', { maintenance: true })
    expect(await code(request())).toBe('site.maintenance')
  })

  it('no game takes a stake, not even one that was opened before', async () => {
    const { rounds, context, state } = testPlatform.sandbox
    const game = context.catalogue.games.find(({ gameType }) => gameType === 'RNG')
    const { token } = await testPlatform.signIn('maria')
    const launchToken = 'launch-token-of-the-test'
    const launch = {
      id: sha256(launchToken),
      memberId: personOf(testPlatform, 'maria').id,
      session: sha256(token ?? ''),
      nodeId: game?.nodeId ?? 0,
      language: 'EN',
      theme: 'light' as const,
      siteOrigin: '',
      expiresAt: testPlatform.clock.now() + HOUR,
    }
    state.transact(() => context.tables.launches.put(launch.id, launch))
    const play = rounds.open(launchToken)
    const place = () =>
      rounds.place(play.id, { key: 'press-one', stake: play.stakes[0] ?? 0n }, () => ({ payout: 0n, detail: null }))
    for (const [closed, refused] of [
      [{ maintenance: true }, 'site.maintenance'],
      [{ maintenance: false, regionRestriction: true }, 'region.restricted'],
    ] as const) {
      await testPlatform.operate('site/set', closed)
      expect(place).toThrow(expect.objectContaining({ code: refused }))
    }
    await testPlatform.operate('site/set', { regionRestriction: false })
    exclude('maria', '6m')
    expect(place).toThrow(expect.objectContaining({ name: 'RoundRefused' }))
    expect(() => refuseStake(context, personOf(testPlatform, 'maria'), 1n)).toThrow(
      expect.objectContaining({ code: 'safety.break' }),
    )
  })
})
