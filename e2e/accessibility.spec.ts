/** Every route, light and wide and dark and narrow, against the automated rules of WCAG 2.2 AA. */
import type { Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { violations } from './axe.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeAll(() => reset())

/** Each scan takes seconds on a busy machine; two of them cover both themes and both widths. */
const looks = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const

const look = async (page: Page, { theme, width }: (typeof looks)[number]): Promise<void> => {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
  await page.setViewportSize({ width, height: 800 })
}

async function scan(page: Page, route: string): Promise<void> {
  // Content covered by a phone's bottom bar can be scrolled clear of it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('nav[aria-label="Main pages"] { position: static !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const one of looks) {
    await look(page, one)
    const where = `${route}, ${one.theme}, ${one.width} px`
    expect(await violations(page, 'all'), where).toEqual([])
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beyond, `${where}, reaches beyond the window`).toBeLessThanOrEqual(0)
  }
}

for (const route of [
  '/',
  '/rng',
  '/live',
  '/sports',
  '/esports',
  '/cockfight',
  '/fish',
  '/pvp',
  '/elott',
  '/lottery',
  '/promotions',
  '/promoDetail?id=week-deposit',
  '/pointMall',
  '/noticePage',
  '/help',
  '/helpmc',
  '/privacy',
  '/licences',
  '/contact',
  '/deposit-tutorial',
  '/terms',
  '/down',
  '/join',
  '/safety',
  '/login',
  '/register',
  '/game',
  '/nothing-here',
])
  test(`${route} has no violation, light and wide or dark and narrow [Q-03] [Q-07]`, async ({ page }) => {
    await arrive(page, route)
    if (['/', '/rng', '/live'].includes(route))
      await expect(page.getByRole('article').or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible()
    if (route === '/login' || route === '/register')
      await expect(page.getByRole('dialog').getByRole('form')).toBeVisible()
    await scan(page, route)
  })

test('a member’s lobby, account menu and game have no violation [Q-03]', async ({ page }) => {
  test.slow()
  await arriveAs(page, 'maria', '/rng')
  await expect(page.getByRole('article').first()).toBeVisible()
  await scan(page, '/rng signed in')
  await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  await expect(page.getByRole('group', { name: 'Game bar' }).locator('dl')).toBeVisible()
  await scan(page, '/game signed in')
})

test('every page of the agent centre has no violation, light and wide or dark and narrow [Q-03] [Q-07] [S-386]', async ({
  page,
}) => {
  test.slow()
  await operate('scenarios/load', { name: 'agent-month' })
  await arriveAs(page, 'ace', '/terms?agent=announcement')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const entries = centre.getByRole('navigation', { name: 'Agent centre menu' }).getByRole('button')
  await expect(entries.first()).toBeVisible()
  const pages = await entries.count()
  expect(pages).toBe(14)
  const shown = centre.locator('section[data-page]')
  for (let place = 0; place < pages; place++) {
    const name = (await entries.nth(place).innerText()).trim()
    await entries.nth(place).click()
    await expect(entries.nth(place)).toHaveAttribute('aria-current', 'page')
    for (const one of looks) {
      await look(page, one)
      await expect(shown.getByRole('heading', { level: 3 })).toBeVisible()
      // Content further down loads when scrolled near.
      await expect(async () => {
        await shown.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        await expect(shown.locator('[aria-busy=true], [aria-hidden][data-shape]')).toHaveCount(0, { timeout: 500 })
      }).toPass()
      // The frame is the same around each of them.
      const part = place === 0 ? '[role=dialog]' : 'section[data-page]'
      expect(await violations(page, 'all', part), `${name}, ${one.theme}, ${one.width} px`).toEqual([])
      expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth), name).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await reset()
})

test('the header fits a 320 px window when logged in, with every part reachable [S-056] [Q-07]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveAs(page, 'vip')
  const header = page.getByRole('banner')
  const tabs = page.getByRole('navigation', { name: 'Main pages' })
  for (const part of [
    header.getByText('₱250,000.00'),
    tabs.getByRole('button', { name: 'Deposit' }),
    tabs.getByRole('button', { name: 'Withdraw' }),
    header.getByRole('button', { name: /^Account of/ }),
    header.getByRole('button', { name: 'Open menu' }),
  ]) {
    const box = await part.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
