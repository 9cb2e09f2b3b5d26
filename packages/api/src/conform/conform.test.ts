import { allModules } from '../merchant/modules.ts'
import { createSandbox, sandboxMerchant, SEEDED_PASSWORD, seededRandom } from '@croupier/sandbox'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract/contract.ts'
import { text } from '../contract/scalars.ts'
import { dialects } from '../dialect/dialects.ts'
import { conform } from './conform.ts'
import { sentence } from './findings.ts'
import type { ConformOptions, ConformReport } from './run.ts'
import { callLines, summaryLines } from './report.ts'
import { shapeFindings } from './shape.ts'
import { shippedMerchants } from '../../../../merchants/shipped.ts'

const merchants = shippedMerchants.map(sandboxMerchant)

// Complete runs: a busy machine may need time for one.
vi.setConfig({ testTimeout: 30_000 })

const reports: string[] = []
const sandbox = createSandbox({
  merchants,
  passwordMemory: 1,
  random: seededRandom(5),
  report: (message) => reports.push(message),
})
const first = sandbox.snapshot()

/** Something between the run and the sandbox that does what no platform should. */
type Between = (request: Request, pass: (request: Request) => Promise<Response>) => Response | Promise<Response>

async function run(options: Partial<ConformOptions> = {}, between: Between = (request, pass) => pass(request)) {
  const report = await conform({
    base: 'http://sandbox.test',
    account: { username: 'maria', password: SEEDED_PASSWORD },
    fetch: (request) => between(request, async (passed) => sandbox.app.fetch(passed)),
    ...options,
  })
  if (options.writes === true) sandbox.restore(first)
  expect(reports).toEqual([])
  return report
}

const broken = ({ findings }: ConformReport): readonly string[] =>
  findings
    .filter(({ level }) => level === 'broken')
    .map(({ endpoint, kind, detail }) => `${endpoint} ${kind} ${detail}`.trim())
const outcomeOf = (report: ConformReport, id: string) => report.calls.find((call) => call.id === id)?.outcome

describe('a run against the sandbox', () => {
  it.each(Object.values(dialects))(
    'finds that it keeps the contract in the dialect $name, with reads alone',
    async (dialect) => {
      const report = await run({ dialect })
      expect(broken(report)).toEqual([])
      expect(report.passed).toBe(true)
      expect([...new Set(report.calls.map(({ id }) => id))].toSorted()).toEqual(Object.keys(contract).toSorted())
      expect(outcomeOf(report, 'wallet.balance')).toBe('answered')
      expect(outcomeOf(report, 'withdrawal.submit')).toBe('skipped')
    },
  )

  it.each([
    ['maria', 'crph'],
    ['ace', 'crph'],
    ['rana', 'crbd'],
  ])(
    'finds the same with writes too, as %s of %s',
    async (username, merchant) => {
      const report = await run({ account: { username, password: SEEDED_PASSWORD }, merchant, writes: true })
      expect(broken(report)).toEqual([])
      expect(outcomeOf(report, 'profile.update')).toBe('answered')
      expect(outcomeOf(report, 'safety.startBreak')).toBe('skipped')
    },
    20_000,
  )

  it.each([
    ['two modules', ['REFERRAL3', 'PTSYS3']],
    ['all modules', allModules],
  ] as const)('takes the refusals of a platform with %s switched off for what they are [G-85]', async (_which, ids) => {
    const off = Object.fromEntries(ids.map((id) => [id, false]))
    const bare = createSandbox({
      merchants: shippedMerchants.map((file) => sandboxMerchant({ ...file, modules: { ...file.modules, ...off } })),
      passwordMemory: 1,
      random: seededRandom(5),
    })
    const report = await run({ fetch: async (request) => bare.app.fetch(request) })
    expect(outcomeOf(report, 'points.rewards')).toBe('skipped')
    expect(broken(report)).toEqual([])
    expect(report.passed).toBe(true)
  })

  it('asks everything it can without an account', async () => {
    const report = await run({ account: undefined })
    expect(report.passed).toBe(true)
    expect(outcomeOf(report, 'games.hot')).toBe('answered')
    expect(outcomeOf(report, 'member.info')).toBe('skipped')
  })

  it('moves no money when it makes no writes', async () => {
    const money = () => sandbox.verify()
    const before = money()
    await run()
    expect(money()).toEqual(before)
  })

  it('keeps every secret out of its report', async () => {
    const report = await run()
    expect(JSON.stringify(report)).not.toContain(SEEDED_PASSWORD)
  })
})

const path = (id: keyof typeof contract): string => contract[id].path
const at = (id: keyof typeof contract, request: Request): boolean => new URL(request.url).pathname === path(id)

/** Changes the JSON of one call's good answers. */
const changed =
  (id: keyof typeof contract, change: (body: { value: never }) => unknown): Between =>
  async (request, pass) => {
    const response = await pass(request)
    if (!at(id, request) || !response.ok) return response
    const body = change((await response.json()) as { value: never })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers: response.headers })
  }

