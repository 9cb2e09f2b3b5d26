import { createJweOpener, createJweSealing, endpoints } from '@croupier/api'
import { expect, it, vi } from 'vitest'
import { startSession } from '../domains/identity/members/sessions.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { switchOn } from './testing/attackers.ts'
import { rowsOf } from './testing/exposure.ts'
import { exampleOf, openly, send } from './testing/requests.ts'

// Hundreds of requests: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 })

const all = endpoints()

it('every call that changes the protection of an account refuses a session without a proof, and changes nothing', async () => {
  const testPlatform = createTestPlatform({ sealing: async () => openly })
  const { sandbox } = testPlatform
  const maria = personOf(testPlatform, 'maria')
  const { token } = sandbox.state.transact(() => startSession(sandbox.context, maria, '203.0.113.7'))
  const guarded = all.filter(({ stepUp }) => stepUp === true)
  for (const { module } of guarded) if (module !== 'GEETEST3') switchOn(sandbox, module)
  const before = [...rowsOf(sandbox.context, maria)]
  for (const endpoint of guarded) {
    const reply = await send(sandbox.app, endpoint, { token, fields: exampleOf(endpoint) })
    expect([endpoint.id, reply.code]).toEqual([endpoint.id, 'step.up.needed'])
  }
  expect(guarded.length).toBeGreaterThan(10)
  expect([...rowsOf(sandbox.context, maria)]).toEqual(before)
})

it('every call that changes something is refused while the password has to be changed first', async () => {
  const testPlatform = createTestPlatform({ sealing: async () => openly })
  const { sandbox } = testPlatform
  await testPlatform.operate('members/password', { merchant: 'crph', account: 'maria', firstTime: true })
  const maria = personOf(testPlatform, 'maria')
  const { token } = sandbox.state.transact(() => startSession(sandbox.context, maria, '203.0.113.7', { proven: true }))
  const free = new Set<string>(['security.changePassword', 'session.firstLogin', 'session.logout', 'member.language'])
  const writes = all.filter(({ id, effect, token: rule }) => rule === 'required' && effect !== 'read' && !free.has(id))
  for (const { module } of writes) if (module !== 'GEETEST3') switchOn(sandbox, module)
  for (const endpoint of writes) {
    const reply = await send(sandbox.app, endpoint, { token, fields: exampleOf(endpoint) })
    expect([endpoint.id, reply.code]).toEqual([endpoint.id, 'password.change.required'])
  }
  expect(writes.length).toBeGreaterThan(40)
})

it('a token that is half a day old opens no call, however it was used', async () => {
  const testPlatform = createTestPlatform({ sealing: async () => openly })
  const { sandbox } = testPlatform
  const maria = personOf(testPlatform, 'maria')
  const { token } = sandbox.state.transact(() => startSession(sandbox.context, maria, '203.0.113.7', { proven: true }))
  const info = all.find(({ id }) => id === 'member.info')
  if (!info) throw new Error('no member.info')
  for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
    expect((await send(sandbox.app, info, { token })).status).toBe(200)
    testPlatform.clock.advance(20 * 60_000)
  }
  testPlatform.clock.advance(1)
  for (const endpoint of all.filter(({ token: rule }) => rule === 'required')) {
    if (endpoint.module !== 'GEETEST3') switchOn(sandbox, endpoint.module)
    const reply = await send(sandbox.app, endpoint, { token, fields: exampleOf(endpoint) })
    expect([endpoint.id, reply.status]).toEqual([endpoint.id, 401])
  }
})

it('a sealed body is taken once: sent again, by whoever and to whatever call, it is refused', async () => {
  const opener = await createJweOpener()
  const testPlatform = createTestPlatform({ sealing: async () => opener })
  const { sandbox } = testPlatform
  const maria = personOf(testPlatform, 'maria')
  const { token } = sandbox.state.transact(() => startSession(sandbox.context, maria, '203.0.113.7', { proven: true }))
  const sealed = all.filter((endpoint) => endpoint.sealed)
  for (const { module } of sealed) if (module !== 'GEETEST3') switchOn(sandbox, module)
  const bodies: string[] = []
  for (const endpoint of sealed) {
    const { value } = await createJweSealing().seal(exampleOf(endpoint), opener.publicKey)
    const body = JSON.stringify({ value })
    const first = await send(sandbox.app, endpoint, { token, body })
    expect([endpoint.id, first.code === 'request.replayed', first.status < 500]).toEqual([endpoint.id, false, true])
    bodies.push(body)
  }
  const open = sealed.filter(({ token: rule }) => rule === 'none')
  for (const endpoint of open) {
    for (const body of bodies) {
      const again = await send(sandbox.app, endpoint, { body })
      expect([endpoint.id, again.status, again.code]).toEqual([endpoint.id, 400, 'request.replayed'])
    }
  }
  expect(open.length).toBeGreaterThan(3)
})
