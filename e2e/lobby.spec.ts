/** The lobby: vendors, search across them, rooms, and what a phone shows first. */
import { arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a search covers all vendors, helps when it finds nothing, and is remembered; the strip begins with all vendors [S-029] [S-275] [S-279] [S-301]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  const all = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab').first()
  await expect(all).toHaveText('All')
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search games' })
  const box = sheet.getByRole('searchbox', { name: 'Search games' })
  await box.fill('zzzz')
  await expect(sheet.getByText('No game is called “zzzz”')).toBeVisible()
  await expect(sheet.getByRole('article').first()).toBeVisible()
  await box.fill('lantern')
  await expect(sheet.getByText(/games found$/)).toBeVisible()
  await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
  await box.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  await box.focus()
  await sheet.getByRole('button', { name: 'lantern', exact: true }).click()
  await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
})

test('card rooms are listed with their stakes and open their table [S-312] [S-029]', async ({ page }) => {
  await arriveAs(page, 'maria', '/pvp')
  const rooms = page.getByRole('region', { name: 'Rooms' })
  await expect(rooms.getByRole('listitem').first()).toContainText('₱')
  await rooms.getByRole('button', { name: 'Take a seat' }).first().click()
  await expect(page).toHaveURL(/\/game\?gameType=PVP&.*roomId=/)
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})

test('on a phone the filters wait behind a button and the tiles come early; the winner board stands below [S-286] [S-299] [S-300]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, 'maria', '/rng')
  const filters = page.getByRole('search', { name: 'Filters' })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(filters).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  const main = await page.getByRole('main').boundingBox()
  const tile = await page.getByRole('article').first().boundingBox()
  // Of what the page itself puts before its first tile; the site's header is counted apart.
  expect((tile?.y ?? 999) - (main?.y ?? 0)).toBeLessThan(740 / 3)
  await expect(page.getByRole('table', { name: 'Player, Game, Prize, Time' })).toBeAttached()
})
