import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-binding-'))
let child: ChildProcess | undefined
beforeAll(() => writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Site</title>'))
afterEach(async () => {
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGKILL')
  await ended
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the site's program as an operator does, and returns its port. */
async function start(environment: Record<string, string>): Promise<number> {
  const { HOST: _host, ...env } = process.env
  child = spawn(process.execPath, ['--conditions=croupier-source', path.join(import.meta.dirname, 'main.ts')], {
    env: { ...env, SITE_DIST: folder, SITE_PORT: '0', LOG: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const text of child.stdout ?? []) {
    const port = /listens at \S+:(\d+)/.exec(String(text))?.[1]
    if (port) return Number(port)
  }
  throw new Error('the site did not start')
}

const others = Object.values(networkInterfaces())
  .flatMap((one) => one ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)
const OTHER = '127.0.0.2'

it('the site can be reached only from this machine by default', async () => {
  const port = await start({})
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  for (const host of [...others, OTHER])
    await expect(fetch(`http://${host}:${port}/healthz`)).rejects.toThrow('fetch failed')
})

it('the site can be reached from other machines when HOST says so', async () => {
  const port = await start({ HOST: '0.0.0.0' })
  expect((await fetch(`http://${OTHER}:${port}/healthz`)).status).toBe(200)
})
