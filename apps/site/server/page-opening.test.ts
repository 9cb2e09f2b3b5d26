import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadSites, type SiteFolder } from './merchant/loadSites.ts'
import { renderPage } from './merchant/renderPage.ts'
import { openingAt } from './page-opening.ts'
import { spokenBy } from './spoken-languages.ts'

const [site] = loadSites(['merchants'], 'crph')
if (!site) throw new Error('The default merchant is gone.')
const speaks = spokenBy([])
const changed = (change: Partial<SiteFolder['merchant']>) => ({ merchant: { ...site.merchant, ...change } })

it('puts title and introduction of a text page into its HTML, in the merchant’s language [G-55]', async () => {
  const opening = await openingAt('/Safety/', changed({ languages: ['EN', 'BN'] }), speaks)
  expect(opening).toContain('<div class="frame-words" lang="en" dir="ltr"><h1>Safer play</h1><p>Set limits, take')
  expect(opening).toContain('"BN":{"tag":"bn","direction":"ltr","lines":["নিরাপদ খেলা"')

  const template = readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8')
  const page = renderPage(template, { site, offered: [site] }, false, undefined, { opening })
  expect(page.slice(page.indexOf('<div id="root">'))).toMatch(/^<div id="root">[\s\S]*<h1>Safer play<\/h1>/)
  expect(page).not.toContain('hero.svg" alt')
})

it('puts the title of a lobby into its page', async () => {
  const opening = await openingAt('/rng', changed({ languages: ['EN'] }), speaks)
  expect(opening).toContain('<div class="frame-words" data-list lang="en" dir="ltr"><h1>Slots</h1></div>')
})

it('puts in no text where the page may differ: other pages, sign-in first, the merchant’s own texts', async () => {
  expect(await openingAt('/lottery', site, speaks)).toBe('')
  expect(await openingAt('/safety', changed({ signInFirst: true }), speaks)).toBe('')
  const languagePacks = { codes: site.merchant.languages, files: new Map(), element: '', report: [] }
  expect(await openingAt('/safety', site, spokenBy([{ languagePacks }]))).toBe('')
})
