import { createSandbox, sandboxMerchant, SEEDED_PASSWORD, seededRandom } from '@croupier/sandbox'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shippedMerchants } from '../../merchants/shipped.ts'
import { UsageError } from '../../packages/api/src/conform/settings.ts'
import { createDoctorApp } from './doctorApp.ts'
import { committedMap, examine, type ExamineOptions } from './examine.ts'
import type { DoctorReport } from './findings.ts'
import { reportLines } from './lines.ts'
import { doctorCommand } from './settings.ts'

// Complete runs: a busy machine may need time for one.
vi.setConfig({ testTimeout: 30_000 })

const map = committedMap()
const sandbox = createSandbox({
  merchants: shippedMerchants.map(sandboxMerchant),
  passwordMemory: 1,
  random: seededRandom(5),
})
const first = sandbox.snapshot()
beforeEach(() => {
  sandbox.restore(first)
  sandbox.faults.clear()
})

/** What travels between doctor and sandbox, changed on its way. */
type Between = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>

const visit = (options: Partial<ExamineOptions> = {}, between: Between = (request, pass) => pass(request)) =>
  examine({
    base: 'http://sandbox.test',
    account: { username: 'maria', password: SEEDED_PASSWORD },
    fetch: (request) => between(request, async (passed) => sandbox.app.fetch(passed)),
    map,
    ...options,
  })

const broken = ({ findings }: DoctorReport) =>
  findings.filter(({ level }) => level === 'broken').map(({ endpoint, field, says }) => `${endpoint} ${field}: ${says}`)

/** Changes the value of one path's good answers. */
const changed =
  (path: string, change: (text: string) => string): Between =>
  async (request, pass) => {
    const answer = await pass(request)
    if (new URL(request.url).pathname !== path || !answer.ok) return answer
    return new Response(change(await answer.text()), { headers: answer.headers })
  }

describe('the integration doctor [N-12]', () => {
  it('finds the sandbox healthy', async () => {
    const report = await visit()
    expect(broken(report)).toEqual([])
    expect(report.passed).toBe(true)
    expect(reportLines(report).at(-1)).toContain('Healthy.')
  })

  it('names endpoint, field and screens of a broken answer', async () => {
    sandbox.faults.add({ endpoint: 'deposit.methods', kind: 'badShape' })
    const report = await visit({ only: ['deposit.methods', 'system.status'] })
    expect(report.passed).toBe(false)
    const fault = report.findings.find(({ endpoint }) => endpoint === 'deposit.methods')
    expect(fault).toMatchObject({ area: 'contract', level: 'broken' })
    expect(fault?.screens).toContain('member centre: depositv2')
    expect(fault?.screens).not.toContain('agent centre: teamManagement')
  })

  it('names a field that lost its type, a call without session, and a slow one', async () => {
    const wrong = await visit(
      { only: ['wallet.balance'] },
      changed('/wps/member/balance', (text) => text),
    )
    expect(broken(wrong)).toEqual([])
    const open = await visit({ only: ['withdrawal.list'] }, async (request, pass) => {
      if (request.headers.get('authorization')) return pass(request)
      const answer = await pass(request)
      return answer.status === 401
        ? new Response(JSON.stringify({ success: true, value: { list: [], totalCount: 0, totalPages: 0 } }), {
            headers: { 'Content-Type': 'application/json' },
          })
        : answer
    })
    expect(open.findings).toContainEqual(
      expect.objectContaining({
        area: 'session',
        endpoint: 'withdrawal.list',
        screens: expect.arrayContaining(['member centre: withdraw']) as string[],
      }),
    )
    let clock = 0
    const slow = await visit({ only: ['games.hot'], now: () => (clock += 5000) })
    expect(slow.findings).toContainEqual(
      expect.objectContaining({ area: 'timing', level: 'notice', endpoint: 'games.hot' }),
    )
  })

  it('names pictures that fail to load, with their field', async () => {
    const report = await visit({ only: ['games.vendors', 'system.status'] }, async (request, pass) =>
      /\/art\//.test(request.url) ? new Response('gone', { status: 404 }) : pass(request),
    )
    const fault = report.findings.find(({ area }) => area === 'picture')
    expect(fault).toMatchObject({ endpoint: 'games.vendors', says: expect.stringContaining('HTTP 404') as string })
    expect(fault?.field).toMatch(/icon|image|url/i)
    expect(fault?.screens.length).toBeGreaterThan(0)
  })

  it('names refusals without words and languages without texts', async () => {
    sandbox.faults.add({ endpoint: 'games.hot', kind: 'platformCode', code: 'system.busy', message: ' ' })
    const report = await visit({ only: ['games.hot'], languages: ['EN', 'SQ'] })
    expect(report.findings).toContainEqual(
      expect.objectContaining({ area: 'text', endpoint: 'games.hot', field: 'message' }),
    )
    expect(report.findings).toContainEqual(
      expect.objectContaining({ area: 'text', field: 'languages SQ', level: 'notice' }),
    )
  })

  it('names a flag that is on while its call is refused, and one that is off while it is answered [N-14]', async () => {
    const report = await visit(
      {},
      changed('/wps/system/status', (text) =>
        text.replaceAll('"modId":"INBOX3","enabled":"1"', '"modId":"INBOX3","enabled":"0"'),
      ),
    )
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        area: 'flag',
        level: 'notice',
        field: 'info.whitelabel INBOX3',
        endpoint: 'inbox.list',
      }),
    )
    sandbox.state.transact(() => sandbox.context.tables.modules.put('crph/INBOX3', false))
    const refused = await visit(
      {},
      changed('/wps/system/status', (text) =>
        text.replaceAll('"modId":"INBOX3","enabled":"0"', '"modId":"INBOX3","enabled":"1"'),
      ),
    )
    const fault = refused.findings.find(({ area, endpoint }) => area === 'flag' && endpoint === 'inbox.list')
    expect(fault).toMatchObject({ level: 'broken', says: expect.stringContaining('INBOX3 is on') as string })
    expect(fault?.screens).toContain('member centre: messageV2')
  })
})

