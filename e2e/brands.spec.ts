/** The three merchants of the repository look like three products, and every brand holds on every kind of page. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brandStyles, parseBrand } from '@croupier/ui/brand'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { brandPages, choiceOf, memberOf, type BrandPage } from './brandPages.ts'
import { layoutFindings } from './layoutFindings.ts'
import { expect, test } from './test.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { readonly name: string }
const merchants = ['crph', 'crbd', 'crshow'] as const

/** Brands of the examples, all with the same name, because each replaces the previous one in place. */
const others = [
  ...['royale', 'arcade'].map((name) => `packages/ui/src/brands/${name}`),
  'examples/merchants/siam/brand',
].map((file) => ({
  title: path.basename(path.dirname(file)) === 'siam' ? 'siam' : path.basename(file),
  css: brandStyles(parseBrand({ ...read(`${file}.json`), name: 'measured', logo: undefined })),
}))

/** A device that chose the merchant on an earlier visit. */
async function deviceOf(browser: Browser, baseURL: string | undefined, merchant: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block', reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'merchant', value: merchant, url: baseURL ?? '' }])
  return context
}

async function open(page: Page, merchant: string, { account, path: address, column }: BrandPage): Promise<void> {
  const market = { market: choiceOf(merchant) }
  if (!account) await arrive(page, address, market)
  else {
    await arriveAs(page, account === 'agent' ? 'ace' : memberOf(merchant), address, market)
    await expect(page.locator(`${column} h3`).first()).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
}

test.slow()

for (const merchant of merchants)
  test(`${merchant} keeps a wide column, scrolls one way only and shows its texts whole on each kind of page [G-87]`, async ({
    browser,
    baseURL,
  }) => {
    for (const one of brandPages) {
      const context = await deviceOf(browser, baseURL, merchant)
      const page = await context.newPage()
      await open(page, merchant, one)
      const name = read(`merchants/${merchant}/brand.json`).name
      expect(await page.locator('html').getAttribute('data-brand'), one.name).toBe(name)
      for (const width of [360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        const own = { name, looks: [{ title: name, css: '' }], column: one.column }
        expect(await page.evaluate(layoutFindings, own), `${one.name} at ${width} px`).toEqual([])
        if (merchant !== 'crph' || ![360, 1280].includes(width)) continue
        const rest = { name: 'measured', looks: others, column: one.column }
        expect(await page.evaluate(layoutFindings, rest), `${one.name} at ${width} px`).toEqual([])
      }
      await context.close()
    }
  })

test('a visitor of the three merchants sees three names, logos, colours, typefaces and first pictures [G-87]', async ({
  browser,
  baseURL,
}) => {
  const seen: (readonly string[])[] = []
  for (const merchant of merchants) {
    const context = await deviceOf(browser, baseURL, merchant)
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await arrive(page, '/', { market: choiceOf(merchant) })
    await page.waitForLoadState('networkidle')
    // Only this brand's own files, and the font of its titles is among those in use.
    const own = fonts.filter((file) => file.startsWith('/merchants/'))
    expect(own.filter((file) => !file.startsWith(`/merchants/${merchant}/`))).toEqual([])
    expect(own.length > 0).toBe(merchant !== 'crph')
    seen.push(
      await page.evaluate(async () => {
        await document.fonts.ready
        const bar = document.querySelector('[role="banner"], header')
        const logo = bar?.querySelector('[role="img"]')
        const style = getComputedStyle(document.documentElement)
        return [
          document.title,
          logo?.getAttribute('aria-label') ?? '',
          logo ? getComputedStyle(logo).content : '',
          style.getPropertyValue('--cr-color-accent'),
          bar ? getComputedStyle(bar).backgroundColor : '',
          style.getPropertyValue('--cr-font-display').split(',')[0] ?? '',
          document.querySelector<HTMLImageElement>('main img')?.src ?? '',
        ]
      }),
    )
    await context.close()
  }
  for (const [at] of (seen[0] ?? []).entries())
    expect(new Set(seen.map((one) => one[at])).size, seen.map((one) => one[at]).join(' | ')).toBe(3)
})

test('on a phone a wide logo can still be read next to long words for logging in and signing up [G-87]', async ({
  browser,
  baseURL,
}) => {
  for (const language of ['DE', 'TY']) {
    const context = await deviceOf(browser, baseURL, 'crshow')
    const page = await context.newPage()
    await page.setViewportSize({ width: 360, height: 740 })
    await arrive(page, '/', { market: choiceOf('crshow'), language })
    await page.waitForLoadState('networkidle')
    const [logo, button] = await page.evaluate(async () => {
      await document.fonts.ready
      const bar = document.querySelector('[role="banner"], header')
      const image = bar?.querySelector('[role="img"]')
      const sign = image?.closest('div')
      const [next] = [...(bar?.querySelectorAll('button') ?? [])].filter(
        (one) => !sign?.contains(one) && one.getBoundingClientRect().width > 0,
      )
      return [image, next].map((one) => one?.getBoundingClientRect().toJSON()) as readonly {
        left: number
        right: number
        width: number
      }[]
    })
    // Its image is 145 px wide; below 64 px its letters are under 7 px high.
    expect(logo?.width, language).toBeGreaterThan(64)
    expect(logo?.right, language).toBeLessThanOrEqual(button?.left ?? 0)
    await context.close()
  }
})
