import { endpoints, gateOf, type Endpoint, type EndpointId } from '@croupier/api'
import { describe, expect, it, vi } from 'vitest'
import { endSession, sessionOfToken } from '../domains/identity/members/sessions.ts'
import { changeSecurity } from '../domains/access/security/security.ts'
import type { TestPlatform } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { standingOf } from './testing/exposure.ts'
import { openTestPlatform, tokenFor, type Reasons } from './testing/openTestPlatform.ts'
import { exampleOf, send } from './testing/requests.ts'

// A new call of the contract is in all of these tables automatically; one with more rights than others is named with
// its reason.

vi.setConfig({ testTimeout: 60_000 })

const all = endpoints()
const guarded = all.filter(({ token }) => token === 'required')

const ask = ({ sandbox }: TestPlatform, endpoint: Endpoint<EndpointId>, token: string | null) =>
  send(sandbox.app, endpoint, { token, fields: exampleOf(endpoint) })

/** Calls whose module is off in the sandbox: they refuse before any other check. */
const OFF: ReadonlySet<string> = new Set(['slider.challenge', 'slider.check'])

describe('while the site is closed', () => {
  const OPEN: Reasons = {
    'system.status': 'tells that the site is closed, and why',
    'session.sealingKey': 'a person may still end the session',
    'session.logout': 'a person may still end the session',
    'help.centre': 'help stays reachable [G-59]',
    'help.health': 'says what works, which is asked most while something does not [G-97]',
    'withdrawal.list': 'people see where their money is [G-59]',
    'withdrawal.detail': 'people see where their money is [G-59]',
    'receipt.list': 'people see where their money is [G-59]',
  }

  it.each([
    ['maintenance', 'site.maintenance'],
    ['regionRestriction', 'region.restricted'],
  ] as const)(
    'every call is refused under %s, except help, the safety page and the state of withdrawals, and in a region the way to the money [G-59] [G-100]',
    async (flag, code) => {
      const testPlatform = openTestPlatform()
      await testPlatform.operate('site/set', { [flag]: true })
      const opened: string[] = []
      const changed: string[] = []
      const standing = () => standingOf(testPlatform.sandbox.context, personOf(testPlatform, 'maria'))
      // The login itself is recorded.
      tokenFor(testPlatform, 'maria')
      let before = standing()
      for (const endpoint of all) {
        if (OFF.has(endpoint.id)) continue
        const reply = await ask(testPlatform, endpoint, tokenFor(testPlatform, 'maria'))
        const after = standing()
        if (reply.code !== code) opened.push(endpoint.id)
        else if (after !== before) changed.push(endpoint.id)
        before = after
      }
      expect(changed).toEqual([])
      const payingOut = flag === 'maintenance' ? [] : all.filter(({ whileClosed }) => whileClosed === 'blocked')
      const named = [
        ...Object.keys(OPEN),
        ...all.map(({ id }) => id).filter((id) => id.startsWith('safety.')),
        ...payingOut.map(({ id }) => id).filter((id) => !OFF.has(id)),
      ]
      // `safety.startBreak` ends the caller's sessions, and works [G-59].
      expect(opened.sort()).toEqual(named.sort())
    },
  )

  it('in a blocked region the whole way to the money is open: login, identity, payout accounts, withdrawal [G-59]', () => {
    const way = all.filter(({ whileClosed }) => whileClosed !== false).map(({ id }) => id)
    expect(way).toEqual(
      expect.arrayContaining([
        'session.login',
        'verification.login',
        'security.stepUp',
        'security.setPaymentPassword',
        'wallet.balance',
        'profile.readiness',
        'profile.update',
        'profile.uploadPicture',
        'profile.submitKyc',
        'bank.banks',
        'bank.cards',
        'bank.bind',
        'bank.unbind',
        'bank.makeDefault',
        'withdrawal.settings',
        'withdrawal.submit',
        'withdrawal.list',
        'withdrawal.detail',
        'receipt.confirm',
        'help.centre',
        'safety.startBreak',
        'session.logout',
      ]),
    )
  })

  it('in a blocked region only what a break leaves open is open: no play, deposit or gift [G-100]', () => {
    const open = all.filter(({ whileClosed }) => whileClosed === 'blocked')
    expect(open.filter(({ gate }) => gateOf(gate).barred !== null || typeof gate !== 'string')).toEqual([])
    expect(open.filter(({ effect }) => effect === 'money').map(({ id }) => id)).toEqual([
      'receipt.confirm',
      'withdrawal.submit',
    ])
  })
})

