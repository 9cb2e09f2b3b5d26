/** What a person sees is in the address: back, forward, reload and a shared link restore it. */
import { arrive, arriveAs, fillSignIn } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

const historyLength = () => window.history.length

test('a tile pressed twice leaves one step back to the lobby [S-046]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  await expect(tile).toBeVisible()
  const before = await page.evaluate(historyLength)
  await tile.dblclick()
  await expect(page).toHaveURL(/\/game\?/)
  expect(await page.evaluate(historyLength)).toBe(before + 1)
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/rng/)
})

test('a link pressed twice before its page has loaded leaves one step back [S-046]', async ({ page }) => {
  await arrive(page)
  const before = await page.evaluate(historyLength)
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Fishing' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible()
  expect(await page.evaluate(historyLength)).toBe(before + 1)
})

test('back from a game that a link opened leads to its lobby and not out of the site [S-038] [S-314]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/game\?/)
  const fresh = await page.context().newPage()
  const token = await page.evaluate(() => ({ ...sessionStorage }))
  await fresh.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, token)
  await fresh.goto(page.url())
  await fresh.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(fresh).toHaveURL(/\/rng/)
  await expect(fresh.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
})

test('a lobby’s vendor, class and search are restored after a reload and on the way back from a game [S-277] [S-279] [S-287]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng?page=LM')
  const minimum = page.getByRole('combobox', { name: 'Minimum bet' })
  await minimum.click()
  await page.getByRole('option', { name: '₱0.10' }).press('Enter')
  // The closing list returns the focus, which would leave the search box; the loader ignores typing.
  await expect(minimum).toBeFocused()
  await expect(page.locator('p', { hasText: 'Loading games…' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/page=LM.*min=0.1.*search=a/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(page.getByRole('combobox', { name: 'Minimum bet' })).toContainText('₱0.10')
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  const name = (await tile.textContent()) ?? ''
  await tile.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
})

test('a link opens a page of the member centre; back closes it, forward and reload bring it again [S-015] [S-048] [S-331]', async ({
  page,
}) => {
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await arriveAs(page, 'maria', '/rng?page=LM')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible()
  await expect(page).toHaveURL(/\/rng\?page=LM&centre=personalHistoryCopy/)
  await centre.getByRole('button', { name: 'Previous 30 days' }).click()
  await expect(page).toHaveURL(/centre\.from=/)
  await page.reload()
  await expect(centre.getByRole('button', { name: 'Previous 30 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(centre).toBeHidden()
  await expect(page).toHaveURL('/rng?page=LM')
  await page.goForward()
  await expect(centre.getByRole('button', { name: 'Previous 30 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await expect(page).toHaveURL('/rng?page=LM')
})

test('a visitor who follows a link into the member centre logs in first, or sees only the page [S-202] [S-205] [S-207]', async ({
  page,
}) => {
  await arrive(page, '/rng?centre=depositv2')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/centre/)
  await page.goto('/rng?centre=depositv2')
  await fillSignIn(page, 'maria')
  await expect(
    page.getByRole('dialog', { name: 'Member centre' }).getByRole('heading', { name: 'Deposit', exact: true }),
  ).toBeVisible()
})