describe('the doctor’s command', () => {
  it('takes an origin or the page, and refuses the rest with a sentence', () => {
    expect(doctorCommand(['http://localhost:4001', '--slow', '50'])).toMatchObject({
      task: 'examine',
      options: { base: 'http://localhost:4001', slowAfter: 50, languages: ['EN', 'TY'] },
    })
    expect(doctorCommand(['--page', '--port', '4800'])).toEqual({ task: 'page', port: 4800 })
    expect(() => doctorCommand([])).toThrow(UsageError)
    expect(() => doctorCommand(['--page', '--port', 'x'])).toThrow('--port takes a port number.')
    expect(() => doctorCommand(['ftp://x.example'])).toThrow('--base takes the origin')
  })
})

describe('the doctor’s page', () => {
  const started: ExamineOptions[] = []
  const finished = vi.fn<() => void>()
  const app = createDoctorApp({
    token: 'secret',
    flags: map.flags,
    languagesOf: () => undefined,
    examine: async (options) => {
      started.push(options)
      const report = await visit({ only: ['deposit.methods'] })
      finished()
      return report
    },
  })
  const ask = (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(`http://localhost:4700${path}`, {
        ...init,
        headers: { cookie: 'croupier_doctor=secret', origin: 'http://localhost:4700', ...init.headers },
      }),
    )

  it('refuses requests without its token, under another name, or from another site', async () => {
    expect((await ask('/', { headers: { cookie: '' } })).status).toBe(401)
    expect(
      (await app.fetch(new Request('http://rebound.example/', { headers: { cookie: 'croupier_doctor=secret' } })))
        .status,
    ).toBe(421)
    const form = new URLSearchParams({ base: 'http://localhost:4001' })
    expect(
      (await ask('/examine', { method: 'POST', body: form, headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403)
    expect(started).toEqual([])
    const linked = await ask('/?token=secret', { headers: { cookie: '' } })
    expect(linked.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
  })

  it('examines what is asked for, shows faults with their screens, and never the password', async () => {
    sandbox.faults.add({ endpoint: 'deposit.methods', kind: 'badShape' })
    const form = new URLSearchParams({
      base: 'http://sandbox.test',
      merchant: 'crph',
      account: 'maria',
      password: SEEDED_PASSWORD,
      dialect: 'spec',
      slow: '3000',
    })
    expect((await ask('/examine', { method: 'POST', body: form })).status).toBe(303)
    await vi.waitFor(() => expect(finished).toHaveBeenCalled())
    const page = await (await ask('/')).text()
    expect(page).toContain('Not healthy')
    expect(page).toContain('deposit.methods')
    expect(page).toContain('member centre: depositv2')
    expect(page).toContain('FREEPLAY3')
    expect(page).not.toContain(SEEDED_PASSWORD)
  })

  it('says what is wrong with an address, and keeps what was typed', async () => {
    const form = new URLSearchParams({ base: 'nowhere', merchant: 'crph', dialect: 'spec', slow: '3000' })
    await ask('/examine', { method: 'POST', body: form })
    const page = await (await ask('/')).text()
    expect(page).toContain('--base takes the origin of a platform')
    expect(page).toContain('value="nowhere"')
  })
})