/** Answers one call in another way. */
const answered =
  (
    id: keyof typeof contract,
    answer: (response: Response, request: Request) => Response | Promise<Response>,
  ): Between =>
  async (request, pass) => {
    const response = await pass(request)
    return at(id, request) ? answer(response, request) : response
  }

const refusal = (errorCode: string, status: number): Response =>
  Response.json({ success: false, value: null, message: 'no', errorCode }, { status })
const withHeaders = async (response: Response, headers: Record<string, string>): Promise<Response> =>
  new Response(new TextEncoder().encode(await response.text()), { status: response.status, headers })
const signedIn = (request: Request): boolean => (request.headers.get('authorization') ?? '') !== ''
const forged = (request: Request): boolean => (request.headers.get('authorization') ?? '').startsWith('forged-')

/** One session lives on after logging out. */
function outlives(): Between {
  let token = ''
  let info: string | null = null
  return async (request, pass) => {
    const response = await pass(request)
    if (!at('member.info', request) || forged(request) || !signedIn(request)) return response
    if (response.ok) {
      token = request.headers.get('authorization') ?? ''
      info = await response.clone().text()
    }
    return info !== null && request.headers.get('authorization') === token
      ? new Response(info, { headers: { 'Content-Type': 'application/json' } })
      : response
  }
}

const ways: readonly (readonly [string, Between, string])[] = [
  [
    'a missing field',
    changed('wallet.balance', ({ value: { sumBalance: _gone, ...rest } }: { value: { sumBalance: unknown } }) => ({
      success: true,
      value: rest,
    })),
    'wallet.balance missing-field sumBalance',
  ],
  [
    'a wrong type',
    changed('games.hot', ({ value }: { value: { list: object[] } }) => ({
      success: true,
      value: { list: value.list.map((game) => ({ ...game, nodeId: { id: 1 } })) },
    })),
    'games.hot wrong-type list[].nodeId',
  ],
  [
    'null for a value',
    changed('member.info', ({ value }) => ({ success: true, value: { ...(value as object), account: null } })),
    'member.info null-value account',
  ],
  [
    'a list for an object',
    changed('games.vendors', () => ({ success: true, value: { data: [] } })),
    'games.vendors list-for-object data',
  ],
  [
    'an amount with three decimals',
    changed('wallet.balance', ({ value }) => ({ success: true, value: { ...(value as object), sumBalance: 1.005 } })),
    'wallet.balance amount-decimals sumBalance',
  ],
  [
    'another method',
    async (request, pass) => {
      if (!at('games.hot', request)) return pass(request)
      if (request.method === 'GET') return new Response(null, { status: 405 })
      const { search } = new URL(request.url)
      const query = new URLSearchParams(Object.entries((await request.json()) as Record<string, string>))
      return pass(new Request(`${request.url.replace(search, '')}?${query}`, { headers: request.headers }))
    },
    'games.hot other-dialect POST /wps/relay/GCSGAME_hotGamesV2',
  ],
  [
    'a method of no dialect',
    async (request, pass) => {
      if (!at('help.centre', request)) return pass(request)
      return request.method === 'GET'
        ? new Response(null, { status: 405 })
        : pass(new Request(`${request.url}?lang=EN&device=WEB`, { headers: request.headers }))
    },
    'help.centre wrong-method POST',
  ],
  [
    'the address of another dialect',
    (request, pass) => (at('games.winners', request) ? refusal('function.not.available', 404) : pass(request)),
    'games.winners other-dialect GET /wps/relay/ODSFE2_getWinnerBoard',
  ],
  [
    'no address at all',
    (request, pass) => (at('jackpot.total', request) ? refusal('function.not.available', 404) : pass(request)),
    'jackpot.total not-found HTTP 404',
  ],
  [
    'a token that is ignored',
    (request, pass) => (at('inbox.unreadCount', request) ? Response.json({ success: true, value: 1 }) : pass(request)),
    'inbox.unreadCount token-ignored',
  ],
  [
    'a made-up token that is taken',
    (request, pass) =>
      at('inbox.unreadCount', request) && signedIn(request)
        ? Response.json({ success: true, value: 1 })
        : pass(request),
    'inbox.unreadCount forged-token-accepted',
  ],
  ['a session that outlives its end', outlives(), 'member.info ended-token-accepted'],
  [
    'HTTP 200 on a refused session',
    answered('wallet.balance', async (response) =>
      response.status === 401 ? new Response(await response.text(), { headers: response.headers }) : response,
    ),
    'wallet.balance success-status HTTP 200',
  ],
  [
    'another code for a missing session',
    answered('wallet.balance', (response) => (response.status === 401 ? refusal('no.session', 403) : response)),
    'wallet.balance session-code no.session',
  ],
  [
    'an unknown code',
    answered('games.recent', (response, request) =>
      signedIn(request) && !forged(request) ? refusal('E_1042', 400) : response,
    ),
    'games.recent error-code E_1042',
  ],
  [
    'a page for data',
    answered(
      'games.hot',
      () => new Response('<!doctype html><title>Hello</title>', { headers: { 'Content-Type': 'text/html' } }),
    ),
    'games.hot html-body HTTP 200',
  ],
  [
    'another envelope',
    changed('games.hot', ({ value }) => ({ code: 0, data: value })),
    'games.hot wrong-envelope success',
  ],
  ['no content type', answered('games.hot', (response) => withHeaders(response, {})), 'games.hot content-type-missing'],
  [
    'another content type',
    answered('games.hot', (response) => withHeaders(response, { 'Content-Type': 'text/plain' })),
    'games.hot content-type-wrong text/plain',
  ],
  [
    'another charset',
    answered('games.hot', (response) => withHeaders(response, { 'Content-Type': 'application/json; charset=GBK' })),
    'games.hot charset-wrong gbk',
  ],
  ['JSON that breaks off', changed('games.hot', (body) => JSON.stringify(body).slice(0, -9)), 'games.hot broken-json'],
  [
    'a redirect',
    answered('games.hot', () => new Response(null, { status: 302, headers: { Location: 'http://elsewhere.test/' } })),
    'games.hot redirect HTTP 302',
  ],
  ['a fault', answered('games.hot', () => refusal('system.error', 500)), 'games.hot server-error HTTP 500'],
  [
    'a proxy’s refusal',
    answered('games.hot', () => new Response('denied', { status: 403, headers: { 'Content-Type': 'text/plain' } })),
    'games.hot bare-status HTTP 403',
  ],
  [
    'a fault on wrong input',
    (request, pass) =>
      request.url.includes('not-right') && at('games.list', request) ? refusal('system.error', 500) : pass(request),
    'games.list fault-on-bad-input HTTP 500',
  ],
  [
    'a connection that breaks',
    (request, pass) => (at('games.hot', request) ? Promise.reject(new TypeError('cut')) : pass(request)),
    'games.hot unreachable the connection failed',
  ],
  [
    'a password that is read in clear',
    async (request, pass) =>
      at('session.login', request) && (await request.clone().text()).includes('"password"')
        ? refusal('user.or.password.invalid', 200)
        : pass(request),
    'session.login clear-body-accepted',
  ],
  [
    'a repeated header that is taken',
    (request, pass) => {
      if (!request.headers.get('merchant')?.includes(',')) return pass(request)
      const headers = new Headers(request.headers)
      headers.set('Merchant', 'crph')
      return pass(new Request(request, { headers }))
    },
    'system.whitelabel repeated-header answered',
  ],
  [
    'a repeated header refused in another way',
    (request, pass) =>
      request.headers.get('merchant')?.includes(',') ? refusal('request_param_err', 400) : pass(request),
    'system.whitelabel repeated-header HTTP 400, request_param_err',
  ],
]

