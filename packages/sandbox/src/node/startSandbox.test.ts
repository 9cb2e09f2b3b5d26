import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { StatementSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sandboxSettings } from './settings.ts'
import { verifyStored } from './verifyStored.ts'
import { startSandbox, tickSafely, type RunningSandbox } from './startSandbox.ts'

let folder: string
let running: RunningSandbox | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-start-'))
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  rmSync(folder, { recursive: true })
})

const settings = () => ({
  ...sandboxSettings({ SANDBOX_PORT: '0', GAMES_PORT: '0', SANDBOX_DATA: ':memory:' }),
  panelTokenFile: path.join(folder, 'panel.token'),
})

it('leaves the panel’s token in a file that this user alone can read, a new one at each start', async () => {
  writeFileSync(settings().panelTokenFile, 'of a former start', { mode: 0o644 })
  running = await startSandbox(settings())
  const file = settings().panelTokenFile
  expect(readFileSync(file, 'utf8')).toBe(running.panelToken)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const panel = `http://127.0.0.1:${running.sandboxPort}/__sandbox/api/clock`
  expect((await fetch(panel)).status).toBe(401)
  expect((await fetch(panel, { headers: { Authorization: `Bearer ${running.panelToken}` } })).status).toBe(200)
})

it('platform and games can be reached only from this machine', async () => {
  running = await startSandbox(settings())
  const others = Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  for (const host of [...others, '127.0.0.2'])
    for (const port of [running.sandboxPort, running.gamesPort])
      await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed')
})

it('writes a line for each refused call into a log that lasts, without what was sent', async () => {
  const log = path.join(folder, 'refused.log')
  running = await startSandbox({ ...settings(), log })
  const base = `http://127.0.0.1:${running.sandboxPort}`
  const headers = { Merchant: 'crph', 'Content-Type': 'application/json' }
  const token = 'a-token-that-opens-nothing\n{"forged":true}'
  await fetch(`${base}/wps/member/info?secret=1`, { headers: { ...headers, Authorization: encodeURIComponent(token) } })
  await fetch(`${base}/wps/session/login`, { method: 'POST', headers, body: '{"value":"Croupier1"}' })
  await fetch(`${base}/wps/session/key/rsa`, { headers })
  await running.stop()
  running = undefined
  const text = readFileSync(log, 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ merchant: 'crph', endpoint: 'member.info', code: expect.any(String) as string })
  expect(lines[1]).toMatchObject({ endpoint: 'session.login', method: 'POST' })
  expect(String(lines[0]?.['at'])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(text).not.toMatch(/secret|token-that-opens|Croupier1|forged/)
  expect(statSync(log).mode & 0o777).toBe(0o600)
})

it('a throw in the timer of a running server is reported each time, and the server answers as before', async () => {
  const reports = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const third = Promise.withResolvers<void>()
  let ticks = 0
  running = await startSandbox(settings(), (sandbox) => {
    sandbox.tick = () => {
      ticks++
      if (ticks === 3) third.resolve()
      throw new Error('a rule that nobody foresaw')
    }
  })
  await third.promise
  const status = await fetch(`http://127.0.0.1:${running.sandboxPort}/wps/session/key/rsa`, {
    headers: { Merchant: 'crph' },
  })
  expect(status.status).toBe(200)
  const told = reports.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('nobody foresaw'))
  expect(told.length).toBeGreaterThanOrEqual(2)
  reports.mockRestore()
})

it('due work that throws is reported and does not end the server', () => {
  const heard: unknown[] = []
  const failure = new Error('a rule that cannot be settled')
  const sandbox = {
    tick: () => {
      throw failure
    },
  }
  tickSafely(sandbox, (_message, cause) => heard.push(cause))
  expect(heard).toEqual([failure])
})

it('ends with a sentence when the disk is full, and has acknowledged nothing that is not in the file', async () => {
  const data = path.join(folder, 'state.sqlite')
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ended = vi.spyOn(process, 'exit').mockImplementation(((code: number) => {
    throw new Error(`ended with ${code}`)
  }) as never)
  running = await startSandbox({ ...settings(), data })
  const full = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
  })
  const { state, context } = running.sandbox
  expect(() => state.transact(() => context.tables.modules.put('crph/FREEPLAY3', true))).toThrow('ended with 1')
  expect(context.tables.modules.has('crph/FREEPLAY3')).toBe(false)
  const sentence = told.mock.calls.map(([text]) => String(text)).join('')
  expect(sentence).toMatch(/state\.sqlite cannot be written \(database or disk is full\).* Make room on the disk/)
  for (const spy of [full, ended, told]) spy.mockRestore()
  await running.stop()
  running = undefined
  expect(verifyStored({ ...settings(), data })?.violations).toEqual([])
})

it('lets pages of the named origins call the platform, and no others; the panel stays closed to them', async () => {
  const origin = 'http://localhost:5173'
  running = await startSandbox({ ...settings(), corsOrigins: [origin] })
  const base = `http://127.0.0.1:${running.sandboxPort}`
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'merchant',
  }
  const allowed = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(`${base}${path}`, { method, headers: { Merchant: 'crph', ...headers } })
    return [
      answer.ok,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('access-control-allow-headers'),
    ]
  }
  expect(await allowed('/wps/session/login', asked, 'OPTIONS')).toEqual([true, origin, 'merchant'])
  expect(await allowed('/wps/system/status', { Origin: origin })).toEqual([true, origin, null])
  expect(await allowed('/wps/system/status', { Origin: 'http://localhost:9999' })).toEqual([true, null, null])
  expect((await allowed('/__sandbox', { Origin: origin }))[1]).toBeNull()
})
