import { DAY } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { memberByAccount } from '../../identity/members/members.ts'
import { liveSession } from '../../identity/members/sessions.ts'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import type { GateName } from '@croupier/api'
import { sha256 } from '../../../core/random/sha256.ts'
import { contactable } from './breaks.ts'
import { passGate } from './gate.ts'

let testPlatform: TestPlatform
let maria: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const refusal = async (call: Promise<unknown>): Promise<PlatformError> => {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}

const person = (account = 'maria', merchant = 'crph') => {
  const member = memberByAccount(testPlatform.sandbox.context, merchant, account)
  if (!member) throw new Error(`no ${account}`)
  return member
}

async function later(ms: number): Promise<void> {
  testPlatform.clock.advance(ms)
  maria = await testPlatform.signIn('maria')
}

const launch = () => maria.client.games.launch({ nodeId: '10001', vassalage: 'LM', gameType: 'RNG', launchMode: 'GLS' })
const order = () =>
  maria.client.deposit.order(
    { methodId: 'GCASH', amount: '100' },
    { idempotencyKey: `order-${String(testPlatform.clock.now())}` },
  )
const form = (fields: Record<string, string>) => ({
  username: 'somebody',
  password: 'Lagoon27x',
  confirmPassword: 'Lagoon27x',
  domain: 'site.test',
  registerUrl: 'https://site.test/register',
  birthday: '1991-01-01',
  ...fields,
})

