import { DAY } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { personOf } from '../../../testing/playing.ts'
import { changeMember, createMember } from '../../identity/members/members.ts'
import { CHANNELS, PRODUCTS } from '../../identity/members/consent.ts'
import { mayReceive, sendCampaign, setMarketing, type Choice } from './marketing.ts'

const CAMPAIGN = { product: 'sports', title: 'A new league', content: 'It starts on Saturday.' } as const
const EVERYTHING: Choice[] = CHANNELS.flatMap((channel) =>
  PRODUCTS.map((product) => ({ channel, product, allowed: true })),
)

let testPlatform: TestPlatform
let maria: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing refused',
    (failure: unknown) => (failure instanceof PlatformError ? (failure.code ?? '') : String(failure)),
  )
const campaign = () => {
  const { state, context } = testPlatform.sandbox
  const merchant = context.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  return state.transact(() => sendCampaign(context, merchant, CAMPAIGN))
}

describe('consent', () => {
  it('to marketing is off at first for everybody, in every channel and for every product [G-05]', async () => {
    const { channels, products, allowed } = await maria.client.consent.read()
    expect([channels.length, products.length]).toEqual([5, 3])
    expect(allowed).toEqual([])
    const { context } = testPlatform.sandbox
    for (const member of context.tables.members.all())
      for (const { channel, product } of EVERYTHING)
        expect([member.account, channel, mayReceive(context, member, channel, product)]).toEqual([
          member.account,
          channel,
          false,
        ])
    expect(campaign()).toEqual([])
  })

  it('to the terms says nothing about marketing, and only the version in force can be agreed to [G-05]', async () => {
    testPlatform.clock.advance(DAY)
    maria = await testPlatform.signIn('maria')
    const { version } = (await maria.client.consent.read()).terms
    expect(await codeOf(maria.client.consent.agreeToTerms({ version: 'of-last-year' }))).toBe('terms.changed')
    const agreed = await maria.client.consent.agreeToTerms({ version })
    expect(agreed.terms).toEqual({ version, agreedVersion: version, agreedAt: NOON + DAY })
    expect([agreed.allowed, agreed.push]).toEqual([[], false])
    const marketing = { channel: 'sms', product: 'lottery', allowed: true } as const
    const { terms, allowed } = await maria.client.consent.setMarketing({ choices: [marketing] })
    expect(terms).toEqual(agreed.terms)
    expect(allowed).toEqual([{ channel: 'sms', product: 'lottery', since: NOON + DAY }])
  })

  it('is for one product in one channel, and nothing else is sent [G-05]', async () => {
    const choice = { channel: 'email', product: 'sports' } as const
    await maria.client.consent.setMarketing({
      choices: [
        { ...choice, allowed: true },
        { channel: 'inbox', product: 'casino', allowed: true },
      ],
    })
    const { id } = personOf(testPlatform, 'maria')
    expect(campaign()).toEqual([{ memberId: id, channel: 'email' }])
    const before = await maria.client.inbox.unreadCount()
    await maria.client.consent.setMarketing({ choices: [{ channel: 'inbox', product: 'sports', allowed: true }] })
    expect(campaign().map(({ channel }) => channel)).toEqual(['email', 'inbox'])
    expect(await maria.client.inbox.unreadCount()).toBe(before + 1)
    expect((await maria.client.inbox.list({})).list[0]).toMatchObject({ title: CAMPAIGN.title })
  })

  it('keeps its date when it is given again, and is withdrawn by one choice or by one call for all of it [G-05]', async () => {
    const { consent } = maria.client
    await consent.setMarketing({ choices: EVERYTHING.slice(0, 3) })
    testPlatform.clock.advance(60_000)
    const again = await consent.setMarketing({ choices: EVERYTHING.slice(0, 4) })
    expect(again.allowed.map(({ since }) => since - NOON)).toEqual([0, 0, 0, 60_000])
    const [first] = EVERYTHING
    if (!first) throw new Error('no choices')
    expect((await consent.setMarketing({ choices: [{ ...first, allowed: false }] })).allowed).toHaveLength(3)
    expect((await consent.withdrawMarketing()).allowed).toEqual([])
    expect(campaign()).toEqual([])
  })

  it('has nowhere to push to once the member has logged out [Q-14]', async () => {
    const { consent, session } = maria.client
    await consent.setPush({ identity: 'browser-1' })
    await session.logout()
    const back = await testPlatform.signIn('maria')
    expect((await back.client.consent.read({})).push).toBe(false)
  })

  it('to push needs somewhere to push to', async () => {
    const { consent } = maria.client
    await consent.setMarketing({ choices: [{ channel: 'push', product: 'sports', allowed: true }] })
    expect(campaign()).toEqual([])
    expect((await consent.setPush({ identity: 'browser-1' })).push).toBe(true)
    expect(campaign().map(({ channel }) => channel)).toEqual(['push'])
    expect((await consent.setPush({ identity: null })).push).toBe(false)
    expect(campaign()).toEqual([])
  })
})

describe('a break', () => {
  it('stops marketing in every channel and forgets the push identity; nothing comes back with its end [G-35]', async () => {
    await maria.client.consent.setPush({ identity: 'browser-1' })
    await maria.client.consent.setMarketing({ choices: EVERYTHING })
    expect(campaign().map(({ channel }) => channel)).toEqual(CHANNELS)
    await maria.client.safety.startBreak({ length: '24h' })
    expect(campaign()).toEqual([])
    expect(JSON.stringify(personOf(testPlatform, 'maria'))).not.toContain('browser-1')
    maria = await testPlatform.signIn('maria')
    expect(await maria.client.consent.read()).toMatchObject({ paused: true, allowed: [], push: false })
    expect(await codeOf(maria.client.consent.setMarketing({ choices: EVERYTHING }))).toBe('safety.break')
    expect(await codeOf(maria.client.consent.setPush({ identity: 'browser-1' }))).toBe('safety.break')
    // Consent can always be withdrawn.
    expect((await maria.client.consent.withdrawMarketing()).allowed).toEqual([])
    testPlatform.clock.advance(DAY)
    maria = await testPlatform.signIn('maria')
    await maria.client.safety.askReturn()
    expect(await maria.client.consent.read()).toMatchObject({ paused: false, allowed: [], push: false })
    expect(campaign()).toEqual([])
  })

  it('of the same person elsewhere on the platform stops it too: the register is asked for each message [G-07] [G-35]', async () => {
    const { state, context } = testPlatform.sandbox
    const merchant = context.merchants.get('crph')
    if (!merchant) throw new Error('no merchant')
    const { email } = personOf(testPlatform, 'maria')
    const other = state.transact(() => {
      const made = createMember(context, merchant, { account: 'maria2', password: 'Lagoon27x', email })
      return setMarketing(context, made, EVERYTHING)
    })
    expect(campaign().some(({ memberId }) => memberId === other.id)).toBe(true)
    await maria.client.safety.startBreak({ length: '6m' })
    // The address is an excluded person's; that the account is that person's is not proven.
    expect(campaign()).toEqual([{ memberId: other.id, channel: 'inbox' }])
    const prove = () =>
      changeMember(context, other.id, { payeeName: 'Maria Santos', birthday: '1990-04-12', verified: true })
    state.transact(prove)
    expect(campaign()).toEqual([])
  })
})
