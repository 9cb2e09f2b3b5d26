/** Who a member is: details and documents before money can leave, and accounts that are only for trying. */
import { Buffer } from 'node:buffer'
import { arriveAs } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

/** A picture of several parts: only its beginning is looked at. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(300_000)]),
})

test.beforeEach(reset)

test('J-15 what a withdrawal asks for is done beforehand; an interrupted upload resumes, a rejection gives its reason [S-335] [G-02] [G-47]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await arriveAs(page, 'jun', '/?centre=withdraw')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const checks = centre.getByRole('list', { name: 'Ready to withdraw' })
  for (const missing of ['payeeName', 'birthPlace', 'incomeSource', 'identity'])
    await expect(checks.locator(`[data-check="${missing}"]`)).toHaveAttribute('data-state', 'missing')
  await centre.getByRole('button', { name: 'Open my profile' }).click()

  await centre.getByRole('textbox', { name: /^Real name/ }).fill('Jun Cruz')
  await centre.getByRole('textbox', { name: /^Place of birth/ }).fill('Cebu')
  await centre.getByRole('textbox', { name: /^Source of income/ }).fill('Salary')
  await centre.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(centre.getByText('3 of 6 done')).toBeVisible()

  const form = centre.getByRole('form', { name: 'Verify your identity' })
  await test.step('the connection breaks in the middle of the pictures', async () => {
    await form.getByRole('combobox', { name: /^Document/ }).click()
    await page.getByRole('option', { name: 'Passport' }).click()
    await form.getByRole('textbox', { name: /^Document number/ }).fill('P1234567A')
    await form.locator('input[type=file][multiple]').setInputFiles([picture('front.png'), picture('back.png')])
    let parts = 0
    await page.route('**/wps/ext/profile/kyc/picture', (route) => (++parts > 2 ? route.abort() : route.continue()))
    await form.getByRole('button', { name: 'Send for verification' }).click()
    await expect(centre.getByText(/The connection was lost/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Document number/ })).toHaveValue('P1234567A')
    await page.unroute('**/wps/ext/profile/kyc/picture')
    await form.getByRole('button', { name: 'Send for verification' }).click()
    await expect(centre.getByText('We are checking your document')).toBeVisible()
  })

  await test.step('it is rejected, with the reason and what to send again', async () => {
    await operate('kyc/reject', { merchant: 'crph', account: 'jun', reason: 'The number cannot be read.' })
    await page.reload()
    await expect(centre.getByText(/The number cannot be read/)).toBeVisible()
    await form.getByRole('combobox', { name: /^Document/ }).click()
    await page.getByRole('option', { name: 'Identity card' }).click()
    await form.getByRole('textbox', { name: /^Document number/ }).fill('P1234567A')
    await form.locator('input[type=file][multiple]').setInputFiles(picture('again.png'))
    await form.getByRole('button', { name: 'Send for verification' }).click()
    await expect(centre.getByText('We are checking your document')).toBeVisible()
    await operate('kyc/approve', { merchant: 'crph', account: 'jun' })
  })

  await page.goto('/?centre=withdraw')
  await expect(centre.getByText('No account yet')).toBeVisible()
  await expect(centre.getByText('Before your first withdrawal')).toBeHidden()
})

test('a trial account cannot open the member centre; one press leads to registration [S-330] [S-203] [S-205]', async ({
  page,
}) => {
  await arriveAs(page, 'demo', '/rng')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText(/real account|true account/i)
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeHidden()
  await warning.getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('form').first()).toBeVisible()
})