describe('a break', () => {
  it('is in force immediately: every session of the member ends, on all devices, and the end is named [G-32]', async () => {
    const phone = await testPlatform.signIn('maria')
    const pause = await maria.client.safety.startBreak({ length: '7d' })
    expect(pause).toMatchObject({ kind: 'timeOut', phase: 'running', startedAt: NOON, endsAt: NOON + 7 * DAY })
    for (const visitor of [maria, phone]) {
      await expect(visitor.client.member.info({})).rejects.toMatchObject({
        kind: 'TokenExpired',
        value: { pause: { kind: 'timeOut', endsAt: NOON + 7 * DAY } },
      })
    }
    // A login during the break takes the reason from no other device.
    await later(0)
    await expect(phone.client.member.info({})).rejects.toMatchObject({ value: { pause } })
    expect(await maria.client.device.sessions({})).toHaveLength(1)
    testPlatform.clock.advance(DAY)
    await expect(phone.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired', value: null })
  })

  it('lets nobody play, pay in, or take anything; money out, statement and the page itself stay open [G-33]', async () => {
    await maria.client.safety.startBreak({ length: '24h' })
    await later(0)
    expect((await refusal(order())).code).toBe('safety.break')
    const barred: readonly GateName[] = [
      'play',
      'deposit',
      'transfer',
      'bonus',
      'points',
      'raffle',
      'chat',
      'referral',
      'contract',
      'marketing',
      'raise',
    ]
    for (const one of barred) {
      expect(() => passGate(testPlatform.sandbox.context, person(), one)).toThrow('safety.break')
      expect(() => passGate(testPlatform.sandbox.context, person('jun'), one)).not.toThrow()
    }
    await maria.client.safety.statement({})
    await maria.client.withdrawal.settings({})
    expect((await maria.client.safety.overview({})).pause).toMatchObject({ kind: 'timeOut', phase: 'running' })
  })

  it('cannot be shortened, only followed by a longer one [G-34]', async () => {
    await maria.client.safety.startBreak({ length: '7d' })
    await later(0)
    expect((await refusal(maria.client.safety.startBreak({ length: '24h' }))).code).toBe('safety.break.running')
    expect((await refusal(maria.client.safety.askReturn({}))).code).toBe('safety.break.running')
    await maria.client.safety.startBreak({ length: '1y' })
    await later(0)
    expect((await refusal(maria.client.safety.startBreak({ length: '30d' }))).code).toBe('safety.break.running')
    expect((await maria.client.safety.overview({})).pause).toMatchObject({ kind: 'exclusion', length: '1y' })
  })

  it('ends by the member’s own request only, after an exclusion with a waiting day [G-34]', async () => {
    await maria.client.safety.startBreak({ length: '6m' })
    await later(Date.UTC(2027, 4, 21, 12) - NOON)
    expect((await maria.client.safety.overview({})).pause?.phase).toBe('over')
    expect((await refusal(order())).code).toBe('safety.break')
    const asked = testPlatform.clock.now()
    expect(await maria.client.safety.askReturn({})).toMatchObject({ phase: 'returning', returnsAt: asked + DAY })
    expect((await refusal(order())).code).toBe('safety.break')
    await later(DAY)
    expect((await maria.client.safety.overview({})).pause).toBeNull()
    await order()
    expect((await refusal(maria.client.safety.askReturn({}))).code).toBe('safety.break.none')
  })

  it('of the short kind ends as soon as the member asks', async () => {
    await maria.client.safety.startBreak({ length: '24h' })
    await later(DAY)
    expect((await refusal(order())).code).toBe('safety.break')
    await maria.client.safety.askReturn({})
    await order()
  })

  it('offers only the lengths of the market, and drops a raise that waits', async () => {
    const name = { kind: 'deposit', period: 'day' } as const
    await maria.client.safety.setLimit({ ...name, amount: '500' })
    await maria.client.safety.setLimit({ ...name, amount: '900' })
    expect((await refusal(maria.client.safety.startBreak({ length: '6w' }))).code).toBe('safety.break.length')
    await testPlatform.operate('safety/market', { merchant: 'crph', market: 'strict' })
    expect((await maria.client.safety.rules({})).timeOuts).toContain('6w')
    await maria.client.safety.startBreak({ length: '6w' })
    await later(0)
    expect((await maria.client.safety.overview({})).limits[0]?.raise).toBeNull()
  })

  it('writes its rows into the statement [G-56]', async () => {
    await maria.client.safety.startBreak({ length: '24h' })
    await later(DAY)
    await maria.client.safety.askReturn({})
    const { list } = await maria.client.safety.changes({ only: 'breaks' })
    expect(list.map(({ event, at, effectiveAt }) => [event, at, effectiveAt])).toEqual([
      ['return.asked', NOON + DAY, NOON + DAY],
      ['break.started', NOON, NOON + DAY],
    ])
  })

  it('closes games that are open, and the launch of others [G-33]', async () => {
    const { state, context } = testPlatform.sandbox
    const { id: session } = [...context.tables.sessions.all()].at(-1) ?? { id: '' }
    const play = {
      id: sha256('play-1'),
      memberId: person().id,
      session,
      nodeId: 10_001,
      language: 'EN',
      theme: 'light' as const,
      siteOrigin: '',
      openedAt: NOON,
    }
    state.transact(() => context.tables.plays.put(play.id, play as never))
    await maria.client.safety.startBreak({ length: '24h' })
    expect(liveSession(context, session)).toBeUndefined()
    await later(DAY / 24)
    expect(() => testPlatform.sandbox.rounds.resume('play-1')).toThrow(
      expect.objectContaining({ code: 'safety.break' }),
    )
    expect((await refusal(launch())).code).toBe('safety.break')
  })
})

describe('an excluded person', () => {
  beforeEach(async () => {
    await maria.client.safety.startBreak({ length: '1y' })
  })

  it('is not recognised at another merchant by what a form states, as anybody may have typed it [R-140]', async () => {
    await testPlatform.operate('register/set', { merchant: 'crshow', field: 'payeeName', enabled: true })
    const guest = testPlatform.visitor('crshow')
    const typed = { payeeName: ' maria SANTOS ', birthday: '1990-04-12' }
    guest.token = (await guest.client.member.register(form(typed))).token
    expect((await guest.client.safety.overview({})).pause).toBe(null)
  })

  it('is recognised under an account at another merchant [G-07]', async () => {
    const { state, context } = testPlatform.sandbox
    const jun = person('jun', 'crshow')
    expect(contactable(context, jun)).toBe(true)
    const same = { ...jun, payeeName: 'Maria Santos', birthday: '1990-04-12', verified: true }
    state.transact(() => context.tables.members.put(String(jun.id), same))
    expect(contactable(context, same)).toBe(false)
    testPlatform.clock.advance(366 * DAY)
    expect(contactable(context, same)).toBe(false)
  })

  it('appears to the agent only as somebody who cannot be reached [G-36]', () => {
    expect(contactable(testPlatform.sandbox.context, person())).toBe(false)
    expect(contactable(testPlatform.sandbox.context, person('carl'))).toBe(true)
  })
})
