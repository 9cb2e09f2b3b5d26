import { endpoints, type Endpoint, type EndpointId } from '@croupier/api'
import { describe, expect, it, vi } from 'vitest'
import { endSession, sessionOfToken, startSession } from '../subjects/members/sessions.ts'
import { startBreak } from '../subjects/safety/breaks.ts'
import { changeSecurity } from '../subjects/security/security.ts'
import { createBench, type Bench } from '../testing/createBench.ts'
import { personOf } from '../testing/playing.ts'
import { switchOn } from './testing/attackers.ts'
import { exampleOf, openly, send } from './testing/requests.ts'

// A new call of the contract is in all of these tables by itself; one that may do more than others is named with its reason.

vi.setConfig({ testTimeout: 60_000 })

type Reasons = Readonly<Partial<Record<EndpointId, string>>>

const all = endpoints()
const guarded = all.filter(({ token }) => token === 'required')

/** A platform on which every module is on. */
function openBench(): Bench {
  const bench = createBench({ sealing: async () => openly })
  for (const { module } of all) if (module !== 'GEETEST3') switchOn(bench.sandbox, module)
  return bench
}

const tokenFor = ({ sandbox }: Bench, account: string, proven = true): string =>
  sandbox.state.transact(
    () => startSession(sandbox.world, personOf({ sandbox } as Bench, account), '203.0.113.7', { proven }).token,
  )

const ask = ({ sandbox }: Bench, endpoint: Endpoint<EndpointId>, token: string | null) =>
  send(sandbox.app, endpoint, { token, fields: exampleOf(endpoint) })

/** Calls whose module the sandbox keeps off: they refuse before anything else is asked. */
const OFF: ReadonlySet<string> = new Set(['slider.challenge', 'slider.check'])

describe('while the site is closed', () => {
  const OPEN: Reasons = {
    'system.status': 'tells that the site is closed, and why',
    'session.sealingKey': 'a person may still end the session',
    'session.logout': 'a person may still end the session',
    'help.centre': 'help stays reachable [G-59]',
    'withdrawal.list': 'people see where their money is [G-59]',
    'withdrawal.detail': 'people see where their money is [G-59]',
    'receipt.list': 'people see where their money is [G-59]',
  }

  it.each([
    ['maintenance', 'site.maintenance'],
    ['regionRestriction', 'region.restricted'],
  ] as const)(
    'every call is refused under %s, but for help, the safety page and where money is [G-59]',
    async (flag, code) => {
      const bench = openBench()
      await bench.operate('site/set', { [flag]: true })
      const opened: string[] = []
      for (const endpoint of all) {
        if (OFF.has(endpoint.id)) continue
        const reply = await ask(bench, endpoint, tokenFor(bench, 'maria'))
        if (reply.code !== code) opened.push(endpoint.id)
      }
      const named = [...Object.keys(OPEN), ...all.map(({ id }) => id).filter((id) => id.startsWith('safety.'))]
      // `safety.startBreak` ends the caller's sessions, and works [G-59].
      expect(opened.sort()).toEqual(named.sort())
    },
  )
})

describe('tokens', () => {
  it('of a session that was signed out, or rested for half an hour, open no call', async () => {
    const bench = openBench()
    const { state, world } = bench.sandbox
    const signedOut = tokenFor(bench, 'maria')
    state.transact(() => endSession(world, sessionOfToken(world, signedOut)?.id ?? ''))
    const rested = tokenFor(bench, 'maria')
    bench.clock.advance(30 * 60_000 + 1)
    const opened: string[] = []
    for (const endpoint of guarded) {
      for (const token of [signedOut, rested]) {
        const { status } = await ask(bench, endpoint, token)
        if (status !== 401) opened.push(`${endpoint.id} ${status}`)
      }
    }
    expect(opened).toEqual([])
  })
})

describe('without a fresh proof of the owner', () => {
  it('every call that pays out or sends money to others is refused where a second step is on', async () => {
    const bench = openBench()
    const { state, world } = bench.sandbox
    const sending = all.filter(({ stepUp }) => stepUp === 'withSecondStep')
    expect(sending.map(({ id }) => id).sort()).toEqual(['transfer.downline', 'transfer.upline', 'withdrawal.submit'])
    const authenticator = { secret: '', startedAt: 0, confirmedAt: bench.clock.now(), usedStep: -1 }
    state.transact(() => changeSecurity(world, personOf(bench, 'beth').id, { authenticator }))
    for (const endpoint of sending) {
      const { code } = await ask(bench, endpoint, tokenFor(bench, 'beth', false))
      expect([endpoint.id, code]).toEqual([endpoint.id, 'step.up.needed'])
    }
  })
})

