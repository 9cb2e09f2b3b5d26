import { endpoints, gateOf, type Endpoint, type EndpointId } from '@croupier/api'
import { MINUTE } from '@croupier/locales/calendar'
import { describe, expect, it, vi } from 'vitest'
import { setPaymentPassword } from '../domains/access/security/paymentPassword.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'
import { changeMember } from '../domains/identity/members/members.ts'
import type { TestPlatform } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { standingOf } from './testing/exposure.ts'
import { matrixPage } from './testing/matrixPage.ts'
import { openTestPlatform, tokenFor } from './testing/openTestPlatform.ts'
import { preparations } from './testing/preparations.ts'
import { exampleOf, send } from './testing/requests.ts'
import { gateAsked, situations, type Situation } from './testing/situations.ts'
import { staysOpen } from './testing/staysOpen.ts'

vi.setConfig({ testTimeout: 120_000 })

const writes = endpoints().filter(({ effect }) => effect !== 'read')
const ofMembers = writes.filter(({ token }) => token === 'required')

/**
 * Beth, an agent with a payment password and everything that a call needs; then a situation begins. Calls
 * that need nothing share one platform, cached in `shared`.
 */
function prepared(endpoint: Endpoint<EndpointId>, shared: Shared, begin?: Situation['begin']) {
  if (preparations[endpoint.id] || ENDS_SITUATION.has(endpoint.id)) return prepare(endpoint, begin)
  return (shared.first ??= prepare(endpoint, begin))
}

/** Calls that provide what a gate asks for. */
const ENDS_SITUATION: ReadonlySet<string> = new Set(['consent.agreeToTerms', 'profile.update'])

interface Shared {
  first?: ReturnType<typeof prepare>
}

function prepare({ id }: Endpoint<EndpointId>, begin: Situation['begin']) {
  const testPlatform = openTestPlatform()
  const { state, context } = testPlatform.sandbox
  const member = personOf(testPlatform, 'beth')
  const merchant = context.merchants.get(member.merchant)
  if (!merchant) throw new Error('no merchant')
  const people = { upline: personOf(testPlatform, 'ace'), downline: personOf(testPlatform, 'hazel') }
  const fixture = { context, merchant, member, ...people }
  const found = state.transact(() => {
    for (const one of [member, personOf(testPlatform, 'carl')])
      setPaymentPassword(context, one.id, SEEDED_PAYMENT_PASSWORD)
    const ready = preparations[id]?.(fixture) ?? {}
    begin?.({ ...fixture, member: personOf(testPlatform, 'beth') })
    return ready
  })
  const fields = typeof found === 'function' ? state.transact(found as () => object) : found
  return { testPlatform, fields }
}

/** Sends a call as a member; returns the answer, and whether it changed anything of Beth's. */
async function ask(testPlatform: TestPlatform, endpoint: Endpoint<EndpointId>, token: string | null, fields: object) {
  const { context, app } = testPlatform.sandbox
  const look = () => standingOf(context, personOf(testPlatform, 'beth'))
  const before = look()
  const { code } = await send(app, endpoint, { token, fields: { ...exampleOf(endpoint), ...fields } })
  expect([endpoint.id, testPlatform.reports]).toEqual([endpoint.id, []])
  return { code, changed: look() !== before }
}

describe('every write of the contract', () => {
  const cells = new Map<string, string | null>()
  const cell = (endpoint: Endpoint, column: string, code: string | null) => cells.set(`${endpoint.id} ${column}`, code)

  it('is answered to a member for whom nothing is missing, so that only the gate refuses below', async () => {
    const shared: Shared = {}
    const failed: Record<string, string> = {}
    for (const endpoint of ofMembers) {
      const { testPlatform, fields } = prepared(endpoint, shared)
      const { code } = await ask(testPlatform, endpoint, tokenFor(testPlatform, 'beth'), fields)
      if (code !== null && endpoint.id !== 'safety.askReturn') failed[endpoint.id] = code
      cell(endpoint, 'member', code)
    }
    expect(failed).toEqual({})
  })

  it('needs a session that is alive, or is for visitors and asks nothing of an account [G-33]', async () => {
    const shared: Shared = {}
    for (const endpoint of writes) {
      if (endpoint.token !== 'required') {
        expect([endpoint.id, endpoint.gate]).toEqual([endpoint.id, 'open'])
        continue
      }
      const { testPlatform, fields } = prepared(endpoint, shared)
      const token = tokenFor(testPlatform, 'beth')
      const visitor = await ask(testPlatform, endpoint, null, fields)
      testPlatform.clock.advance(31 * MINUTE)
      testPlatform.sandbox.tick()
      const expired = await ask(testPlatform, endpoint, token, fields)
      const refused = { code: 'login.not.session', changed: false }
      expect([endpoint.id, visitor, expired]).toEqual([endpoint.id, refused, refused])
    }
  })

  it.each(Object.entries(situations) as [keyof typeof situations, Situation][])(
    'answers what its gate says: %s [G-33] [G-37] [G-65]',
    async (name, { begin, expected }) => {
      const shared: Shared = {}
      const wrong: unknown[] = []
      for (const endpoint of ofMembers) {
        const { testPlatform, fields } = prepared(endpoint, shared, begin)
        const { code, changed } = await ask(testPlatform, endpoint, tokenFor(testPlatform, 'beth'), fields)
        const want = expected(endpoint, gateAsked(endpoint))
        // Until an exclusion is over there is nothing to return from.
        const asked = want === null && endpoint.id === 'safety.askReturn' ? 'safety.break.none' : want
        if (code !== asked || (code !== null && changed)) wrong.push([endpoint.id, code, asked, changed])
        cell(endpoint, name, code)
      }
      expect(wrong).toEqual([])
    },
  )

  it('does nothing to somebody else’s account, whatever it names', async () => {
    const shared: Shared = {}
    const touched: unknown[] = []
    for (const endpoint of ofMembers) {
      const { testPlatform, fields } = prepared(endpoint, shared)
      const { state, context } = testPlatform.sandbox
      // The same abilities as Beth.
      const { type, birthPlace } = { type: 2, birthPlace: 'Manila' } as const
      const profile = { birthPlace, incomeSource: 'SALARY' }
      state.transact(() => changeMember(context, personOf(testPlatform, 'carl').id, { type, verified: true, profile }))
      const { code, changed } = await ask(testPlatform, endpoint, tokenFor(testPlatform, 'carl'), fields)
      if (changed) touched.push([endpoint.id, code])
      cell(endpoint, 'other', code)
    }
    expect(touched).toEqual([])
  })

  it('stays open during an exclusion only where a reason is named', () => {
    const open = ofMembers.filter((endpoint) => gateAsked(endpoint).barred === null).map(({ id }) => id)
    expect(open.filter((id) => id !== 'safety.askReturn')).toEqual(Object.keys(staysOpen).sort())
  })

  it('is in the table that the documents show, with no empty cell', async () => {
    await expect(matrixPage(writes, cells)).toMatchFileSnapshot('../../../../docs/gates.md')
  })
})

describe('reads', () => {
  it('open no game and no gift past a gate', () => {
    const gated = endpoints().filter(({ effect, gate }) => effect === 'read' && gate !== 'open')
    expect(gated.map(({ id, gate }) => [id, gate])).toEqual([
      ['play.fbSports', 'game'],
      ['referral.details', 'referral'],
    ])
    expect(gateOf('open')).toMatchObject({ account: 'any', barred: null, identity: false, details: false })
  })
})
