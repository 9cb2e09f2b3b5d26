import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MerchantFile } from '@croupier/api/merchant'
import { readLanguagePacks } from './language-packs.ts'
import { loadSites } from './merchant/loadSites.ts'
import { contentPolicy, createSiteApp } from './site-app.ts'

const origins = { imageOrigins: ['https://img.example'], gameOrigins: ['https://games.example'], apiOrigins: [] }
const sites = loadSites(['merchants'])
const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))

it('admits pictures, framed games and calls from the named origins alone [Q-08]', () => {
  const policy = contentPolicy('<script>go()</script>', origins)
  expect(rule(policy, 'img-src')).toBe("img-src 'self' data: blob: https://img.example")
  expect(rule(policy, 'frame-src')).toBe('frame-src https://games.example')
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(rule(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]+={0,2}'$/)
})

it('admits the addresses of the merchant’s identity provider, and none for a demo project [S-090] [Q-08]', () => {
  const identity = (projectId: string) => ({
    channels: ['google' as const],
    firebase: { apiKey: 'some-key', projectId, authDomain: 'casino.firebaseapp.com' },
  })
  const policy = contentPolicy('', { ...origins, identity: identity('casino-1a2b3') })
  expect(rule(policy, 'script-src')).toBe("script-src 'self' https://apis.google.com")
  expect(rule(policy, 'frame-src')).toBe('frame-src https://games.example https://casino.firebaseapp.com')
  expect(rule(policy, 'connect-src')).toBe(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  )
  expect(contentPolicy('', { ...origins, identity: identity('demo-croupier') })).toBe(contentPolicy('', origins))
})

it('admits the platform’s other addresses when they are named', () => {
  const policy = contentPolicy('', { ...origins, apiOrigins: ['https://a.example', 'https://b.example'] })
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://a.example https://b.example")
})

describe('the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-site-'))
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Site</title><!--merchant--><style>html { margin: 0 }</style>',
  )
  let platform: ServerType
  let site: ServerType
  const seen: { path: string; headers: IncomingHttpHeaders }[] = []
  const address = (server: ServerType) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  beforeAll(async () => {
    platform = createServer((request, response) => {
      seen.push({ path: request.url ?? '', headers: request.headers })
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(platform, 'listening')
    const { fetch: answer } = createSiteApp({ ...origins, sites, dist: folder, platformUrl: `${address(platform)}/` })
    site = serve({ port: 0, hostname: '127.0.0.1', fetch: answer })
    await once(site, 'listening')
  })
  afterAll(() => {
    platform.close()
    site.close()
    rmSync(folder, { recursive: true })
  })

  it('answers 404 for a file that is not there, and the page for a path of the site [S-040]', async () => {
    expect((await fetch(`${address(site)}/logo-old.png`)).status).toBe(404)
    expect((await fetch(`${address(site)}/merchants/crph/logo-old.png`)).status).toBe(404)
    expect((await fetch(`${address(site)}/favicon.ico`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/merchants/crph/favicon.svg',
    )
    for (const [page, status] of [
      ['/rng', 200],
      ['/register.html', 200],
      ['/no/such/page', 404],
      ['/games/%5Cevil', 404],
      ['/100%', 404],
    ] as const) {
      const answer = await fetch(`${address(site)}${page}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
    }
  })

  it('leads from every other spelling of a page to its one address, with the query [S-019] [S-039]', async () => {
    for (const [asked, path] of [
      ['/index.html', '/'],
      ['/home', '/'],
      ['/sports/', '/sports'],
      ['/POINTMALL', '/pointMall'],
      ['/games/LOTT', '/elott'],
      ['/download?from=mail', '/down?from=mail'],
    ] as const) {
      const answer = await fetch(`${address(site)}${asked}`, { redirect: 'manual' })
      expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 301, path])
    }
    const elsewhere = await fetch(`${address(site)}/games/%2Fevil.example/`, { redirect: 'manual' })
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([404, null])
  })

  it('gives the styles of every page a nonce of their own, admits no other inline style, and lets nobody cache a page [Q-08]', async () => {
    const nonces = new Set<string>()
    for (const page of ['/', '/rng', '/no/such/page']) {
      const answer = await fetch(`${address(site)}${page}`)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const [, nonce = ''] = /^style-src 'self' 'nonce-([\w-]{24})'$/.exec(rule(policy, 'style-src') ?? '') ?? []
      expect(nonce).not.toBe('')
      nonces.add(nonce)
      const styles = (await answer.text()).match(/<style[^>]*>/g) ?? []
      expect(styles.length).toBeGreaterThan(1)
      expect(new Set(styles)).toEqual(
        new Set([
          `<style nonce="${nonce}">`,
          `<style data-page="brand" nonce="${nonce}">`,
          `<style data-page="tokens" nonce="${nonce}">`,
        ]),
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(nonces.size).toBe(3)
    const other = await fetch(`${address(site)}/merchants/none`)
    expect(other.headers.get('content-security-policy')).toContain("style-src 'self';")
  })

  it('compresses a page only for a browser that accepts compression', async () => {
    const packed = await fetch(address(site), { headers: { 'Accept-Encoding': 'gzip' } })
    const plain = await fetch(address(site), { headers: { 'Accept-Encoding': 'identity' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('vary')).toBe('Cookie, Save-Data, Sec-CH-UA-Mobile, User-Agent, Accept-Encoding')
    expect(await packed.text()).toContain('<title>')
  })

  it('tells the platform the address it saw, not the one a client claims [S-011]', async () => {
    await fetch(`${address(site)}/wps/system/status?x=1`, {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'gopher',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
    })
    const { path: asked, headers } = seen.at(-1) ?? { path: '', headers: {} }
    expect(asked).toBe('/wps/system/status?x=1')
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(address(site)).host,
    })
    expect(headers['x-real-ip']).toBeUndefined()
    expect(headers['forwarded']).toBeUndefined()
  })

  it('trusts a proxy in front whose address is configured', async () => {
    const { fetch: answer } = createSiteApp({
      ...origins,
      sites,
      dist: folder,
      platformUrl: address(platform),
      trustedProxies: ['127.0.0.1'],
    })
    const behind = serve({ port: 0, hostname: '127.0.0.1', fetch: answer })
    await once(behind, 'listening')
    await fetch(`${address(behind)}/wps/system/status`, {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-proto': 'https' },
    })
    behind.close()
    expect(seen.at(-1)?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })
  })
})

describe('a page whose module is off', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-modules-'))
  beforeAll(() => writeFileSync(path.join(folder, 'index.html'), '<head></head><div><!--view--></div>'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const siteOf = (modules: MerchantFile['modules'], isThere?: boolean) => {
    const app = createSiteApp({
      ...origins,
      sites: sites.map((one) => ({ ...one, merchant: { ...one.merchant, modules } })),
      dist: folder,
      platformUrl: '',
      ...(isThere !== undefined && {
        renderVisitorPage: async () => ({ markup: 'rendered', isThere, styles: '', at: 0, imageCdn: '', answers: [] }),
      }),
    })
    return async (address: string) => {
      const answer = await app.request(address)
      return [answer.status, (await answer.text()).includes('rendered')]
    }
  }

  it('answers 404 as the platform says where the page is rendered, else as the merchant’s file says [S-040] [G-85]', async () => {
    expect(await siteOf({}, false)('/pointMall')).toEqual([404, true])
    expect(await siteOf({ PTSYS3: false }, true)('/pointMall')).toEqual([200, true])
    // A query is not rendered.
    expect(await siteOf({ PTSYS3: false }, true)('/pointMall?tab=goods')).toEqual([404, false])
    expect(await siteOf({ PTSYS3: false })('/pointMall')).toEqual([404, false])
    expect(await siteOf({ PTSYS3: false })('/rng')).toEqual([200, false])
    expect(await siteOf({ CREDITMAR3: true })('/depositTutorial')).toEqual([404, false])
  })
})

describe('language packs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-packs-'))
  const swahili = { code: 'SW', tag: 'sw', ownName: 'Kiswahili', direction: 'ltr', digits: ['latn'] }
  const texts = {
    hd_home: 'Nyumbani',
    'language.current': 'Lugha: {language}',
    hd_login_button: 'Ingia {jina}',
    extra: '</script>',
  }
  beforeAll(() => {
    writeFileSync(path.join(folder, 'index.html'), '<head></head>')
    writeFileSync(path.join(folder, 'sw.json'), JSON.stringify({ ...swahili, texts }))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are compiled, listed in the page and served; what cannot be shown is reported once [S-248] [S-249]', async () => {
    const languagePacks = await readLanguagePacks(folder)
    const app = createSiteApp({
      ...origins,
      sites: sites.map((one) => ({ ...one, languagePacks })),
      dist: folder,
      platformUrl: '',
    })
    const page = await (await app.request('/')).text()
    const [address = ''] = [...languagePacks.files.keys()]
    expect(page).toContain(`"texts":"${address}"`)
    expect(await (await app.request(address)).json()).toEqual({
      hd_home: 'Nyumbani',
      'language.current': [
        { type: 0, value: 'Lugha: ' },
        { type: 1, value: 'language' },
      ],
    })
    expect((await app.request('/languages/XX-0.json')).status).toBe(404)
    expect(languagePacks.report).toEqual([
      expect.stringMatching(/^Texts shown in English because language packs lack them: SW \d+\.$/),
      'Language SW: English is shown for "hd_login_button". The English text has no {jina}.',
      'Language SW: English is shown for "extra". The catalogue has no such key.',
    ])
  })

  it('name a file that is not a language pack', async () => {
    writeFileSync(path.join(folder, 'tl.json'), '{"code":"tl"}')
    await expect(readLanguagePacks(folder)).rejects.toThrow(/tl\.json is not a language pack/)
    rmSync(path.join(folder, 'tl.json'))
  })
})