describe('during an exclusion', () => {
  const OPEN: Reasons = {
    'account.setIcon': 'looks only',
    'account.setNickname': 'looks only',
    'consent.agreeToTerms': 'the terms in force',
    'consent.withdrawMarketing': 'advertising ends, it does not begin',
    'device.endOthers': 'protects the account',
    'games.removeFavourite': 'no way to a game',
    'inbox.write': 'help',
    'profile.update': 'asked for before a withdrawal',
    'safety.answerCheck': 'no play follows from it',
    'safety.readProtection': 'no deposit follows from it',
    'safety.review': 'no deposit follows from it',
    'safety.setLimit': 'protects the person',
    'safety.setReminder': 'protects the person',
    'safety.setSessionLimit': 'protects the person',
    'security.changePaymentPassword': 'protects the account',
    'security.setPaymentPassword': 'protects the account, asked for before a withdrawal',
    'security.twoFactorEnrol': 'protects the account',
    'session.logout': 'ends the session',
    'verify.sendEmail': 'asked for before a withdrawal',
    'verify.sendSms': 'asked for before a withdrawal',
  }
  /** Calls that have to say that there is a break, tried with a request that everybody else is answered. */
  const CLOSED: readonly EndpointId[] = [
    'chat.send',
    'consent.setMarketing',
    'consent.setPush',
    'promoCode.claim',
    'promotion.claim',
    'promotion.join',
    'promotion.signIn',
    'promotion.signUp',
    'raffle.claim',
    'rebate.claim',
    'team.addDownline',
    'team.addLink',
    'ticket.claim',
    'wallet.depositOrder',
  ]

  it('no call that changes something goes through but those named with their reason, and no money moves [G-33] [G-37]', async () => {
    const bench = openBench()
    const { state, world } = bench.sandbox
    const beth = personOf(bench, 'beth')
    const merchant = world.merchants.get(beth.merchant)
    if (!merchant) throw new Error('no merchant')
    state.transact(() => startBreak(world, merchant, beth, '1y'))
    const moved = world.tables.transactions.size
    const refused: string[] = []
    const done: string[] = []
    for (const endpoint of guarded.filter(({ effect }) => effect !== 'read')) {
      const { code } = await ask(bench, endpoint, tokenFor(bench, 'beth'))
      if (code === 'safety.break') refused.push(endpoint.id)
      if (code === null) done.push(endpoint.id)
    }
    expect(done.sort()).toEqual(Object.keys(OPEN).sort())
    expect(refused).toEqual(expect.arrayContaining([...CLOSED]))
    expect(world.tables.transactions.size).toBe(moved)
    expect(bench.reports).toEqual([])
  })
})

describe('guessing', () => {
  /** Fields that hold a secret which a platform compares. */
  const SECRET = /^(?:password|oldPassword|verificationCode|captcha|code|smsCode)$/
  const OWN: Reasons = {
    'account.registerAuto': 'a new password, compared with nothing',
    'agent.affiliate': 'the public code of an agent',
    'lottery.draws': 'the code of a game',
    'member.register': 'a new password; the picture is asked first and counted for the address',
    'team.addDownline': 'a new password, compared with nothing',
    'member.registerMobile': 'a code that was never sent; a sent one is spent after five guesses (`entry.test.ts`)',
    'security.setPasswordByPhone':
      'a code that was never sent; a sent one is spent after five guesses (`entry.test.ts`)',
    'verify.checkEmail': 'a code that was never sent; a sent one is spent after five guesses (`entry.test.ts`)',
    'verify.checkSms': 'a code that was never sent; a sent one is spent after five guesses (`entry.test.ts`)',
    'security.twoFactorConfirm': 'the secret was shown to the caller a moment ago',
    'session.login': 'asks for a picture from the third try on, then pauses (`accountAttacks.test.ts`)',
  }
  const PAUSE = 'TOO_MANY_REQUESTS'
  /** More than the largest limit on one account. */
  const TRIES = 60

  it('a secret at any call ends in a pause, but where the reason is named [Q-08]', async () => {
    const endless: string[] = []
    const tried: string[] = []
    for (const endpoint of all) {
      const example = exampleOf(endpoint)
      const field = Object.keys(example).find((name) => SECRET.test(name))
      if (field === undefined || endpoint.id in OWN) continue
      tried.push(endpoint.id)
      const bench = openBench()
      const token = endpoint.token === 'none' ? null : tokenFor(bench, 'beth')
      const codes = new Set<string | null>()
      for (let tries = 0; tries < TRIES; tries++) {
        const wrong = String(100_000 + tries * 7)
        const reply = await send(bench.sandbox.app, endpoint, { token, fields: { ...example, [field]: wrong } })
        codes.add(reply.code)
        if (codes.has(PAUSE)) break
      }
      if (!codes.has(PAUSE)) endless.push(`${endpoint.id}: ${[...codes]}`)
    }
    expect(tried.length).toBeGreaterThan(10)
    expect(endless).toEqual([])
  })
})
