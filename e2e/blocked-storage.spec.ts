/** A browser that keeps nothing for a page, as Chrome with all cookies blocked: reading its storage throws. */
import { comesAlive, fillSignIn, firstSign } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a member chooses a language, logs in and opens a page where the browser blocks its storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await comesAlive(page)
  await firstSign(page)
  // The gift for a newcomer.
  await page.getByRole('dialog').getByRole('button', { name: 'Isara' }).click()
  await page.getByRole('button', { name: /^Wika: / }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await fillSignIn(page, 'maria')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('₱5,000.00')).toBeVisible()

  // The session lasts as long as the page.
  await page.getByRole('link', { name: 'Slots', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})
