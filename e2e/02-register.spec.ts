/** J-02: register with a user name, wrong turns included. */
import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { arrive } from './arrival.ts'
import { account, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

/** The birthday of a person who turns `age` this many days after today, in Manila. */
function birthday(age: number, days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(Date.now() + days * 86_400_000)
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}

test(
  'J-02 a newcomer registers under an agent [S-020] [S-021] [S-131] [S-137] [S-140] [S-143] [S-144] [S-145] [S-148] [S-154]',
  { tag: '@live' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await arrive(page, '/register?referralCode=ACE01')
    const modal = page.getByRole('dialog', { name: 'Create your account' })
    const submit = modal.getByRole('button', { name: 'Sign up now' })
    const username = modal.getByRole('textbox', { name: 'User name' })
    const secret = modal.locator('input[autocomplete="new-password"]')

    await test.step('home stands under the modal, and the code is kept', async () => {
      await expect(modal.getByText('You were invited with code ACE01.')).toBeVisible()
      await expect(username).toBeFocused()
    })

    await test.step('an empty form says what is missing and goes to the first field', async () => {
      await submit.click()
      await expect(modal.getByText(/^Please fill in “.+”\.$/)).toHaveCount(4)
      await expect(modal.getByText('Please fill in “User name”.')).toBeVisible()
      await expect(username).toBeFocused()
    })

    await test.step('the password’s bounds are shown as numbers, and two different passwords are refused', async () => {
      await secret.nth(0).fill('a')
      await secret.nth(1).fill('b')
      await expect(modal.getByText('The password must have 6-20 characters.')).toBeVisible()
      await expect(modal.getByText('The two entries do not match.')).toBeVisible()
      await secret.nth(0).fill('Lagoon27x')
      await secret.nth(1).fill('Lagoon27x')
      await expect(modal.getByText('The two entries do not match.')).toBeHidden()
    })

    await test.step('one day short of 21 is refused, 21 today is not', async () => {
      const born = modal.getByLabel('Birthday')
      await username.fill('j02player')
      await born.fill(birthday(21, 1))
      await submit.click()
      await expect(born).toHaveAttribute('aria-invalid', 'true')
      await expect(born).toBeFocused()
      await born.fill(birthday(21, 0))
      await expect(born).not.toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('the terms open above the form and leave it as it is', async () => {
      await modal.getByRole('button', { name: 'terms of use' }).click()
      const reader = page.getByRole('dialog', { name: 'Terms of use' })
      await expect(reader.getByText('You are 21 years old or older')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(reader).toBeHidden()
      await expect(username).toHaveValue('j02player')
    })

    await test.step('without agreement nothing is sent', async () => {
      const agree = modal.getByRole('checkbox', { name: /I agree/ })
      await expect(agree).toBeChecked()
      await agree.uncheck()
      await submit.click()
      await expect(modal.getByText('Please agree to the terms of use and the privacy policy.')).toBeVisible()
      await agree.check()
      await modal.getByRole('checkbox', { name: /do not belong/ }).check()
    })

    const code = modal.getByRole('textbox', { name: 'Invitation code' })
    await test.step('an unknown invitation code stops the registration', async () => {
      await code.fill('NOBODY')
      await submit.click()
      await expect(modal.getByText('This invitation code is not valid.')).toBeVisible()
      await expect(code).toBeFocused()
      expect(sent).not.toContain('/wps/member/register')
    })

    await test.step('with the right one the newcomer is in, at home, with nothing on the account', async () => {
      await code.fill('ACE01')
      await submit.click()
      await expect(modal).toBeHidden()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('group', { name: 'Top bar' }).getByText('₱0.00')).toBeVisible()
      expect(await account('j02player')).toMatchObject({ upline: 'ace', balance: '0.00', birthday: birthday(21, 0) })
    })
  },
)

test('the platform decides which fields there are and which of them it insists on; nothing allows advertising [S-132] [S-133] [S-134] [S-158] [G-02] [G-05]', async ({
  page,
}) => {
  await reset()
  await arrive(page, '/register')
  const form = page.getByRole('dialog', { name: 'Create your account' }).getByRole('form')
  await expect(form.getByLabel('Birthday')).toBeVisible()
  const names = [
    /^Real name/,
    /^QQ/,
    /^LINE/i,
    /^WhatsApp/,
    /^Facebook/,
    /^WeChat/,
    /^Zalo/,
    /^ID number/,
    /^Email/,
    /^Captcha/,
    /^SMS code/,
  ]
  for (const name of names) await expect(form.getByLabel(name)).toHaveCount(0)
  // Who may play, and the terms.
  await expect(form.getByRole('checkbox')).toHaveCount(2)
  await expect(form.getByText(/^We ask for these details once\. .+ not advertising\.$/)).toBeVisible()

  const asked = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'idNumber', 'recommenderId']
  const change = (field: string, required: boolean) =>
    operate('register/set', { merchant: 'crph', field, enabled: true, required })
  for (const field of asked) await change(field, false)
  for (const field of ['email', 'captcha']) await change(field, true)
  await operate('modules/set', { merchant: 'crph', module: 'REGMOBVERF3', on: true })
  await page.reload()
  // If a code proves the phone, no captcha is needed.
  for (const name of names)
    await expect(form.getByRole('textbox', { name })).toHaveCount(String(name).includes('Captcha') ? 0 : 1)
  await expect(form.getByRole('textbox', { name: /^Zalo/ })).toHaveAccessibleDescription(/Zalo number/)
  await expect(form.getByRole('textbox', { name: /^WhatsApp/ })).toHaveAccessibleDescription(/WhatsApp number/)
  await form.getByRole('button', { name: 'Sign up now' }).click()
  for (const name of [/^Email/, /^SMS code/])
    await expect(form.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
  for (const name of [/^QQ/, /^LINE/i, /^Facebook/, /^ID number/])
    await expect(form.getByRole('textbox', { name })).not.toHaveAttribute('aria-invalid', 'true')
  await operate('modules/set', { merchant: 'crph', module: 'REGMOBVERF3', on: false })
  await page.reload()
  await expect(form.getByRole('textbox', { name: /^Captcha/ })).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^SMS code/ })).toHaveCount(0)
  await reset()
})

