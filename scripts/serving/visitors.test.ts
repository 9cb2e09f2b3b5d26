import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, createJweSealing, PlatformError } from '@croupier/api'
import { sandboxSettings, serve, startSandbox, type Listening, type RunningSandbox } from '@croupier/sandbox/node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSites } from '../../apps/site/server/merchant/loadSites.ts'
import { createService } from '../../apps/site/server/service.ts'
import { createSiteApp } from '../../apps/site/server/site-app.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-visitors-'))
let running: RunningSandbox
let site: Listening
beforeEach(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Site</title>')
  running = await startSandbox({
    ...sandboxSettings({ SANDBOX_PORT: '0', GAMES_PORT: '0', SANDBOX_DATA: ':memory:', SANDBOX_PASSWORD_MEMORY: '1' }),
    panelTokenFile: path.join(folder, 'panel.token'),
  })
  // The proxy in front of the site is this machine, as the test sends what a proxy does.
  const trustedProxies = ['127.0.0.1']
  const pages = createSiteApp({
    dist: folder,
    sites: loadSites(['merchants']),
    platformUrl: `http://127.0.0.1:${running.sandboxPort}`,
    imageOrigins: [],
    gameOrigins: [],
    apiOrigins: [],
    trustedProxies,
  })
  site = await serve(createService({ site: pages, trustedProxies }).app, 0)
})
afterEach(async () => {
  await site.close()
  await running.stop()
  rmSync(folder, { recursive: true })
})

/** A visitor at an address, in front of the site. */
function visitor(address: string, merchant = 'crph') {
  const from: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('X-Forwarded-For', address)
    return fetch(request)
  }
  const { session } = createClient({
    baseURL: `http://127.0.0.1:${site.port}`,
    fetch: from,
    merchant: () => merchant,
    language: () => 'EN',
    token: () => null,
    host: () => 'site.test',
    sealing: createJweSealing(),
    retry: { attempts: 1 },
  })
  return (username: string, password = 'Croupier1') =>
    session.login({ username, password }).then(
      () => null,
      (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
    )
}

it('fifty wrong passwords of one visitor let that visitor wait, at that merchant, and nobody else [G-102]', async () => {
  const guesser = visitor('198.51.100.1')
  for (let name = 0; name < 50; name++) expect(await guesser(`nobody${name}`, 'wrong')).toBe('user.or.password.invalid')
  expect(await guesser('maria')).toBe('login.locked')
  expect(await visitor('198.51.100.2')('maria')).toBe(null)
  // What a visitor writes before the address that the proxy saw does not count.
  expect(await visitor('198.51.100.3, 198.51.100.1')('maria')).toBe('login.locked')
  expect(await visitor('198.51.100.1', 'crbd')('nobody1', 'wrong')).toBe('user.or.password.invalid')
})