describe('tokens', () => {
  it('of a session that was signed out, or idle for half an hour, open no call', async () => {
    const testPlatform = openTestPlatform()
    const { state, context } = testPlatform.sandbox
    const signedOut = tokenFor(testPlatform, 'maria')
    state.transact(() => endSession(context, sessionOfToken(context, signedOut)?.id ?? ''))
    const rested = tokenFor(testPlatform, 'maria')
    testPlatform.clock.advance(30 * 60_000 + 1)
    const opened: string[] = []
    testPlatform.sandbox.tick()
    const before = standingOf(context, personOf(testPlatform, 'maria'))
    for (const endpoint of guarded) {
      for (const token of [signedOut, rested]) {
        const { status, code } = await ask(testPlatform, endpoint, token)
        if (status !== 401 || code !== 'login.not.session') opened.push(`${endpoint.id} ${status} ${code}`)
      }
    }
    expect(opened).toEqual([])
    expect(standingOf(context, personOf(testPlatform, 'maria'))).toBe(before)
  })
})

describe('without a fresh proof of the owner', () => {
  it('every call that pays out or sends money to others is refused where a second step is on', async () => {
    const testPlatform = openTestPlatform()
    const { state, context } = testPlatform.sandbox
    const sending = all.filter(({ stepUp }) => stepUp === 'withSecondStep')
    expect(sending.map(({ id }) => id).sort()).toEqual(['transfer.downline', 'transfer.upline', 'withdrawal.submit'])
    const authenticator = { secret: '', startedAt: 0, confirmedAt: testPlatform.clock.now(), usedStep: -1 }
    state.transact(() => changeSecurity(context, personOf(testPlatform, 'beth').id, { authenticator }))
    // The login itself is recorded.
    tokenFor(testPlatform, 'beth', false)
    const before = standingOf(context, personOf(testPlatform, 'beth'))
    for (const endpoint of sending) {
      const { code } = await ask(testPlatform, endpoint, tokenFor(testPlatform, 'beth', false))
      expect([endpoint.id, code]).toEqual([endpoint.id, 'step.up.needed'])
    }
    expect(standingOf(context, personOf(testPlatform, 'beth'))).toBe(before)
  })
})

describe('guessing', () => {
  /** Fields with a secret that the platform compares. */
  const SECRET = /^(?:password|oldPassword|verificationCode|captcha|code|smsCode)$/
  const OWN: Reasons = {
    'account.registerAuto': 'a new password, compared with nothing; what the answer tells is counted for the address',
    'lottery.draws': 'the code of a game, which everybody may read',
    'member.register':
      'a new password; the picture is asked first, and what the answer tells is counted for the address',
    'team.addDownline': 'a new password, compared with nothing; what the answer tells is counted for the address',
    'security.twoFactorConfirm': 'the secret was shown to the caller a moment ago',
    'trusted.answer': 'the code of a letter, 32 letters and digits by chance: nobody hits one',
    'trusted.invitation': 'the code of a letter, 32 letters and digits by chance: nobody hits one',
    'session.login': 'asks for a picture from the third try on, then pauses (`guessing.test.ts`)',
  }
  /** Values where the example is for another market. */
  const HERE: Readonly<Partial<Record<EndpointId, object>>> = { 'member.registerMobile': { mobileNum: '9171234567' } }
  const PAUSE = 'TOO_MANY_REQUESTS'
  /** More than the largest limit, which is that of an address. */
  const TRIES = 65

  it('a secret at any call ends in a pause, except where a reason is named [Q-08]', async () => {
    const endless: string[] = []
    const tried: string[] = []
    for (const endpoint of all) {
      const example = { ...exampleOf(endpoint), ...HERE[endpoint.id] }
      const field = Object.keys(example).find((name) => SECRET.test(name))
      if (field === undefined || endpoint.id in OWN) continue
      tried.push(endpoint.id)
      const testPlatform = openTestPlatform()
      const token = endpoint.token === 'none' ? null : tokenFor(testPlatform, 'beth')
      const codes = new Set<string | null>()
      for (let tries = 0; tries < TRIES; tries++) {
        const wrong = String(100_000 + tries * 7)
        const reply = await send(testPlatform.sandbox.app, endpoint, { token, fields: { ...example, [field]: wrong } })
        codes.add(reply.code)
        if (codes.has(PAUSE)) break
      }
      if (!codes.has(PAUSE)) endless.push(`${endpoint.id}: ${[...codes]}`)
    }
    expect(tried.length).toBeGreaterThan(10)
    expect(endless).toEqual([])
  })
})
