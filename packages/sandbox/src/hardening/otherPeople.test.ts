import { endpoints, type Endpoint, type EndpointId } from '@croupier/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { attackers, switchOn } from './testing/attackers.ts'
import { INSIDE, rowsOf, secretsOf } from './testing/exposure.ts'
import { exampleOf, fieldsOf, openly, send } from './testing/requests.ts'

// Thousands of requests: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 })

/** A field that names a person or a thing, by the contract's own names. */
const NAMES_SOMETHING =
  /id$|ids$|code$|reference|ticket|orderno|nodeid|account|username|subordinatename|search|mobile|email|token/i

const takesAnId = (endpoint: Endpoint<EndpointId>): readonly string[] =>
  fieldsOf(endpoint).filter((field) => NAMES_SOMETHING.test(field))

const targets = endpoints().filter(
  (endpoint) => endpoint.token === 'required' && endpoint.id !== 'session.logout' && takesAnId(endpoint).length > 0,
)

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform({ sealing: async () => openly, scenario: 'disputes' })
})

describe('somebody else’s ids', () => {
  it('there are enough calls that take one for this table to mean something', () => {
    expect(targets.length).toBeGreaterThan(60)
  })

  // A member of the same merchant and one of another; for a player also an agent, for an agent a player outside its
  // branch, as an agent sees its own branch.
  it.each([
    ['maria', ['vip', 'rana', 'beth']],
    ['ace', ['vip', 'rana', 'jun']],
  ] as const)('show %s nothing of %j and change nothing, at any call that takes an id', async (attacker, names) => {
    const { sandbox } = testPlatform
    const victims = names.map((name) => personOf(testPlatform, name, name === 'rana' ? 'crbd' : 'crph'))
    const secret = secretsOf(sandbox, victims)
    const revive = attackers(sandbox, [personOf(testPlatform, attacker)])
    for (const { module } of targets) if (module !== 'GEETEST3') switchOn(sandbox, module)
    const rows = () => victims.map((victim) => [...rowsOf(sandbox.context, victim)])
    const before = rows()
    // One id of every kind of row, the newest: older ones of the same kind would test nothing more.
    const ids = [
      ...new Map(
        before.flat().map(([place]) => [place.slice(0, place.indexOf(' ')), place.slice(place.indexOf(' ') + 1)]),
      ).values(),
      ...victims.flatMap(({ id, account, email, mobile }) => [String(id), account, email, mobile]),
    ].filter((id) => id !== '')
    const wrong: string[] = []
    for (const endpoint of targets) {
      for (const field of takesAnId(endpoint)) {
        for (const id of ids) {
          // Otherwise the last attempt's changes in the attacker's own account would look like a leak.
          const [caller] = revive()
          const fields = { ...exampleOf(endpoint), [field]: /ids$/i.test(field) ? [id] : id }
          const reply = await send(sandbox.app, endpoint, { ...caller, fields })
          // The caller's own input is not a leak.
          const told = reply.text.replaceAll(id, '')
          if (secret.test(told)) wrong.push(`${endpoint.id} ${field}=${id} shows ${secret.exec(told)?.[0]}`)
          if (reply.status >= 500 || INSIDE.test(reply.text))
            wrong.push(`${endpoint.id} ${field}=${id} ${reply.status}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(rows()).toEqual(before)
    expect(testPlatform.reports).toEqual([])
    expect(sandbox.verify().violations).toEqual([])
  })
})

describe('tokens', () => {
  const guarded = endpoints().filter(({ token }) => token === 'required')
  const info = endpoints().find(({ id }) => id === 'member.info') as Endpoint<EndpointId>

  it('forged, cut, doubled, of another merchant or ended open no call of the member', async () => {
    const { sandbox } = testPlatform
    const [caller] = attackers(sandbox, [personOf(testPlatform, 'maria')])()
    const token = caller?.token ?? ''
    for (const { module } of guarded) if (module !== 'GEETEST3') switchOn(sandbox, module)
    expect((await send(sandbox.app, info, { token })).status).toBe(200)
    const forged = [
      '',
      'null',
      'undefined',
      `Bearer ${token}`,
      token.slice(0, -1),
      `${token}x`,
      `${token}, ${token}`,
      token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
      '__proto__',
      'A'.repeat(4_000),
      "' OR '1'='1",
      `eyJhbGciOiJub25lIn0.${btoa('{"memberId":1}')}.`,
    ]
    const opened: string[] = []
    for (const endpoint of guarded) {
      for (const wrong of [...forged, null]) {
        const reply = await send(sandbox.app, endpoint, { token: wrong, fields: exampleOf(endpoint) })
        if (reply.status !== 401) opened.push(`${endpoint.id} with ${wrong?.slice(0, 20)}: ${reply.status}`)
      }
      const foreign = await send(sandbox.app, endpoint, { token, merchant: 'crbd', fields: exampleOf(endpoint) })
      if (foreign.status !== 401) opened.push(`${endpoint.id} at another merchant: ${foreign.status}`)
    }
    expect(opened).toEqual([])
  })

  it('replayed after sign-out, or after half an hour without a call, are refused', async () => {
    const { sandbox } = testPlatform
    const logout = endpoints().find(({ id }) => id === 'session.logout') as Endpoint<EndpointId>
    const [caller] = attackers(sandbox, [personOf(testPlatform, 'maria')])()
    expect((await send(sandbox.app, logout, { ...caller })).status).toBe(200)
    expect((await send(sandbox.app, info, { ...caller })).code).toBe('login.not.session')
    const [rested] = attackers(sandbox, [personOf(testPlatform, 'maria')])()
    testPlatform.clock.advance(30 * 60_000 + 1)
    expect((await send(sandbox.app, info, { ...rested })).code).toBe('login.not.session')
  })
})
