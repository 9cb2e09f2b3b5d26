import { PlatformError } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf, takeFirstSteps } from '../../../testing/playing.ts'
import { decideIdentity, submitIdentity } from '../../identity/members/identity.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import { breakOf, startBreak } from './breaks.ts'

let testPlatform: TestPlatform
beforeEach(async () => {
  testPlatform = createTestPlatform()
  for (const field of ['email', 'payeeName'])
    await testPlatform.operate('register/set', { merchant: 'crph', field, enabled: true })
  await testPlatform.operate('modules/set', { merchant: 'crph', module: 'MOBILENUMREG3', on: true })
})

const number = { countryDialingCode: '63' }
const page = { domain: 'site.test', registerUrl: 'https://x/' }
const ANA = { payeeName: 'Ana Reyes', birthday: '1991-02-03' }
const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
async function byName(visitor: Visitor, username: string, fields: Record<string, string>) {
  const form = { username, password: 'Lagoon27x', confirmPassword: 'Lagoon27x', birthday: '1985-05-05', ...page }
  visitor.token = (await visitor.client.member.register({ ...form, ...fields })).token
  return username
}
async function byPhone(visitor: Visitor, mobileNum: string, fields: Record<string, string>) {
  await visitor.client.verification.registerMobileSms({ mobileNo: mobileNum, ...number })
  const form = { mobileNum, ...number, verificationCode: '246810', password: 'Lagoon27x', ...page }
  const made = await visitor.client.member.registerMobile({ ...form, ...fields })
  visitor.token = made.token
  return made.userName ?? ''
}
function exclude(account: string) {
  const { context, state } = testPlatform.sandbox
  const merchant = context.merchants.get('crph')
  if (merchant) state.transact(() => startBreak(context, merchant, personOf(testPlatform, account), '1y'))
}
/** The answers to a member who tries to deposit, play, and claim a gift. */
async function answers({ client }: Visitor) {
  const slot = testPlatform.sandbox.context.catalogue.hot.find(
    ({ gameType, maintenance }) => gameType === 'RNG' && !maintenance,
  )
  return [
    await code(client.deposit.order({ methodId: 'GCASH', amount: '500' }, freshKey())),
    await code(client.games.launch({ launchMode: 'GLS', nodeId: String(slot?.nodeId) })),
    await code(client.promotion.signIn({}, freshKey())),
  ]
}
const HELD = ['safety.identity.first', 'safety.identity.first', 'safety.identity.first']
const approve = (account: string) =>
  testPlatform.sandbox.state.transact(() => {
    const { context } = testPlatform.sandbox
    const picture = { name: 'id.jpg', type: 'image/jpeg', data: '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==' }
    const documents = { documentType: 'PASSPORT', documentNumber: `P-${account}`, pictures: [picture] }
    submitIdentity(context, personOf(testPlatform, account), documents)
    decideIdentity(context, personOf(testPlatform, account), null)
  })

describe('an excluded person who was never checked and comes again', () => {
  it('with a new phone, a new device and the same name is let in and shown to the operator, who excludes that account too [G-07] [R-140]', async () => {
    await byName(testPlatform.visitor(), 'anareyes', ANA)
    exclude('anareyes')
    const again = testPlatform.visitor()
    const account = await byPhone(again, '09175550077', ANA)
    await takeFirstSteps(again)
    // Anyone may have typed the name: a different answer would reveal the exclusion to a stranger.
    expect(await answers(again)).toEqual([null, null, null])
    expect(await testPlatform.read('likenesses')).toEqual([
      expect.objectContaining({ excluded: 'anareyes', account, traits: ['person'], held: false }),
    ])
    await testPlatform.operate('exclusions/join', { merchant: 'crph', account, excluded: 'anareyes' })
    expect(breakOf(testPlatform.sandbox.context, personOf(testPlatform, account))?.length).toBe('1y')
  })

  it('with the same name on the same device neither pays in nor plays; documents alone do not change that, the operator does [G-37]', async () => {
    const device = testPlatform.visitor()
    await byName(device, 'anareyes', ANA)
    exclude('anareyes')
    device.token = null
    const account = await byPhone(device, '09175550077', ANA)
    await takeFirstSteps(device)
    expect(await answers(device)).toEqual(HELD)
    approve(account)
    expect(await answers(device)).toEqual(HELD)
    await testPlatform.operate('exclusions/apart', { merchant: 'crph', account, excluded: 'anareyes' })
    expect(await answers(device)).toEqual([null, null, null])
  })

  it('with another name on the same device waits until documents are approved', async () => {
    const device = testPlatform.visitor()
    await byName(device, 'anareyes', ANA)
    exclude('anareyes')
    device.token = null
    const account = await byName(device, 'somebody', { payeeName: 'Bea Cruz', birthday: '1992-03-04' })
    await takeFirstSteps(device)
    expect(await answers(device)).toEqual(HELD)
    approve(account)
    expect(await answers(device)).toEqual([null, null, null])
  })

  it('with an account that an agent opened is recognised by the device at the first login, and is sent nothing by the agent', async () => {
    const device = testPlatform.visitor()
    await byName(device, 'anareyes', ANA)
    exclude('anareyes')
    const ace = await testPlatform.signIn('ace')
    await ace.client.team.addDownline({ username: 'helper01', password: 'Lagoon27x' })
    device.token = (await device.client.session.login({ username: 'helper01', password: 'Lagoon27x' })).token
    await device.client.security.changePassword({
      oldPassword: 'Lagoon27x',
      newPassword: 'Better123',
      confirmNewPassword: 'Better123',
    })
    await takeFirstSteps(device)
    expect((await answers(device)).slice(0, 2)).toEqual(HELD.slice(0, 2))
    const request = { account: 'helper01', amount: '100', password: SEEDED_PAYMENT_PASSWORD }
    expect(await code(ace.client.transfer.downline(request, freshKey()))).toBe('transfer.account.unavailable')
  })
})

describe('nobody else waits', () => {
  it('not a person who had an account before, on the same device or with the same name, and not once the exclusion is over', async () => {
    const device = testPlatform.visitor()
    await byName(device, 'anareyes', ANA)
    device.token = (await device.client.session.login({ username: 'jun', password: 'Croupier1' })).token
    exclude('anareyes')
    await takeFirstSteps(device)
    expect((await answers(device))[0]).toBe(null)
    const sister = testPlatform.visitor()
    for (const [name, value] of device.cookies) sister.cookies.set(name, value)
    await byName(sister, 'sister01', { payeeName: 'Lea Reyes', birthday: '1993-04-05' })
    await takeFirstSteps(sister)
    expect((await answers(sister))[0]).toBe('safety.identity.first')
    testPlatform.clock.advance(367 * DAY)
    const back = testPlatform.visitor()
    back.token = (await back.client.session.login({ username: 'anareyes', password: 'Lagoon27x' })).token
    await back.client.safety.askReturn({})
    testPlatform.clock.advance(2 * DAY)
    sister.token = (await sister.client.session.login({ username: 'sister01', password: 'Lagoon27x' })).token
    await takeFirstSteps(sister)
    expect((await answers(sister))[0]).toBe(null)
  })
})
