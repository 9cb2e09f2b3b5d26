/** J-01: a visitor looks around. */
import { arrive, comesAlive, firstSign, toTheFoot } from './arrival.ts'
import { calledEndpoints, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('the first visit: one permission call first, light, Tagalog, home [S-001] [S-005] [S-006] [S-019] [S-226]', async ({
  page,
}) => {
  const calls: string[] = []
  let answered = false
  page.on('response', (response) => (answered ||= response.url().includes('/wps/system/status')))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(wps|lgw|lotto)/.test(pathname)) calls.push(`${pathname}${answered ? ' afterwards' : ''}`)
  })
  await page.goto('/')
  await comesAlive(page)
  await firstSign(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Isara' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await toTheFoot(page)
  await expect(page.getByRole('contentinfo')).toContainText('2025')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu sa gilid' })).toBeVisible()
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  expect(calls[0]).toBe('/wps/system/status')
  expect(calls.slice(1).filter((call) => !call.endsWith('afterwards'))).toEqual([])
  expect(await calledEndpoints()).not.toContain('member.info')
})

test('moving content stops under reduced motion [S-209] [S-300] [Q-05]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await expect(page.getByRole('region', { name: 'Latest announcements' })).not.toHaveAttribute('data-running', '')
  await expect(page.getByRole('region', { name: 'Latest announcements' }).getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause announcements' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pause the winner board' })).toHaveCount(0)
})

test('the lobby shows vendors, hot games and a login, and requests no game list [S-302] [S-280] [S-275] [S-276] [S-029]', async ({
  page,
}) => {
  await arrive(page, '/rng')
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next vendors' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in to see all games' })).toBeVisible()
  const lists = page.getByRole('group', { name: 'Game lists' })
  await expect(lists.getByRole('button')).toHaveText(['Hot', 'Recent'])
  await expect(lists.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await calledEndpoints()).toContain('games.hot')
  expect(await calledEndpoints()).not.toContain('games.list')
})

test('a favourite and the recent list ask a visitor to log in, and nothing changes [S-202] [S-283] [S-303]', async ({
  page,
}) => {
  await arrive(page, '/rng')
  const tile = page.getByRole('article').first()
  const heart = tile.getByRole('button', { name: /^Add .* to favourites$/ })
  await heart.click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toBeHidden()
  await expect(heart).toBeVisible()
  const names = await page.getByRole('article').allTextContents()
  await page.getByRole('button', { name: 'Recent', exact: true }).click()
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toBeHidden()
  expect(await page.getByRole('article').allTextContents()).toEqual(names)
  await tile.getByRole('button').first().click()
  await expect(login).toBeVisible()
})
