/** What visitors, a newcomer and the operator see of a merchant: every place where a brand's name may be. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { ownLinks, payment, translated } from './folder.ts'

/** The site that is walked, and what it should be. */
export interface Walked {
  readonly address: string
  /** The operator panel of its sandbox. */
  readonly panel: { readonly address: string; readonly folder: string; readonly port: number }
  /** Folder for pictures. */
  readonly pictures: string
  /** The name that should appear everywhere. */
  readonly brand: string
}

const paths = [
  '/',
  '/rng',
  '/live',
  '/sports',
  '/promotions',
  '/pointMall',
  '/noticePage',
  '/help',
  '/contact',
  '/down',
  '/join',
  '/safety',
  '/terms',
  '/privacy',
  '/licences',
  '/login',
  '/register',
  '/no-such-page',
]

/** Words that a person reads or hears, and the page's metadata. */
const told = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[title], [alt], [aria-label], [placeholder], meta[content]')].flatMap((element) =>
      ['title', 'alt', 'aria-label', 'placeholder', 'content'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])

/** The ids of the kit's style elements are not visible text. */
const withoutStyleNames = (html: string) => html.replaceAll(/ data-href="[^"]*"/g, '')

/** Lines in which the kit names itself; the list of licences names its packages, as the law requires. */
const naming = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split('\n')).filter((line) => /croupier/i.test(line) && !/@croupier\//.test(line))

async function visit(page: Page, at: string, findings: string[]): Promise<void> {
  await page.goto(at)
  await page.locator('#root[data-live]').waitFor()
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  const { pathname } = new URL(at)
  for (const line of naming(await told(page))) findings.push(`${pathname}: ${line.trim().slice(0, 120)}`)
}

/**
 * A picture of the first screen once everything on it has loaded: the side menu on wide windows, and the games'
 * pictures.
 */
async function picture(page: Page, file: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1280) await page.locator(':has(+ #content) nav').waitFor()
  await page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const isSeen = left < innerWidth && right > 0 && top < innerHeight && bottom > 0
      return one.complete || !isSeen || !one.checkVisibility()
    }),
  )
  await page.screenshot({ path: file })
}

async function register(page: Page, { address, pictures }: Walked): Promise<void> {
  await page.goto(`${address}/register`)
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  await modal.getByRole('textbox', { name: 'User name' }).fill('newcomer1')
  for (const field of await modal.locator('input[autocomplete="new-password"]').all()) await field.fill('Lagoon27x')
  const birthday = modal.getByLabel('Birthday')
  if ((await birthday.count()) > 0) await birthday.fill('1990-01-01')
  const agree = modal.getByRole('checkbox')
  if (await agree.isChecked()) throw new Error('the box that agrees to the terms is ticked ahead')
  await agree.check()
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await modal.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Account of/ }).waitFor()
  await page.screenshot({ path: path.join(pictures, 'member.png') })
}

/** The deposit page offers the folder's payment method, with its picture. */
async function deposit(page: Page, { address, pictures }: Walked, findings: string[]): Promise<void> {
  await page.goto(`${address}/?centre=depositv2`)
  const deposits = page.locator('[data-page="depositv2"]')
  // Before a first deposit the market explains how money is protected, and asks for a limit.
  await deposits.getByRole('button', { name: 'I have read this' }).click()
  await deposits.getByRole('button', { name: 'Continue without a limit' }).click()
  const offered = deposits.getByText(payment.name).first()
  await offered.waitFor().catch(() => findings.push(`the deposit page does not offer ${payment.name}`))
  const picture = page.locator(`img[src="${payment.picture}"]`).first()
  const isDrawn = await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth > 0))
  if (!isDrawn) findings.push(`the picture of ${payment.name} is not drawn`)
  await page.screenshot({ path: path.join(pictures, 'deposit.png') })
}

