/**
 * Every page of the member centre by its link: on the narrowest phone, by the rules of accessibility, and by keyboard.
 */
import { arriveAs } from './arrival.ts'
import { violationsInBothThemes } from './axe.ts'
import { walkThrough } from './keyboard.ts'
import { followTo, memberPages, memberWalks, offerEveryPage } from './memberPages.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeAll(offerEveryPage)
test.afterAll(() => reset())

test('at 320 px every page opens from its link, fills the screen without overflowing, and is open again after a reload [S-015] [S-326] [S-327] [Q-07]', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  for (const [account, keys] of memberWalks) {
    await arriveAs(page, account, '/noticePage')
    for (const key of keys) {
      const shown = await followTo(page, key)
      expect(await centre.boundingBox(), key).toEqual({ x: 0, y: 0, width: 320, height: 640 })
      const beyond = await shown.evaluate((part) => part.scrollWidth - part.clientWidth)
      expect(beyond, `${key} reaches beyond its edge`).toBeLessThanOrEqual(0)
    }
  }
  await page.reload()
  await expect(centre.getByRole('heading', { level: 3, name: memberPages['playerRank'] ?? '' })).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  await expect(centre).toBeHidden()
})

test('on a phone held sideways head and menu scroll away, so that a page fills the window, and the next one begins at its top [S-326] [Q-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await arriveAs(page, 'maria', '/noticePage?centre=transactionHistory')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
  await expect(menu).toBeInViewport()
  const statement = centre.getByRole('button', { name: 'Monthly statement' })
  await statement.scrollIntoViewIfNeeded()
  await expect(menu).not.toBeInViewport()
  await statement.click()
  await expect(centre.getByRole('heading', { level: 3, name: 'Monthly statement' })).toBeInViewport()
  await expect(menu).toBeInViewport()
})

test('a page prints whole, dark on white and without the site around it [S-326]', async ({ page }) => {
  await arriveAs(page, 'maria', '/noticePage', { theme: 'dark' })
  const shown = await followTo(page, 'securityCenter')
  const visible = () => shown.evaluate((part) => part.clientHeight)
  const [whole, before] = [await shown.evaluate((part) => part.scrollHeight), await visible()]
  expect(before).toBeLessThan(whole)
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.emulateMedia({ media: 'print' })
  expect(await scheme()).toBe('light')
  await expect(page.getByRole('navigation', { name: 'Member centre menu' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(shown.getByRole('heading', { name: 'Recent logins' })).toBeVisible()
  expect(await shown.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(before)
  await page.emulateMedia({ media: null })
  expect(await scheme()).toBe('dark')
})

test('no page has a violation in either theme, and Tab moves through every page, from the menu to what follows it, without getting stuck [Q-03] [Q-04] [S-326]', async ({
  page,
}) => {
  test.slow()
  const menu = page.getByRole('navigation', { name: 'Member centre menu' })
  for (const [account, keys] of memberWalks) {
    await arriveAs(page, account, '/noticePage')
    for (const key of keys) {
      const shown = await followTo(page, key)
      expect(await violationsInBothThemes(page, `[data-page="${key}"]`), key).toEqual([])
      await menu.getByRole('button').last().focus()
      await walkThrough(shown, key)
    }
  }
})
