import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brandFileText, readBrandFile } from '../../.storybook/brand-studio/brandFileText.ts'
import { loadSites } from '../../apps/site/server/merchant/loadSites.ts'
import { createSiteApp } from '../../apps/site/server/site-app.ts'
import { checkMerchants } from './check.ts'

const shipped = path.resolve('examples/merchants/siam')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-studio-'))
  cpSync(shipped, path.join(folder, 'siam'), { recursive: true })
  cpSync(path.resolve('apps/site/index.html'), path.join(folder, 'index.html'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pageOf = async () => {
  const site = createSiteApp({
    dist: folder,
    sites: loadSites([folder]),
    platformUrl: 'http://localhost:1',
    imageOrigins: [],
    gameOrigins: [],
    apiOrigins: [],
  })
  return (await site.request('http://siamlantern.example/')).text()
}

it('the studio gives back a merchant folder’s brand file to the letter', () => {
  const text = readFileSync(path.join(shipped, 'brand.json'), 'utf8')
  const read = readBrandFile(text)
  expect(Array.isArray(read)).toBe(false)
  expect('title' in read && brandFileText(read)).toBe(text)
})

it('what the studio exports loads in the site unchanged, and a former version brings its look back (J-29)', async () => {
  const file = path.join(folder, 'siam/brand.json')
  const former = readFileSync(file, 'utf8')
  const read = readBrandFile(former)
  if (!('title' in read)) throw new Error('the shipped brand is none')
  const before = await pageOf()

  const logo = { light: 'data:image/svg+xml;base64,PHN2Zy8+', dark: './logo-dark.svg' }
  writeFileSync(file, brandFileText({ ...read, accent: '#1d4ed8', button: 'pill', logo }))
  expect(loadSites([folder])[0]?.brand).toEqual({ ...read, accent: '#1d4ed8', button: 'pill', logo })
  expect((await checkMerchants([folder])).faults).toEqual([])
  const after = await pageOf()
  expect(after).toContain('url("data:image/svg+xml;base64,PHN2Zy8+")')
  expect(after).toContain('url("/merchants/siam/logo-dark.svg")')
  expect(rule(after)).not.toBe(rule(before))

  writeFileSync(file, former)
  expect(rule(await pageOf())).toBe(rule(before))
})

/** The brand's rules, without the parts that differ in each response. */
const rule = (page: string) => (/<style[^>]*>([^<]*--cr-color-accent:[^<]*)<\/style>/.exec(page) ?? [])[1]