test('by mobile number a password is asked for with its module only, a payment password with its field only [S-133] [S-141]', async ({
  page,
}) => {
  await reset()
  await operate('modules/set', { merchant: 'crph', module: 'MOBILENUMREG3', on: true })
  const form = page.getByRole('form', { name: 'Sign up with mobile number' })
  const open = async () => {
    await page.getByRole('tab', { name: 'Mobile number' }).click()
    await expect(form.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  }
  await arrive(page, '/register')
  await open()
  await expect(form.locator('input[type="password"]')).toHaveCount(0)
  await form.getByRole('button', { name: 'Sign up now' }).click()
  for (const name of ['Mobile number', 'SMS code'])
    await expect(form.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
  await operate('modules/set', { merchant: 'crph', module: 'MOBILENUMPASSREG3', on: true })
  await operate('register/set', { merchant: 'crph', field: 'paymentPassword', enabled: true, required: true })
  await page.reload()
  await open()
  await expect(form.getByLabel(/^Password/).first()).toBeVisible()
  await form.getByRole('button', { name: 'Sign up now' }).click()
  await expect(form.getByLabel(/^Payment password/).first()).toHaveAttribute('aria-invalid', 'true')
  await reset()
})

/** How far the strongest ink in the first half of a field is from its ground, 0 to 255. */
async function inkOf(field: Locator): Promise<number> {
  const { width, height, data } = PNG.sync.read(await field.screenshot({ animations: 'disabled' }))
  const greyAt = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3
  }
  const ground = greyAt(4, Math.floor(height / 2))
  let ink = 0
  for (let y = 4; y < height - 4; y += 1)
    for (let x = 4; x < width / 2; x += 1) ink = Math.max(ink, Math.abs(greyAt(x, y) - ground))
  return ink
}

for (const theme of ['light', 'dark'])
  test(`a birthday that is not entered yet is muted, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page, '/register', { theme })
    const modal = page.getByRole('dialog', { name: 'Create your account' })
    const name = modal.getByRole('textbox', { name: 'User name' })
    const born = modal.getByLabel('Birthday')
    await expect(name).toBeFocused()
    const empty = await inkOf(born)
    await born.fill(birthday(30, 0))
    await name.focus()
    const filled = await inkOf(born)
    // It can be read all the same.
    expect(empty).toBeGreaterThan(60)
    expect(filled - empty).toBeGreaterThan(30)
  })
