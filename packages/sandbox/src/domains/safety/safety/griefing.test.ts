import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { bindCard } from '../../money/bank/cards.ts'
import { changeMember, createMember, memberByAccount } from '../../identity/members/members.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf, takeFirstSteps } from '../../../testing/playing.ts'
import { breakOf, startBreak } from './breaks.ts'

let testPlatform: TestPlatform
beforeEach(async () => {
  testPlatform = createTestPlatform()
  for (const field of ['mobileNum', 'email', 'payeeName'])
    await testPlatform.operate('register/set', { merchant: 'crph', field, enabled: true })
})

const merchant = () => {
  const found = testPlatform.sandbox.context.merchants.get('crph')
  if (!found) throw new Error('no merchant')
  return found
}
const run = <Result>(work: () => Result): Result => testPlatform.sandbox.state.transact(work)
const barred = (account: string) =>
  breakOf(testPlatform.sandbox.context, personOf(testPlatform, account))?.length ?? null
const exclude = (account: string) =>
  run(() => startBreak(testPlatform.sandbox.context, merchant(), personOf(testPlatform, account), '5y'))
const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const person = { password: 'Lagoon27x', confirmPassword: 'Lagoon27x', domain: 'site.test', registerUrl: 'https://x/' }
const register = (username: string, fields: Record<string, string>) =>
  testPlatform.visitor().client.member.register({ username, ...person, birthday: '1990-04-12', ...fields })
const number = { countryDialingCode: '63' }
const VICTIM = '09175550009'

describe('somebody who enters another person’s details and then excludes themselves', () => {
  it('excludes nobody else: not by name and birthday, nor by a number or an address that was only typed', async () => {
    run(() =>
      changeMember(testPlatform.sandbox.context, personOf(testPlatform, 'jun').id, {
        payeeName: 'Jun Cruz',
        birthday: '1991-02-03',
      }),
    )
    await register('grudge01', { payeeName: 'Jun Cruz', birthday: '1991-02-03' })
    await register('grudge02', { mobileNum: VICTIM, email: 'victim@mail.example' })
    exclude('grudge01')
    exclude('grudge02')
    expect(barred('jun')).toBe(null)
    const jun = await testPlatform.signIn('jun')
    await takeFirstSteps(jun)
    await jun.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())
    // The owner proves both number and address, and is neither excluded nor told that they are in use.
    await jun.client.verification.sendSms({ mobileNum: VICTIM, ...number })
    await jun.client.verification.checkSms({ mobileNum: VICTIM, ...number, verificationCode: '246810' })
    await jun.client.verification.sendEmail({ email: 'victim@mail.example' })
    await jun.client.verification.checkEmail({ email: 'victim@mail.example', verificationCode: '246810' })
    expect([barred('jun'), personOf(testPlatform, 'jun').mobile]).toEqual([null, '639175550009'])
    expect(personOf(testPlatform, 'grudge02')).toMatchObject({ mobile: '', email: '' })
    expect([barred('grudge01'), barred('grudge02')]).toEqual(['5y', '5y'])
  })

  it('excludes nobody by a payout account or the sender of a deposit', async () => {
    const grudge = await testPlatform.signIn('beth')
    run(() =>
      bindCard(testPlatform.sandbox.context, merchant(), personOf(testPlatform, 'beth'), {
        bankCode: 'MAYA',
        accountNumber: VICTIM,
        accountName: 'Beth Garcia',
        isDefault: true,
        password: SEEDED_PAYMENT_PASSWORD,
      }),
    )
    await takeFirstSteps(grudge)
    const order = await grudge.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())
    exclude('beth')
    const back = await testPlatform.signIn('beth')
    const told = { orderId: order.id, reference: '5550001112223', senderMobile: '09175550008' }
    await back.client.deposit.submit(told, freshKey())
    // Carl owns both wallets, binds one and pays from the other.
    const carl = await testPlatform.signIn('carl')
    const wallet = { bankCode: 'MAYA', accountNumber: VICTIM, accountName: 'Carl Mendoza' }
    await carl.client.bank.bind({ ...wallet, password: SEEDED_PAYMENT_PASSWORD })
    await takeFirstSteps(carl)
    const own = await carl.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())
    const paid = { orderId: own.id, reference: '5550001112224', senderMobile: '09175550008' }
    await carl.client.deposit.submit(paid, freshKey())
    expect([barred('carl'), barred('beth')]).toEqual([null, '5y'])
  })

  it('keeps nobody from opening their own account: a code on the phone opens it under the number', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'MOBILENUMREG3', on: true })
    // The stranger uses the number as a number, as a name, and the person's name with birthday.
    await register('grudge01', { mobileNum: VICTIM, payeeName: 'Ana Reyes', birthday: '1991-02-03' })
    run(() => createMember(testPlatform.sandbox.context, merchant(), { account: VICTIM, password: 'Lagoon27x' }))
    exclude('grudge01')
    const ana = testPlatform.visitor()
    await ana.client.verification.registerMobileSms({ mobileNo: VICTIM, ...number })
    const made = await ana.client.member.registerMobile({
      mobileNum: VICTIM,
      ...number,
      verificationCode: '246810',
      password: 'Lagoon27x',
      payeeName: 'Ana Reyes',
      birthday: '1991-02-03',
      domain: 'site.test',
      registerUrl: 'https://x/',
    })
    const account = made.userName ?? ''
    expect(account).toBe(`${VICTIM}a`)
    expect([barred(account), personOf(testPlatform, account).mobile]).toEqual([null, '639175550009'])
    // Nothing is blocked by what another person stated; the operator sees that both accounts have the same name.
    ana.token = made.token
    await takeFirstSteps(ana)
    expect(await code(ana.client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey()))).toBe(null)
    expect(await testPlatform.read('likenesses')).toMatchObject([{ excluded: 'grudge01', account, held: false }])
    testPlatform.clock.advance(2_000)
    await ana.client.verification.loginSms({ mobileNum: VICTIM, ...number })
    const entered = await ana.client.session.login({ type: 'sms', username: VICTIM, password: '246810' })
    expect(entered.userName).toBe(account)
  })

  it('does not open their account to the holder of a number they only typed', async () => {
    await register('grudge01', { mobileNum: VICTIM })
    const ana = testPlatform.visitor()
    await ana.client.verification.loginSms({ mobileNum: VICTIM, ...number })
    expect(await code(ana.client.session.login({ type: 'sms', username: VICTIM, password: '246810' }))).toBe(
      'mobile.unknown',
    )
  })
})