// The calls that are broken below, and a few others.
const only = [
  ...new Set([...ways.map(([, , expected]) => expected.split(' ')[0] ?? ''), 'system.status', 'games.favourites']),
]

describe('a platform that is broken in one place', () => {
  it.each(ways)('by %s is found, and nothing else is', async (_name, between, expected) => {
    const report = await run({ only }, between)
    expect(broken(report)).toEqual([expected])
    expect(report.passed).toBe(false)
    const [id = ''] = expected.split(' ')
    const lines = report.calls.filter((call) => call.findings.length > 0).flatMap(callLines)
    expect(lines.join('\n')).toContain(id)
    expect(summaryLines(report).join('\n')).toContain('breaks the contract in 1 places')
  })

  it('says what the contract takes in place of a wrong type', () => {
    const one = { id: 'games.hot', value: z.object({ list: z.array(z.object({ id: text, on: z.boolean() })) }) }
    const found = shapeFindings(one as never, { list: [{ id: {}, on: 'yes' }] }, '')
    expect(found.map(sentence)).toEqual([
      'has a value of another type: list[].id (expected string or number)',
      'has a value of another type: list[].on (expected boolean)',
    ])
  })

  it('by slowness is reported, without failing', async () => {
    let now = 0
    const report = await run({ only, now: () => now }, (request, pass) => {
      if (at('games.hot', request)) now += 9000
      return pass(request)
    })
    expect(report.findings).toEqual([
      expect.objectContaining({ endpoint: 'games.hot', kind: 'slow', level: 'notice', detail: '9000 ms' }),
    ])
    expect(report.passed).toBe(true)
  })

  it('by an unusable sealing key, or by refusing the login, is found', async () => {
    const keyless = await run(
      { only: [] },
      answered('session.sealingKey', () => new Response('none')),
    )
    expect(broken(keyless)).toEqual(['session.sealingKey sealing-key'])
    const locked = await run({ account: { username: 'maria', password: 'Wrong.password.1' }, only: [] })
    expect(broken(locked)).toEqual(['session.login login-refused user.or.password.invalid'])
  })
})
