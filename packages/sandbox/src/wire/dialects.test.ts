import {
  createClient,
  createJweSealing,
  dialects,
  endpoints,
  reference,
  type Dialect,
  type EndpointId,
} from '@croupier/api'
import { afterAll, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'
import { createTestPlatform } from '../testing/createTestPlatform.ts'

const testPlatform = createTestPlatform({ watchBooks: false })
afterAll(() => expect(testPlatform.reports).toEqual([]))

type AnyCall = (input: unknown, options: unknown) => Promise<unknown>

/** A person whose client uses this dialect, and the endpoints that the sandbox matched its calls to. */
function person(dialect: Dialect, token: () => string | null) {
  const client = createClient({
    baseURL: 'http://sandbox.test',
    fetch: (request) => testPlatform.sandbox.app.fetch(request),
    merchant: () => 'crph',
    language: () => 'EN',
    token,
    host: () => 'site.test',
    sealing: createJweSealing(),
    retry: { attempts: 1 },
    dialect,
  })
  return async (id: EndpointId, input: unknown, idempotencyKey: string): Promise<unknown> => {
    const [group = '', action = ''] = id.split('.')
    const calls = (client as unknown as Record<string, Record<string, AnyCall>>)[group]
    return calls?.[action]?.(input, { idempotencyKey }).catch((failure: unknown) => failure)
  }
}

const reads = endpoints().filter(({ effect }) => effect === 'read')
const writes = endpoints().filter(({ effect }) => effect !== 'read')

describe.each(Object.values(dialects))('the dialect $name', (dialect) => {
  it('reaches every handler by the dialect’s names, and what comes back is as the contract says [S-418]', async () => {
    let token: string | null = null
    const call = person(dialect, () => token)
    const signedIn = await call('session.login', { username: 'maria', password: SEEDED_PASSWORD }, 'in')
    token = (signedIn as { token: string }).token
    const start = testPlatform.sandbox.snapshot()
    const odd: unknown[] = []
    for (const { id, effect } of [...reads, ...writes]) {
      testPlatform.sandbox.log.clear()
      const outcome = await call(id, reference[id].examples[0].request, `one-${id}`)
      // The key comes before every sealed call.
      const asked = testPlatform.sandbox.log.list().map(({ endpoint }) => endpoint)
      // An example’s ids are invented, so a refusal by the platform is as good an answer as a value.
      const kind = outcome instanceof Error && 'kind' in outcome ? outcome.kind : 'value'
      if (asked.at(-1) !== id || !['value', 'PlatformError'].includes(String(kind))) odd.push([id, asked, outcome])
      // Rolled back, so that no call blocks the next.
      if (effect !== 'read' && kind === 'value') testPlatform.sandbox.restore(start)
    }
    expect(odd).toEqual([])
  }, 30_000)

  it('has no other addresses: one of no dialect is refused', async () => {
    const wrong: Dialect = { ...dialect, calls: { ...dialect.calls, 'member.info': { path: '/wps/member/facts' } } }
    expect(await person(wrong, () => 'token')('member.info', {}, 'k')).toMatchObject({
      kind: 'PlatformError',
      code: 'function.not.available',
      status: 404,
    })
  })
})
