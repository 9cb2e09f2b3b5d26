/**
 * Every language on every kind of page: nothing is cut, overlaps or makes the page scroll sideways. A few languages in
 * each run of the journeys; all of them with `npm run languages -- screens`, which also scans the wide pages with axe.
 */
import { formattingLocale, languageOf, languages, loadMessages, messagesLanguage } from '@croupier/locales'
import type { Page } from '@playwright/test'
import { arriveAs } from './arrival.ts'
import { violations } from './axe.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

const asked = process.env['LANGUAGES']?.split(',')
/** The longest words and the other direction, on a phone: the rest is for `screens`. */
const sample = ['DE', 'AR']
const widths = asked ? [360, 1280] : [360]
const shown = languages.filter(({ code }) => (asked ?? sample).includes(code) || asked?.[0] === 'all')

const pages = [
  '/',
  '/rng',
  '/lottery',
  '/promotions',
  '/pointMall',
  '/safety',
  '/help',
  '/terms',
  '/contact',
  '/deposit-tutorial',
  '/noticePage',
  '/no-such-page',
]
const modals = [
  'securityCenter',
  'depositv2',
  'withdraw',
  'profile',
  'bankAccounts',
  'personalHistoryCopy',
  'transactionHistory',
  'monthlyStatement',
  'rewardCenter',
  'messageV2',
  'playerRank',
  'referral',
].map((key) => `/?centre=${key}`)

/** The page's merchant offers every language, whatever its own list contains. */
const offerAll = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (all) => {
      // The page's data is there before its scripts run, which wait for the end of the document.
      new MutationObserver(() => {
        const told = document.querySelector('#merchants')
        if (!told?.textContent || told.textContent.includes(all)) return
        told.textContent = told.textContent.replaceAll(/"langList":\[[^\]]*\]/g, `"langList":${all}`)
      }).observe(document, { childList: true, subtree: true })
    },
    JSON.stringify(languages.map(({ code }) => code)),
  )

/** What a person could not read: one line each. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Words are as wide as their own letters, not as those of the face before.
    await document.fonts.ready
    const found: string[] = []
    const { documentElement: root } = document
    if (root.scrollWidth > root.clientWidth + 1) found.push(`sideways by ${root.scrollWidth - root.clientWidth}`)
    const name = (part: Element) => `${part.tagName.toLowerCase()} “${(part.textContent ?? '').trim().slice(0, 60)}”`
    const isSeen = (part: Element) => {
      const { width, height } = part.getBoundingClientRect()
      return width > 2 && height > 2 && part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    // Single lines are intentional if marked so: names of games and addresses come from elsewhere and may have any
    // length.
    const hasOwnText = (part: Element) =>
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    for (const part of document.querySelectorAll('body *')) {
      if (!hasOwnText(part) || !isSeen(part) || part.closest('[aria-hidden=true], [data-platform-text], code, pre'))
        continue
      const style = getComputedStyle(part)
      const cuts = style.overflowX !== 'visible' && !['auto', 'scroll'].includes(style.overflowX)
      if (cuts && style.textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth + 1)
        found.push(`cut: ${name(part)}`)
      const cutsBelow = style.overflowY === 'hidden' && style.webkitLineClamp === 'none'
      if (cutsBelow && part.scrollHeight > part.clientHeight + 3) found.push(`cut below: ${name(part)}`)
    }
    // Words of the page's language are not broken. Languages without spaces break between any two words, which this
    // does not check.
    const page = document.documentElement.lang
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (!/^(?:zh|ja|ko|th|km|lo|my)/.test(page) && texts.nextNode()) {
      const text = texts.currentNode as Text
      const part = text.parentElement
      // Names of vendors come from elsewhere; a tab that may cut one has it as its title.
      const isName = part?.closest('[role=tab][title]')
      if (!part || isName || !isSeen(part) || part.closest('[lang]') !== document.documentElement) continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]{2,24}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) found.push(`broken: ${word} in ${name(part)}`)
      }
    }
    for (const group of document.querySelectorAll('header, nav, form, [role=group], [role=tablist], [role=dialog]')) {
      const parts = [...group.querySelectorAll(':scope :is(button, a, label)')].filter(isSeen)
      for (const [at, part] of parts.entries()) {
        const next = parts[at + 1]
        if (!next || part.contains(next) || next.contains(part) || part.closest('[aria-hidden=true]')) continue
        const [one, other] = [part.getBoundingClientRect(), next.getBoundingClientRect()]
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (across > 3 && down > 3 && getComputedStyle(next).position === 'static')
          found.push(`${name(part)} on ${name(next)}`)
      }
    }
    return [...new Set(found)]
  })

test.beforeEach(() => reset())

for (const { code } of shown)
  for (const width of widths)
    test(`${code} fits at ${width} px on twelve pages and in twelve windows [S-252] [Q-07]`, async ({ page }) => {
      test.setTimeout(600_000)
      await loadMessages(code)
      const { tag } = languageOf(messagesLanguage(code)) ?? languageOf('EN')
      await page.setViewportSize({ width, height: 800 })
      await offerAll(page)
      await arriveAs(page, 'maria', '/terms')
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), code)
      const findings: string[] = []
      for (const path of [...pages, ...modals]) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(page.locator('#root > .frame')).toHaveCount(0)
        if (path.includes('centre=')) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const found = await unreadable(page)
        // Narrow ones have a bar over what can be scrolled clear of it.
        const broken = width >= 1280 ? await violations(page, 'all') : []
        findings.push(...[...found, ...broken].map((finding) => `${path}: ${finding}`))
      }
      expect(findings).toEqual([])
    })

// Chromium's data lack these languages, and Node's have them.
for (const code of ['MY', 'KM', 'LO', 'NE', 'KK', 'UZ'] as const)
  test(`${code} has its own dates, calendar, digits, amounts and plural forms in a browser without them [S-251] [S-261]`, async ({
    page,
  }) => {
    const language = languageOf(code)
    const locale = formattingLocale(language, { country: 'PH' })
    await offerAll(page)
    await arriveAs(page, 'maria', '/terms')
    await page.evaluate((chosen) => localStorage.setItem('lang', chosen), code)
    await page.goto('/?centre=transactionHistory', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag)
    const centre = page.getByRole('dialog')
    const times = centre.locator('time[datetime$=Z]')
    await expect(times.first()).toBeVisible()
    const wording = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Manila',
    })
    for (const time of await times.all())
      await expect(time).toHaveText(wording.format(Date.parse((await time.getAttribute('datetime')) ?? '')))
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol' })
    await expect(centre.getByText(money.format(5000), { exact: true }).first()).toBeVisible()
    await centre.locator('button[aria-haspopup=dialog]').first().click()
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const from = await centre.locator('input[type=date]').first().inputValue()
    await expect(page.getByText(month.format(Date.parse(from)), { exact: true }).first()).toBeVisible()
    const counts = [0, 1, 2, 5, 11, 21]
    const forms = ([tag, all]: readonly [string, readonly number[]]) => {
      const rules = new Intl.PluralRules(tag)
      return all.map((count) => rules.select(count))
    }
    expect(await page.evaluate(forms, [locale, counts] as const)).toEqual(forms([locale, counts]))
  })
