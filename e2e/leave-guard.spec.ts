/** A form filled in half is not lost by a slip: the member centre asks first. */
import type { Locator, Page } from '@playwright/test'
import { arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

/** Opens the withdrawal above the game list. */
async function openForm(page: Page): Promise<{ readonly centre: Locator; readonly amount: Locator }> {
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Withdraw', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('form', { name: 'Withdraw', exact: true }).getByRole('textbox', { name: /^Amount/ })
  await expect(amount).toBeVisible()
  return { centre, amount }
}

test('a press on the background and going back ask before a half-filled form is lost [R-20] [S-048]', async ({
  page,
}) => {
  const { centre, amount } = await openForm(page)
  await amount.fill('500')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })

  await page.mouse.click(5, 5)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(amount).toHaveValue('500')

  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(amount).toHaveValue('500')
  await expect(page).toHaveURL(/\/rng.*centre=withdraw/)

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(centre).toBeHidden()
  await expect(page).not.toHaveURL(/centre=/)
})

test('with nothing typed, or everything deleted again, the background closes the centre without a question [R-20]', async ({
  page,
}) => {
  const { centre, amount } = await openForm(page)
  await amount.fill('500')
  await amount.fill('')
  await page.mouse.click(5, 5)
  await expect(centre).toBeHidden()
  await expect(page).not.toHaveURL(/centre=/)
})
