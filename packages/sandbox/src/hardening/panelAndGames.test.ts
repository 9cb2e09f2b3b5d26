import { expect, it, vi } from 'vitest'
import { frameActions } from '../panel/actions.ts'
import { platform } from '../subjects.ts'
import { randomInteger, randomPick, seededRandom } from '../core/random/random.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'
import { BAD_VALUES } from './testing/badValues.ts'
import { INSIDE } from './testing/exposure.ts'

// Thousands of requests: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 })

const PLAUSIBLE = ['crph', 'maria', 'ace', '1', '500', 'GCASH', 'approved', 'RNG', 'day', '10001', 'true']

it('the operator panel refuses nonsense in a sentence, in every action', async () => {
  const random = seededRandom(5)
  const testPlatform = createTestPlatform()
  const wrong: string[] = []
  for (const [name, { input }] of Object.entries({ ...platform.panel.actions, ...frameActions })) {
    const fields = Object.keys('shape' in input ? (input.shape as object) : {})
    for (let count = 0; count < 15; count++) {
      const body = Object.fromEntries(
        fields.map((field) => [field, randomPick(random, randomInteger(random, 3) === 0 ? BAD_VALUES : PLAUSIBLE)]),
      )
      const request = { method: 'POST', body: JSON.stringify(body) }
      const reply = await testPlatform.sandbox.app.fetch(
        new Request(`http://sandbox.test/__sandbox/api/${name}`, request),
      )
      const text = await reply.text()
      if (![200, 400].includes(reply.status) || INSIDE.test(text))
        wrong.push(`${name} ${JSON.stringify(body).slice(0, 300)}: ${reply.status} ${text.slice(0, 200)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(testPlatform.sandbox.verify().violations).toEqual([])
})

it('the games origin refuses nonsense, and requests without an open play, with a code', async () => {
  const { games } = createTestPlatform().sandbox
  const send = async (path: string, init: RequestInit) => {
    const reply = await games.fetch(new Request(`http://games.test${path}`, init))
    const text = await reply.text()
    expect([path, text.slice(0, 80), INSIDE.test(text)]).toEqual([path, text.slice(0, 80), false])
    return reply.status
  }
  const post = (path: string, body: string, more: Record<string, string> = {}) =>
    send(path, { method: 'POST', body, headers: { Authorization: 'Bearer nobody', ...more } })
  for (const path of ['/rounds', '/rounds/move', '/seeds']) {
    for (const body of ['', '{', '[]', 'null', '{"stake":1}']) expect(await post(path, body)).toBe(400)
    const long = JSON.stringify({ stake: 'x'.repeat(20_000) })
    expect(await post(path, long)).toBe(413)
    expect(await post(path, long, { 'Content-Length': String(long.length) })).toBe(413)
    for (const value of BAD_VALUES) {
      const body = JSON.stringify({
        stake: value,
        key: value,
        choice: value,
        roundId: value,
        move: value,
        clientSeed: value,
      })
      expect(await post(path, body)).toBeLessThan(500)
    }
  }
  for (const path of ['/play/1', '/play/99999999999999999999', '/play/10001?launch=%00&language=__proto__', '/balance'])
    expect(await send(path, {})).toBeLessThan(500)
  expect(await send('/fairness?serverSeed=%3Cscript%3E&nonce=-1e999', {})).toBe(200)
})
