/** What a person looks at is in the address: back, forward, reload and a shared link bring it again. */
import { arrive, arriveAs } from './arrival.ts'
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

test('a link pressed twice before its page has come leaves one step back [S-046]', async ({ page }) => {
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