/** Emails and text messages that the sandbox sent, as its operator reads them. */
async function messages({ address, folder, port }: Walked['panel']): Promise<string> {
  const token = readFileSync(path.join(folder, '.croupier', `panel-${port}.token`), 'utf8')
  const parts = ['letters', 'sms'].map(async (what) => {
    const answer = await fetch(`${address}/__sandbox/api/${what}`, { headers: { Authorization: `Bearer ${token}` } })
    return answer.text()
  })
  return (await Promise.all(parts)).join('\n')
}

/**
 * Walks the site and returns findings: the kit's name, a wrong title, a lottery, another country's money, a missing
 * payment method.
 */
export async function walkAsVisitors(browser: Browser, walked: Walked): Promise<readonly string[]> {
  const { address, brand, panel, pictures } = walked
  const findings: string[] = []
  for (const theme of ['light', 'dark'] as const)
    for (const language of ['EN', 'SW'] as const) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
      await context.addInitScript(
        ([chosen, shown]) => {
          if (window.top !== window) return
          localStorage.setItem('lang', chosen)
          localStorage.setItem('theme', shown)
          localStorage.setItem('ageAnswer', 'of-age')
          for (const key of ['GIFT_POPUP_GUEST', 'ANONYMOUS_POPUP']) sessionStorage.setItem(key, 'closed')
        },
        [language, theme] as const,
      )
      const page = await context.newPage()
      page.on('pageerror', (error) => findings.push(`${new URL(page.url()).pathname}: ${error.message}`))
      // Other languages and themes show the same pages: three are enough to check words and direction.
      for (const one of theme === 'light' && language === 'EN' ? paths : paths.slice(0, 3)) {
        await visit(page, address + one, findings)
        if (one === '/') await picture(page, path.join(pictures, `home-${theme}-${language}.png`))
      }
      const root = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']])
      if (!root[0]?.startsWith(language.toLowerCase()) || root[1] !== theme)
        findings.push(`${language} ${theme}: the page is ${root.join(' ')}`)
      const logIn = { EN: 'Log in', SW: translated.hd_login_button }[language]
      if ((await page.getByRole('banner').getByRole('button', { name: logIn }).count()) === 0)
        findings.push(`${language}: no button says ${logIn}`)
      await page.goto(address)
      // The footer renders when scrolled near, and the page grows meanwhile.
      await page.waitForFunction(() => {
        scrollTo(0, document.documentElement.scrollHeight)
        return document.querySelector('#root footer a') !== null
      })
      for (const line of naming(await told(page))) findings.push(`footer: ${line}`)
      for (const title of ownLinks)
        await page
          .getByRole('link', { name: title[language] })
          .waitFor()
          .catch(() => findings.push(`${language} ${theme}: no link says ${title[language]}`))
      if (!(await page.getByRole('list', { name: 'Ways to pay' }).innerText()).includes(payment.name))
        findings.push(`${language}: the footer does not name ${payment.name}`)
      if (!(await page.title()).includes(brand)) findings.push(`${language}: the title is ${await page.title()}`)
      if (theme === 'light' && language === 'EN') {
        if ((await page.locator('a[href="/lottery"], a[href="/elott"]').count()) > 0)
          findings.push('a lottery is offered')
        await page.setViewportSize({ width: 360, height: 740 })
        await visit(page, `${address}/`, findings)
        await picture(page, path.join(pictures, 'phone.png'))
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 360) findings.push(`at 360 px the page is ${width} px wide`)
        await page.setViewportSize({ width: 1280, height: 800 })
        await register(page, walked)
        for (const line of naming(await told(page))) findings.push(`member: ${line}`)
        if (!/Ksh|KES/.test(await page.getByRole('banner').innerText()))
          findings.push('the balance is not in shillings')
        await deposit(page, walked, findings)
      }
      await context.close()
    }
  const page = withoutStyleNames(await (await fetch(`${address}/`)).text())
  const manifest = await (await fetch(`${address}/manifest.webmanifest`)).text()
  for (const [what, text] of Object.entries({ page, manifest, messages: await messages(panel) }))
    for (const [line] of text.matchAll(/.{0,60}croupier(?!:).{0,60}/gi)) findings.push(`${what}: ${line}`)
  if (!manifest.includes(brand)) findings.push('the manifest does not name the brand')
  return findings
}
