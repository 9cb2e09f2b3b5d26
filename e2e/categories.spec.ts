/** Category pages: what is on now, the vendors, and the games. */
import { arrive, arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('each category shows its banner, its vendors and what is on now: matches, tables, draws [S-025] [S-026] [S-210]', async ({
  page,
}) => {
  const banner = page.locator('main img[src*="banner"]').first()
  await arrive(page, '/sports')
  await expect(banner).toBeVisible()
  const odds = page.getByRole('region', { name: 'Upcoming matches' }).getByRole('button', { name: /^Home/ })
  await expect(odds.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vendors' }).getByRole('button').first()).toBeVisible()

  for (const lane of ['/esports', '/cockfight']) {
    await page.goto(lane)
    await expect(banner).toBeVisible()
  }

  await page.goto('/live')
  await expect(banner).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tables' }).getByRole('article').first()).toBeVisible()

  await page.goto('/elott')
  await expect(banner).toBeVisible()
  const draws = page.getByRole('region', { name: 'Next draws' })
  await expect(draws.getByRole('timer').first()).toBeVisible()
  await draws.getByRole('link', { name: 'Bet on this draw' }).first().click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=/)
})

test('a match opens its sportsbook for a member, and login and registration carry their banners [S-025] [S-210] [S-303]', async ({
  page,
}) => {
  await arrive(page, '/login')
  await expect(page.getByRole('dialog').locator('img[src*="banner"]')).toBeVisible()
  await page.goto('/register')
  await expect(page.getByRole('dialog').locator('img[src*="banner"]')).toBeVisible()
  await arriveAs(page, 'maria', '/esports')
  await page.getByRole('region', { name: 'Upcoming matches' }).getByRole('button', { name: /^Home/ }).first().click()
  await expect(page).toHaveURL(/\/game\?gameType=SPORTS&vassalage=TF/)
})
