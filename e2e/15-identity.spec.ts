/** Who a member is: details and documents before money can leave, and accounts that are only for trying. */
import { Buffer } from 'node:buffer'
import { arrive, arriveAs, signInAs } from './arrival.ts'
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
    await page.getByRole('option', { name: 'Passport' }).press('Enter')
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
    await page.getByRole('option', { name: 'Identity card' }).press('Enter')
    await form.getByRole('textbox', { name: /^Document number/ }).fill('P1234567A')
    await form.locator('input[type=file][multiple]').setInputFiles(picture('again.png'))
    await form.getByRole('button', { name: 'Send for verification' }).click()
    await expect(centre.getByText('We are checking your document')).toBeVisible()
    await expect(centre.getByText('We are checking your document')).toBeInViewport()
    await operate('kyc/approve', { merchant: 'crph', account: 'jun' })
    // The account's own poll notices the message about it; nobody has to reload.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(checks.locator('[data-check="identity"]')).toHaveAttribute('data-state', 'done')
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

test('a newcomer on the device of an excluded person has to prove who they are before any game, and one press leads there [G-37]', async ({
  page,
  expectedErrors,
}) => {
  // A call that was under way when the exclusion ended every session.
  expectedErrors.push(/401/)
  await signInAs(page, 'beth')
  await page.goto('/safety')
  const form = page.getByRole('form', { name: 'Exclude yourself' })
  await form.getByRole('radio', { name: /^6 months/ }).check()
  await form.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('form', { name: 'Confirm your self-exclusion' })
    .getByRole('button', { name: 'Exclude me now' })
    .click()
  await page.getByRole('dialog', { name: 'Your self-exclusion has started' }).getByRole('button').last().click()

  await arrive(page, '/register')
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  await modal.getByRole('textbox', { name: 'User name' }).fill('newcomer15')
  for (const place of [0, 1]) await modal.locator('input[autocomplete="new-password"]').nth(place).fill('Lagoon27x')
  await modal.getByLabel('Birthday').fill('1985-05-05')
  await modal.getByRole('checkbox', { name: /do not belong/ }).check()
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await expect(page.getByRole('button', { name: /^Account of/, includeHidden: true })).toBeVisible()

  await page.goto('/rng')
  const game = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  await game.click()
  const question = page.getByRole('dialog', { name: 'Verify your identity' })
  await expect(question).toContainText('we check who you are')
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await page.goto('/rng')
  await game.click()
  await question.getByRole('button', { name: 'Open my profile' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('form', { name: 'Verify your identity' })).toBeVisible()
})
