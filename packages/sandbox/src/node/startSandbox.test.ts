import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sandboxSettings } from './settings.ts'
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

it('leaves the panel’s token in a file that this user alone can read, another at each start', async () => {
  writeFileSync(settings().panelTokenFile, 'of a former start', { mode: 0o644 })
  running = await startSandbox(settings())
  const file = settings().panelTokenFile
  expect(readFileSync(file, 'utf8')).toBe(running.panelToken)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const panel = `http://127.0.0.1:${running.sandboxPort}/__sandbox/api/clock`
  expect((await fetch(panel)).status).toBe(401)
  expect((await fetch(panel, { headers: { Authorization: `Bearer ${running.panelToken}` } })).status).toBe(200)
})

it('platform and games are reached from this machine alone', async () => {
  running = await startSandbox(settings())
  const others = Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  for (const host of [...others, '127.0.0.2'])
    for (const port of [running.sandboxPort, running.gamesPort])
      await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed')
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
