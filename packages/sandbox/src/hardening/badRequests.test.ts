import { DAY } from '@croupier/locales/calendar'
import { endpoints, reference, type Endpoint, type EndpointId } from '@croupier/api'
import { expect, it } from 'vitest'
import { randomInteger, randomPick, seededRandom } from '../core/random/random.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'
import { createTestPlatform, NOON } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { BAD_VALUES } from './testing/badValues.ts'
import { attackers, attackersIds, switchOn } from './testing/attackers.ts'
import { INSIDE, secretsOf } from './testing/exposure.ts'
import { exampleOf, fieldsOf, openly, send, type Attempt } from './testing/requests.ts'

/** Bad requests to each endpoint: well over eight thousand in total. */
const EACH = 40
/** Fields that name a row: half of the time they get the id of one of the attacker's own rows. */
const NAMES_A_ROW = /id$|ids$|code$|reference|ticket|orderno/i

/** Values that pass the first checks, so that the bad one reaches the code behind them. */
const PLAUSIBLE: Readonly<Record<string, readonly unknown[]>> = {
  methodId: ['GCASH', 'MAYA', 'BANK', 'QR', 'C2C'],
  amount: ['500', 200, '100.50'],
  password: [SEEDED_PASSWORD, SEEDED_PAYMENT_PASSWORD],
  oldPassword: [SEEDED_PASSWORD, SEEDED_PAYMENT_PASSWORD],
  username: ['maria', 'vip', 'someone1'],
  account: ['beth', 'carl'],
  startTime: [NOON - 30 * DAY, NOON],
  endTime: [NOON, NOON - 60 * DAY],
  page: [1, 2],
  size: [20],
  pageNo: [1],
  pageSize: [24],
  nodeId: ['10001', '10002'],
  vendor: ['LM'],
  gameType: ['RNG', 'LIVE'],
  bankCode: ['ISLA', 'MABINI'],
}

/** Values of a field's name anywhere in the reference. */
const examples = Map.groupBy(
  endpoints().flatMap(({ id }) => reference[id].examples.flatMap(({ request }) => Object.entries(request))),
  ([name]) => name,
)

it('answers more than eight thousand bad requests to all endpoints with a clear refusal: no crash, no leak, books right', async () => {
  const random = seededRandom(20_261_121)
  const testPlatform = createTestPlatform({ sealing: async () => openly })
  const { sandbox } = testPlatform
  const secret = secretsOf(sandbox, [personOf(testPlatform, 'vip'), personOf(testPlatform, 'jun')])
  const people = [
    personOf(testPlatform, 'maria'),
    personOf(testPlatform, 'ace'),
    personOf(testPlatform, 'rana', 'crbd'),
  ]
  const revive = attackers(sandbox, people)

  const ids = attackersIds(sandbox.context, people)
  const value = (name: string): unknown => {
    const known = [...(PLAUSIBLE[name] ?? []), ...(examples.get(name) ?? []).map(([, one]) => one)]
    if (known.length === 0 || (NAMES_A_ROW.test(name) && randomInteger(random, 2) === 0)) return randomPick(random, ids)
    return randomPick(random, known)
  }
  const badFields = (endpoint: Endpoint<EndpointId>): Record<string, unknown> => {
    const names = [...fieldsOf(endpoint), 'unasked']
    const fields: Record<string, unknown> = { ...exampleOf(endpoint) }
    for (const name of names) {
      const chance = randomInteger(random, 100)
      if (chance < 35) fields[name] = value(name)
      else if (chance < 40) delete fields[name]
    }
    const spoilt = 1 + randomInteger(random, 2)
    for (let count = 0; count < spoilt; count++) fields[randomPick(random, names)] = randomPick(random, BAD_VALUES)
    return fields
  }

  const wrong = new Map<string, string>()
  let sent = 0
  for (const endpoint of endpoints()) {
    switchOn(sandbox, endpoint.module)
    const callers: readonly Attempt[] = [...revive(), { token: null }]
    for (let count = 0; count < EACH; count++) {
      const fields = badFields(endpoint)
      const reply = await send(sandbox.app, endpoint, { ...randomPick(random, callers), fields })
      sent++
      const expected = endpoint.envelope === 'text' && reply.status === 200 ? 'text/plain' : 'application/json'
      const faults = [
        ...(reply.status >= 500 ? [`answers ${reply.status}`] : []),
        ...(reply.status !== 200 && reply.code === null ? [`says ${reply.status} without a code`] : []),
        ...(reply.type.startsWith(expected) ? [] : [`calls itself ${reply.type}`]),
        ...(INSIDE.test(reply.text) ? ['tells of its inside'] : []),
        ...(secret.test(reply.text) ? [`leaks ${secret.exec(reply.text)?.[0]}`] : []),
      ]
      for (const fault of faults) wrong.set(`${endpoint.id} ${fault}`, JSON.stringify(fields).slice(0, 600))
    }
  }

  expect([...wrong]).toEqual([])
  expect(testPlatform.reports).toEqual([])
  expect(sent).toBeGreaterThan(8_000)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(sandbox.verify().violations).toEqual([])
}, 60_000)
