import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadSites, withLanguagePacks } from './loadSites.ts'
import { pageTextsOf } from './pageTexts.ts'
import { renderPage } from './renderPage.ts'

const template = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8')

it('says in every language of the merchant that the site needs scripts, and that it could not be loaded', async () => {
  const [site] = await withLanguagePacks(loadSites(['merchants'], 'crph'))
  if (!site) throw new Error('The default merchant is gone.')
  const page = renderPage(template, { site, offered: [site] })
  const [, withoutScripts = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(page) ?? []
  expect(withoutScripts).toContain('<p lang="en" dir="ltr">This site needs JavaScript.</p>')
  expect(withoutScripts).toContain('<p lang="fil" dir="ltr">Kailangan ng site na ito ang JavaScript.</p>')
  expect(page).toMatch(
    /id="unloaded"[^>]*hidden><p lang="en" dir="ltr">[^<]+ <a href="">Try again<\/a><\/p><p lang="fil"/,
  )
  expect(page).not.toMatch(/<!--(?:unloaded|no-script)-->/)
})

it('is in English once where a language has no texts, with the tag of English', async () => {
  const texts = await pageTextsOf(['QX', 'EN'])
  expect(texts.map(({ tag }) => tag)).toEqual(['en'])
  expect(await pageTextsOf(['QX'])).toEqual(texts)
})
