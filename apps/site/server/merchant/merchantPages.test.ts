import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteApp } from '../site-app.ts'
import { licenceFaults, loadSites } from './loadSites.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-merchants-'))
const merchants = path.join(folder, 'merchants')
const acme = path.join(merchants, 'acme')
const template = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8')

beforeAll(() => {
  cpSync(path.resolve('merchants'), merchants, { recursive: true })
  mkdirSync(acme, { recursive: true })
  const shipped = JSON.parse(readFileSync(path.join(merchants, 'crbd/merchant.json'), 'utf8')) as object
  const { brandOf: _, group: __, ...own } = shipped as { brandOf?: string; group?: string }
  const change = {
    code: 'acme',
    operator: { name: 'Acme Ltd.' },
    name: 'Acme & Sons',
    domains: ['acme.example'],
    languages: ['AR', 'EN'],
    origins: { api: ['https://other.acme.example/'] },
    security: { contacts: ['mailto:security@acme.example'], validUntil: '9999-12-31' },
  }
  writeFileSync(
    path.join(acme, 'merchant.json'),
    JSON.stringify({ ...own, ...change, description: { EN: 'Play <here>' } }),
  )
  writeFileSync(path.join(acme, 'brand.json'), JSON.stringify({ name: 'acme', title: 'Acme', deep: '#400060' }))
  writeFileSync(path.join(acme, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(path.join(folder, 'index.html'), template)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (at: string, host: string, more: { cookie?: string; pinned?: string } = {}) => {
  const app = createSiteApp({
    dist: folder,
    sites: loadSites([merchants], more.pinned),
    pinned: more.pinned !== undefined,
    platformUrl: 'http://localhost:1',
    imageOrigins: [],
    gameOrigins: [],
    apiOrigins: [],
  })
  const answer = await app.request(at, { headers: { host, ...(more.cookie && { cookie: more.cookie }) } })
  return { answer, text: await answer.text() }
}

describe('one build', () => {
  it('tells each merchant’s page the other addresses that reads may turn to [S-262]', async () => {
    expect((await ask('/', 'acme.example')).text).toContain('"apiOrigins":["https://other.acme.example"]')
    expect((await ask('/', 'ph1.croupier.example')).text).not.toContain('apiOrigins')
  })

  it('shows the merchant’s name before any script', async () => {
    const { text } = await ask('/', 'acme.example')
    expect(/class="frame-brand"[^>]*>([^<]*)</.exec(text)?.[1]).toBe('Acme &amp; Sons')
  })

  it('gives a host the security contact of its merchant, and none where none is set [G-103]', async () => {
    const { answer, text } = await ask('/.well-known/security.txt', 'acme.example')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(text).toContain(
      'Contact: mailto:security@acme.example\nExpires: 9999-12-31T23:59:59Z\nCanonical: https://acme.example/',
    )
    expect((await ask('/.well-known/security.txt', 'ph1.croupier.example')).answer.status).toBe(404)
  })

  it('gives each host its merchant’s language, brand, title, icon and colours before any script [S-255]', async () => {
    const { text } = await ask('/', 'www.acme.example:4000')
    expect(text).toContain('<html lang="ar" dir="rtl" data-brand="acme"')
    expect(text).toContain('<title>Acme &amp; Sons</title>')
    expect(text).toContain('content="Play &lt;here&gt;"')
    expect(text).toContain('href="/merchants/acme/favicon.svg"')
    expect(text).toMatch(/\[data-brand='acme'\]\[data-brand\]\{[^}]*--cr-color-canvas:/)
    expect(text).not.toContain('Croupier')
    expect(text).not.toMatch(/#[0-9a-f]{6}[^;]*;\s*\}\s*html\[data-theme/)
    const other = await ask('/', 'localhost')
    expect(other.text).toContain('<title>Croupier</title>')
    expect(other.text).toContain('data-brand="felt"')
  })

  it('follows a person’s choice among the merchants of a group, and no other [S-255]', async () => {
    const served = async (host: string, cookie: string) =>
      /"served":"(\w+)"/.exec((await ask('/', host, { cookie })).text)?.[1]
    expect(await served('localhost', 'merchant=crbd')).toBe('crbd')
    expect(await served('localhost', 'merchant=acme')).toBe('crph')
    expect(await served('acme.example', 'merchant=crbd')).toBe('acme')
  })

  it('serves one alone, whatever the host, when MERCHANT names it', async () => {
    const { text } = await ask('/', 'ph1.croupier.example', { pinned: 'acme', cookie: 'merchant=crph' })
    expect(text).toContain('"served":"acme"')
    expect(text).not.toContain('crph')
  })

  it('names the merchant in manifest and default icon', async () => {
    const { text } = await ask('/manifest.webmanifest', 'acme.example')
    const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string }[] }
    expect([name, icons[0]?.src]).toEqual(['Acme & Sons', '/merchants/acme/favicon.svg'])
    const { answer } = await ask('/favicon.ico', 'acme.example')
    expect(answer.headers.get('location')).toBe('/merchants/acme/favicon.svg')
  })

  it('serves nothing of a folder but its pictures, fonts and texts', async () => {
    for (const at of [
      '/merchants/acme/merchant.json',
      '/merchants/acme/brand.json',
      '/merchants/nobody/favicon.svg',
      '/merchants/acme/..%2Fcrph%2Fmerchant.json',
    ])
      expect([at, (await ask(at, 'acme.example')).answer.status]).toEqual([at, 404])
  })
})

describe('at the start', () => {
  it('names file, key and remedy of a wrong brand', () => {
    writeFileSync(path.join(acme, 'brand.json'), JSON.stringify({ name: 'acme', title: 'Acme', deep: 'purple' }))
    expect(() => loadSites([merchants])).toThrow(/acme\/brand\.json: deep: must be a colour such as #0a7f5c/)
    writeFileSync(path.join(acme, 'brand.json'), JSON.stringify({ name: 'acme', title: 'Acme' }))
  })

  it('knows which merchants have no licence', () => {
    expect(licenceFaults(loadSites([merchants])).map(({ key }) => key)).toEqual(
      Array.from({ length: 4 }, () => 'licence'),
    )
  })
})
