/** J-03: register by mobile number in Bangladesh, wrong turns included. */
import { arrive } from './arrival.ts'
import { accountExists, addFault, calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('J-03 a newcomer registers by phone: the code counts down over a closed modal, and a refused request starts no countdown [S-121] [S-123] [S-124] [S-129] [S-131] [S-132] [S-133] [S-141] [S-147] [S-151] [S-154] [S-432]', async ({
  page,
}) => {
  await operate('modules/set', { merchant: 'crbd', module: 'MOBILENUMREG3', on: true })
  await arrive(page, '/noticePage', { market: 'BDT' })
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Mobile number' }).click()
  }
  await open()
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  const form = modal.getByRole('form', { name: 'Sign up with mobile number' })
  const number = form.getByRole('textbox', { name: 'Mobile number' })
  const code = form.getByRole('textbox', { name: 'SMS code' })
  const send = form.getByRole('button', { name: /^Send/ })

  await test.step('no password is asked for, and another prefix is refused', async () => {
    await expect(form.locator('input[type="password"]')).toHaveCount(0)
    await number.fill('01212345678')
    await send.click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await number.fill('০১৭১২৩৪৫৬৭৮')
    await expect(number).toHaveValue('1712345678')
  })

  await test.step('a refused request is explained in the platform’s words', async () => {
    await addFault({
      endpoint: 'verification.registerMobileSms',
      kind: 'platformCode',
      code: 'sms.route.closed',
      message: 'Please wait a moment.',
      times: 1,
    })
    await send.click()
    const told = page.getByRole('alertdialog')
    await expect(told).toContainText('Please wait a moment.')
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(send).toHaveText('Send code')
  })

  await test.step('a code that was sent counts down, also over a closed modal', async () => {
    const counting = form.getByRole('button', { name: /^Send again in 1[012]\d s$/ })
    // A press within a second of the last one is ignored [S-112].
    await expect(async () => {
      if (!(await counting.isVisible())) await send.click({ timeout: 1_000 })
      await expect(counting).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await modal.getByRole('button', { name: 'Close' }).click()
    await open()
    await expect(counting).toBeVisible()
  })

  await test.step('a wrong code shows an error at its field, the right one creates the account', async () => {
    await number.fill('01712345678')
    await code.fill('111111')
    await form.getByLabel('Birthday').fill('1990-05-17')
    const submit = form.getByRole('button', { name: 'Sign up now' })
    await submit.click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveValue('1712345678')
    await code.fill('246810')
    await submit.click()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Account of 01712345678' })).toBeVisible()
    expect(await accountExists('01712345678')).toBe(true)
    // The invitation code was left empty.
    expect(await calledEndpoints()).not.toContain('agent.affiliate')
  })
})

test('J-03 who cannot read the picture registers by a code to the phone, by keyboard alone [Q-04] [S-131]', async ({
  page,
}) => {
  await operate('modules/set', { merchant: 'crbd', module: 'MOBILENUMREG3', on: true })
  await operate('register/set', { merchant: 'crbd', field: 'captcha', enabled: true, required: true })
  await arrive(page, '/register', { market: 'BDT' })
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  await modal.getByRole('button', { name: 'Register by mobile number instead, without a picture' }).press('Enter')
  const form = modal.getByRole('form', { name: 'Sign up with mobile number' })
  await expect(form.getByRole('textbox', { name: 'Captcha' })).toHaveCount(0)
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('01712345670')
  await form.getByRole('button', { name: /^Send/ }).press('Enter')
  await form.getByRole('textbox', { name: 'SMS code' }).fill('246810')
  await form.getByLabel('Birthday').fill('1990-05-17')
  await form.getByRole('button', { name: 'Sign up now' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Account of 01712345670' })).toBeVisible()
})

test('J-03 where Firebase sends the codes, its proof registers a newcomer, and the platform sends none [S-152] [S-122] [S-126]', async ({
  page,
}) => {
  for (const module of ['MOBILENUMREG3', 'FIREBASESMS3'])
    await operate('modules/set', { merchant: 'crbd', module, on: true })
  await arrive(page, '/noticePage', { market: 'BDT' })
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Mobile number' }).click()
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  const form = modal.getByRole('form', { name: 'Sign up with mobile number' })
  const code = form.getByRole('textbox', { name: 'SMS code' })
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('01712345679')
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(form.getByRole('button', { name: /^Send again in (?:60|5\d) s$/ })).toBeVisible()
  await form.getByLabel('Birthday').fill('1990-05-17')
  const submit = form.getByRole('button', { name: 'Sign up now' })
  await code.fill('111111')
  await submit.click()
  await expect(form.getByText('The code is not correct.')).toBeVisible()
  await code.fill('246810')
  await submit.click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account of 01712345679' })).toBeVisible()
  expect(await accountExists('01712345679')).toBe(true)
  expect(await calledEndpoints()).not.toContain('verification.registerMobileSms')
})
