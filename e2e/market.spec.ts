/** Markets: choosing another one, its languages and its money. */
import { arrive, arriveAs } from './arrival.ts'
import { calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a member who changes the market is asked first and logged out [S-255] [S-256]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const choose = async () => {
    await page.getByRole('button', { name: 'Market: Philippines' }).click()
    await page.getByRole('menuitemradio', { name: /Bangladesh/ }).press('Enter')
  }
  await choose()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You will be logged out here')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await choose()
  await question.getByRole('button', { name: 'Change market' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Market: Bangladesh' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(
    await page.evaluate(() => [sessionStorage.getItem('token'), localStorage.getItem('merchantCurrency')]),
  ).toEqual([null, 'BDT'])
  expect(await calledEndpoints()).toContain('session.logout')
})

test('a visitor changes the market without a question, and the choice is kept [S-255]', async ({ page }) => {
  await arrive(page)
  await page.getByRole('button', { name: 'Market: Philippines' }).click()
  await page.getByRole('menuitemradio', { name: /Showcase/ }).click()
  await expect(page.getByRole('button', { name: 'Market: Showcase' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Market: Showcase' })).toBeVisible()
})

test('a visitor from another market’s country is offered it, and staying is remembered [S-255]', async ({ page }) => {
  await operate('market/set', { visitorCountry: 'BD' })
  await page.goto('/')
  const band = page.getByText('You seem to be in Bangladesh. This site is for another country.')
  await expect(band).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(band).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Market: Philippines' })).toBeVisible()
  await expect(band).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('merchantCurrency'))
  await page.reload()
  await page.getByRole('button', { name: 'Go to Bangladesh' }).click()
  await expect(page.getByRole('button', { name: 'Market: Bangladesh' })).toBeVisible()
  await expect(band).toHaveCount(0)
})

test('Bangladesh offers English and Bengali with its own currency sign and digits [S-051] [S-052] [S-260] [S-251]', async ({
  page,
}) => {
  await arriveAs(page, 'rana', '/', { market: 'BDT' })
  await expect(page.getByRole('banner').getByText(/^৳5,000\.00$/)).toBeVisible()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'বাংলা'])
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('banner').getByText('৫,০০০.০০', { exact: false })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'পাশের মেনু' })).toBeVisible()
})
