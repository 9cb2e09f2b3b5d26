/**
 * The points mall by keyboard: goods redeemed under the payment password, decided by the operator, and points
 * converted.
 */
import type { Locator, Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { account, look, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)

/** Moves by Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass()
}

const points = async (page: Page) => {
  const words = await page.getByRole('main').locator('dl').first().textContent()
  return Number(/([\d,]+) points/.exec(words ?? '')?.[1]?.replaceAll(',', ''))
}

test('goods are redeemed by keyboard under the payment password; rejected, their points are returned; points are converted to money [S-024] [S-375] [S-377] [S-379] [S-381]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/pointMall')
  const mug = page.getByRole('button', { name: 'See details: Enamel mug' })
  await expect(mug).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const before = await points(page)
  await page.getByRole('navigation', { name: 'Points mall' }).getByRole('link', { name: 'Goods' }).focus()
  await tabTo(page, mug)
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Enamel mug' })
  const address = modal.getByRole('textbox', { name: /^Delivery address/ })
  await tabTo(page, address)
  await page.keyboard.type('1 Rizal Street, Manila')
  await tabTo(page, modal.getByRole('textbox', { name: /^Mobile/ }))
  await page.keyboard.type('09171234567')
  const password = modal.getByLabel(/^Payment password/)
  await tabTo(page, password)
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveValue('1 Rizal Street, Manila')
  await password.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('135790')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your order for Enamel mug is in process.')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect.poll(() => points(page)).toBe(before - 1500)

  const { redemptions } = (await look('service')) as { readonly redemptions: readonly { readonly id: number }[] }
  await operate('redemptions/decide', { id: String(redemptions[0]?.id), approve: false, remark: 'Out of mugs' })
  await page.getByRole('link', { name: 'Redeem history' }).click()
  await expect(page).toHaveURL('/pointMall?view=history')
  await expect(page.getByText('Rejected, points returned').last()).toBeVisible()
  await expect.poll(() => points(page)).toBe(before)

  await page.getByRole('link', { name: 'Current points' }).click()
  const money = Number((await account('maria')).balance)
  const form = page.getByRole('form', { name: 'Convert points' })
  await form.getByRole('textbox', { name: /^Points/ }).fill('1000')
  await form.getByLabel(/^Payment password/).fill('135790')
  await form.getByRole('button', { name: 'Convert' }).dblclick()
  await expect(page.getByText('₱10.00 is in your wallet.')).toBeVisible()
  expect(Number((await account('maria')).balance)).toBeCloseTo(money + 10)
  await expect.poll(() => points(page)).toBe(before - 1000)
})

test('a visitor is asked to log in, and nothing about points is asked for [S-376]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/point|reward/i.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await arrive(page, '/pointMall')
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Points mall' })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/wps/'))).toEqual([])
})

test('goods that are sold out or dearer than the points say so, and cannot be ordered [S-381]', async ({ page }) => {
  await arriveAs(page, 'maria', '/pointMall')
  const shelf = page.getByRole('list', { name: 'Goods' })
  await expect(shelf.getByText('Sold out')).toBeVisible()
  await expect(shelf.getByText(/points short$/).first()).toBeVisible()
  for (const text of [/^Sold out$/, /points short$/]) {
    const card = shelf
      .getByRole('listitem')
      .filter({ has: page.getByText(text) })
      .first()
    await card.getByRole('button').first().click()
    const modal = page.getByRole('dialog').last()
    await expect(modal.getByText(text).first()).toBeVisible()
    await expect(modal.getByLabel(/^Payment password/)).toHaveCount(0)
    await modal.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