describe('what an excluded account only stated', () => {
  it('is shown to the operator where another account has it, and the operator can join that account', async () => {
    run(() =>
      changeMember(testPlatform.sandbox.context, personOf(testPlatform, 'jun').id, {
        payeeName: 'Ana Reyes',
        birthday: '1991-02-03',
      }),
    )
    await register('anareyes', { payeeName: 'Ana Reyes', birthday: '1991-02-03' })
    exclude('anareyes')
    expect(await testPlatform.read('likenesses')).toMatchObject([
      { merchant: 'crph', excluded: 'anareyes', account: 'jun', traits: ['person'], held: false },
    ])
    await testPlatform.operate('exclusions/join', { merchant: 'crph', account: 'jun', excluded: 'anareyes' })
    expect(barred('jun')).toBe('5y')
    expect(await testPlatform.read('likenesses')).toEqual([])
  })

  it('counts from the time it is proved: a code on the phone during the exclusion holds every account with the number', async () => {
    await register('anareyes', { mobileNum: VICTIM })
    exclude('anareyes')
    const ana = testPlatform.visitor()
    ana.token = (await ana.client.session.login({ username: 'anareyes', password: 'Lagoon27x' })).token
    await ana.client.verification.sendSms({ mobileNum: VICTIM, ...number })
    await ana.client.verification.checkSms({ mobileNum: VICTIM, ...number, verificationCode: '246810' })
    run(() =>
      changeMember(testPlatform.sandbox.context, personOf(testPlatform, 'jun').id, {
        mobile: '639175550009',
        mobileVerified: true,
      }),
    )
    expect(barred('jun')).toBe('5y')
    expect(memberByAccount(testPlatform.sandbox.context, 'crph', 'anareyes')?.mobileVerified).toBe(true)
  })
})
