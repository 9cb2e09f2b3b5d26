/** Games that open in a separate window, and addresses that games must not have. */
import { arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a vendor’s game opens in a separate window; closing it is noticed at the site [S-310] [S-316]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng?page=OB')
  const start = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  const name = (await start.textContent()) ?? ''
  const opened = page.waitForEvent('popup')
  await start.click()
  const game = await opened
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(await game.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/vassalage=OB/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('The game is open in a new window.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Time in this session')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  await game.close()
  // A browser returns the focus to the site once the game's window is closed; a headless one does not.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(await page.getByText('This game opens in a new window.').isVisible()).toBe(true)
  }).toPass()
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the game' }).click()
  await expect((await again).getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('a blocked window explains how to allow it, and retrying opens the game [S-310]', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    Object.assign(window, { open: () => null, allowWindows: () => (window.open = open) })
  })
  await arriveAs(page, 'maria', '/rng?page=OB')
  await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The game window was blocked' })).toBeVisible()
  await expect(page.getByText(/Allow pop-ups for this site and try again/)).toBeVisible()
  await page.evaluate(() => (window as unknown as { allowWindows: () => void }).allowWindows())
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect((await opened).getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('a game at a host that is no launch CDN is never framed: the text shows, with customer service [S-311]', async ({
  page,
}) => {
  await page.route('**/wps/game/launchGame?**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"game_url":"[^"]*"/, '"game_url":"https://foreign.example/game"')
    await route.fulfill({ response, body })
  })
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  await expect(page.getByText('This address is not valid. Please contact customer service.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
