/**
 * `npm run pictures`: pictures each brand on each kind of page, in both themes, at 360 and 1280 px, into
 * `.reports/brands`; `-- --readme` also writes those of the README to `docs/pictures`; `--only crbd,royale` and
 * `--pages home` select some. Needs a built site.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandScheme, parseBrand } from '@croupier/ui/brand'
import { chromium, type Browser, type Page } from 'playwright'
import { brandPages, choiceOf, memberOf, type BrandPage } from '../e2e/brandPages.ts'
import { browserFlags, ensureBrowser } from './browser.ts'
import { hero } from './merchant/pictures.ts'
import { freePort } from './serving/ports.ts'
import { answering, panelHeaders, startServers, stop } from './serving/servers.ts'

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { readme: { type: 'boolean' }, only: { type: 'string' }, pages: { type: 'string' } },
})
const pictures = path.join(root, '.reports/brands')
const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>

/** Brands of the kit that have no merchant: each becomes one for the time of the run. */
const kitBrands = ['royale', 'arcade'] as const

function kitMerchant(name: (typeof kitBrands)[number], folder: string): void {
  const place = path.join(folder, name)
  const brands = path.join(root, 'packages/ui/src/brands')
  const look = json(`packages/ui/src/brands/${name}.json`)
  const { colors } = brandScheme(parseBrand(look))
  mkdirSync(place, { recursive: true })
  const { fallback: _, ...file } = json('merchants/crph/merchant.json')
  const merchant = { ...file, code: name, name: look['title'], domains: [] }
  writeFileSync(path.join(place, 'merchant.json'), JSON.stringify(merchant))
  writeFileSync(path.join(place, 'brand.json'), JSON.stringify(look))
  const css = readFileSync(path.join(brands, `${name}.css`), 'utf8')
  writeFileSync(path.join(place, 'fonts.css'), css.replaceAll('./fonts/', './'))
  cpSync(path.join(brands, 'fonts'), place, { recursive: true })
  writeFileSync(
    path.join(place, 'hero.svg'),
    hero({ ground: colors.text.light, front: colors.accent.dark, spark: colors.win.light }),
  )
}

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-pictures-'))
for (const name of kitBrands) kitMerchant(name, folder)
const ports = { site: await freePort(), sandbox: await freePort(), games: await freePort() }
const services = startServers({
  ports,
  site: 'built',
  environment: {
    MERCHANTS: `${path.join(root, 'merchants')},${path.join(root, 'examples/merchants')},${folder}`,
    SANDBOX_DATA: path.join(folder, 'sandbox.sqlite'),
    SANDBOX_PASSWORD_MEMORY: '1',
    SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
  },
})

async function session(merchant: string, account: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`http://localhost:${ports.sandbox}/__sandbox/api/sessions/open`, {
    method: 'POST',
    headers: { ...panelHeaders(ports.sandbox), 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant, account }),
  })
  const { token, username, accountType } = (await answer.json()) as Readonly<Record<string, unknown>>
  return {
    token: String(token),
    username: String(username),
    isAgent: String(accountType),
    sessionMark: crypto.randomUUID(),
  }
}

/** Everything on the screen has loaded: fonts, pictures, and no moving placeholder is left. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const isSeen = left < innerWidth && right > 0 && top < innerHeight && bottom > 0
        return one.complete || !isSeen || !one.checkVisibility()
      }),
  )
}

/** Further pictures of the README. */
const ofReadme: Readonly<Record<string, string>> = {
  'crph-home-dark-1280': 'home-dark',
  'crph-lobby-light-360': 'lobby-360-light',
  'crph-lobby-dark-360': 'lobby-360-dark',
  'crph-deposit-light-1280': 'member-centre-light',
  'crph-team-dark-1280': 'agent-centre-dark',
}

interface Shot {
  readonly merchant: string
  readonly theme: 'light' | 'dark'
  readonly width: 360 | 1280
}

async function shoot(browser: Browser, { merchant, theme, width }: Shot, one: BrandPage): Promise<void> {
  const height = width === 360 ? 740 : 800
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const account = one.account && (one.account === 'agent' ? 'ace' : memberOf(merchant))
  await context.addCookies([{ name: 'merchant', value: merchant, url: `http://localhost:${ports.site}` }])
  await context.addInitScript(
    ({ theme: shown, chosen, entries }) => {
      if (window.top !== window) return
      for (const [key, value] of Object.entries({
        lang: 'EN',
        theme: shown,
        merchantCurrency: chosen,
        ageAnswer: 'of-age',
      }))
        localStorage.setItem(key, value)
      const popups = ['GIFT_POPUP_GUEST', 'GIFT_POPUP_USER', 'ANONYMOUS_POPUP', 'USER_POPUP', 'AGREEMENT_POPUP']
      for (const key of popups) sessionStorage.setItem(key, 'closed')
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
    },
    { theme, chosen: choiceOf(merchant), entries: account ? await session(merchant, account) : {} },
  )
  const page = await context.newPage()
  await page.goto(`http://localhost:${ports.site}${one.path}`)
  await page.locator('#root[data-live]').waitFor()
  await page.mouse.move(1, 1)
  await atRest(page)
  const name = `${merchant}-${one.name}-${theme}-${width}`
  await page.screenshot({ path: path.join(pictures, `${name}.png`) })
  const ofBrand = one.name === 'home' && (theme === 'light') === (width === 1280) ? `brand-${merchant}-${width}` : ''
  for (const picture of values.readme ? [ofBrand, ofReadme[name] ?? ''].filter(Boolean) : [])
    await page.screenshot({ path: path.join(root, 'docs/pictures', `${picture}.jpg`), type: 'jpeg', quality: 62 })
  await context.close()
}

try {
  await answering(services)
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({ args: browserFlags, executablePath: await ensureBrowser() })
  const chosen = <T>(all: readonly T[], list: string | undefined, name: (one: T) => string) =>
    all.filter((one) => list === undefined || list.split(',').includes(name(one)))
  let taken = 0
  for (const one of chosen(brandPages, values.pages, ({ name }) => name))
    for (const merchant of chosen(['crph', 'crbd', 'crshow', ...kitBrands], values.only, String))
      for (const theme of ['light', 'dark'] as const)
        for (const width of [360, 1280] as const) {
          await shoot(browser, { merchant, theme, width }, one)
          taken++
        }
  await browser.close()
  console.log(`${taken} pictures in ${path.relative(root, pictures)}`)
} finally {
  await stop(services)
  rmSync(folder, { recursive: true, force: true })
}
