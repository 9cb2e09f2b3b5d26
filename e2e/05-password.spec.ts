/** J-05: first login and weak password; resetting a forgotten one; and the further steps of a login. */
import type { Page } from '@playwright/test'
import { arrive, fillSignIn, password } from './arrival.ts'
import { calledEndpoints, look, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())
// Switches set here are reset for the journeys that follow on the same servers.
test.afterAll(() => reset())

const at = (account: string) => ({ merchant: 'crph', account })
const chosen = 'Dealer22'
const change = (page: Page) => page.getByRole('dialog', { name: 'Change password' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })
const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })
const code = async (): Promise<string> => ((await look('sms')) as readonly { readonly code: string }[])[0]?.code ?? ''

async function logIn(page: Page, account: string, secret = password) {
  const form = page.getByRole('dialog').getByRole('form')
  await form.getByRole('textbox', { name: 'User name' }).fill(account)
  await form.locator('input[autocomplete="current-password"]').fill(secret)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('J-05 a first login requires a new password, and a weak one may be kept [S-082] [S-102] [S-103] [S-187] [S-188] [S-189] [S-190]', async ({
  page,
}) => {
  await operate('members/password', { ...at('beth'), firstTime: true })
  await arrive(page, '/noticePage')
  await page.goto('/login')
  await fillSignIn(page, 'beth')
  const modal = change(page)
  const secret = modal.locator('input[autocomplete="new-password"]')

  await test.step('the site reports the first login, and the person reads who else knows the password', async () => {
    await expect(modal.getByText(/^Ace opened this account for you on/)).toBeVisible()
    expect(await calledEndpoints()).toContain('session.firstLogin')
  })

  await test.step('neither Escape, a press beside it nor another page leads past it', async () => {
    await expect(modal).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 500)
    await expect(modal).toBeVisible()
    await expect(modal.locator('input[autocomplete="current-password"]')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/noticePage')
    await expect(modal.locator('input[autocomplete="current-password"]')).toBeVisible()
  })

  await test.step('signing out does', async () => {
    await modal.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'Log out' }).click()
    await expect(modal).toBeHidden()
    await expect(accountOf(page, 'Beth')).toBeHidden()
  })

  await test.step('a new password that keeps the rule opens the site at home, without the old one typed again', async () => {
    await page.goto('/login')
    await fillSignIn(page, 'beth')
    await secret.nth(0).fill(chosen)
    await secret.nth(1).fill('Dealer23')
    await modal.getByRole('button', { name: 'Change password' }).click()
    await expect(modal.getByText('The two entries do not match.')).toBeVisible()
    await secret.nth(1).fill(chosen)
    await modal.getByRole('button', { name: 'Change password' }).click()
    await expect(modal).toBeHidden()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await expect(page).toHaveURL('/')
    const called = await calledEndpoints()
    expect(called.lastIndexOf('member.info')).toBeGreaterThan(called.lastIndexOf('security.changePassword'))
  })

  await test.step('another with 123456 may close it', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'Log out' }).click()
    await expect(accountOf(page, 'Beth')).toBeHidden()
    await operate('members/password', { ...at('carl'), weak: true })
    await page.goto('/login')
    await logIn(page, 'carl', '123456')
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toBeHidden()
    await expect(accountOf(page, 'Carl')).toBeVisible()
  })
})

test('an expired password asks to be changed; with its module nothing but logging out goes round that [S-104] [S-190]', async ({
  page,
}) => {
  await operate('members/password', { ...at('vip'), expired: true })
  for (const forced of [true, false]) {
    await operate('modules/set', { merchant: 'crph', module: 'PWDEXPFORCECHANGE3', on: forced })
    await arrive(page, '/login')
    await fillSignIn(page, 'vip')
    await expect(change(page).getByText('Your password has expired. Please choose a new one.')).toBeVisible()
    await expect(change(page).getByRole('button', { name: 'Close' })).toHaveCount(forced ? 0 : 1)
    await expect(change(page).getByRole('button', { name: 'Log out' })).toHaveCount(forced ? 1 : 0)
    await page.keyboard.press('Escape')
    if (forced) {
      await expect(change(page)).toBeVisible()
      await change(page).getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    }
  }
})

test('a forgotten password is reset by email, or with a code on the phone [S-119] [S-191] [S-192] [S-193] [S-194]', async ({
  page,
}) => {
  await arrive(page, '/login')
  const modal = page.getByRole('dialog', { name: 'Reset password' })

  await test.step('who cannot read the picture after three wrong passwords gets in by email, without it', async () => {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname.includes('login'))
      await logIn(page, 'maria', `Wrong000${attempt}`)
      await refused
      await expect(login(page).locator('input[autocomplete="current-password"]')).toHaveValue('')
    }
    await login(page).getByRole('button', { name: 'Get in by email instead, without a picture' }).click()
    await expect(modal).toBeVisible()
  })

  await test.step('an unknown address is refused, and the input stays', async () => {
    await modal.getByRole('textbox', { name: 'User name' }).fill('maria')
    const address = modal.getByRole('textbox', { name: /mail/i })
    await address.fill('nobody@mail.example')
    await modal.getByRole('button', { name: 'Send email' }).click()
    await expect(modal.getByText('This user name or email does not exist.')).toBeVisible()
    await expect(address).toHaveValue('nobody@mail.example')
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/member/password/email')
    await address.fill('maria@mail.example')
    await modal.getByRole('button', { name: 'Send email' }).click()
    expect((await sent).headers()['content-type']).toContain('application/x-www-form-urlencoded')
    await expect(modal.getByText(/We have sent you an email with a temporary password/)).toBeVisible()
  })

  await test.step('the letter has a password for once and the way to use it; the person then chooses their own', async () => {
    const [letter] = (await look('letters')) as readonly { readonly to: string; readonly text: string }[]
    expect(letter?.to).toBe('maria@mail.example')
    const [mailed = ''] = /[A-Z]{3}[2-9]{5}/.exec(letter?.text ?? '') ?? []
    const [link = ''] = /http\S+\/login/.exec(letter?.text ?? '') ?? []
    await page.goto(new URL(link).pathname)
    await logIn(page, 'maria', mailed)
    const own = change(page).locator('input[autocomplete="new-password"]')
    await own.nth(0).fill('Chosen4711')
    await own.nth(1).fill('Chosen4711')
    await change(page).getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('dialog', { name: 'Please confirm' }).getByRole('button', { name: 'Log out' }).click()
    await expect(accountOf(page, 'Maria')).toBeHidden()
  })

  await test.step('a code on the phone sets a new one and brings the person in', async () => {
    await page.goto('/login')
    await login(page).getByRole('button', { name: 'Forgot password?' }).click()
    await modal.getByRole('tab', { name: 'By SMS' }).click()
    await modal.getByRole('textbox', { name: 'Mobile number' }).fill('09170001002')
    await modal.getByRole('button', { name: 'Send code' }).click()
    await expect(modal.getByRole('button', { name: /Send again in/ })).toBeVisible()
    await modal.getByRole('textbox', { name: 'SMS code' }).fill(await code())
    await modal.locator('input[autocomplete="new-password"]').fill(chosen)
    await modal.getByRole('button', { name: 'Reset password' }).click()
    await expect(modal).toBeHidden()
    await expect(accountOf(page, 'Maria')).toBeVisible()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
  })
})

test('a login from a new address needs a verification, a second step needs its code, and a wrong one is refused [S-117] [S-118]', async ({
  page,
}) => {
  await operate('members/foreign', { ...at('maria'), on: true })
  await arrive(page, '/login')
  await fillSignIn(page, 'maria')
  const address = page.getByRole('dialog', { name: 'Confirm that it is you' })

  await test.step('any of the ways the platform offers opens', async () => {
    await expect(address.getByRole('radio')).toHaveCount(4)
    await address.getByRole('radio', { name: 'Email in your account' }).check()
    await address.getByRole('textbox').fill('somebody@mail.example')
    await address.getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(address.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expect(accountOf(page, 'Maria')).toBeHidden()
    await address.getByRole('textbox').fill('maria@mail.example')
    await address.getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(address).toBeHidden()
    await expect(accountOf(page, 'Maria')).toBeVisible()
  })

  await test.step('with two steps only the code opens, and a wrong one keeps the session closed', async () => {
    const { recoveryCode } = (await operate('members/twofactor', { ...at('vip'), on: true })) as {
      readonly recoveryCode: string
    }
    await page.evaluate(() => sessionStorage.removeItem('token'))
    await page.goto('/login')
    await fillSignIn(page, 'vip')
    const two = page.getByRole('dialog', { name: 'Two-step login' })
    await two.getByRole('radio', { name: 'Recovery code' }).check()
    await two.getByRole('textbox').fill('not-this')
    await two.getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(two.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await two.getByRole('textbox').fill(recoveryCode)
    await two.getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  })
})

test('the slider comes before the login where the merchant has it on; closing it sends nothing [S-098] [Q-04]', async ({
  page,
}) => {
  await operate('modules/set', { merchant: 'crph', module: 'GEETEST3', on: true })
  await arrive(page, '/login')
  await fillSignIn(page, 'maria')
  const slider = page.getByRole('dialog', { name: 'Please complete the verification first.' })
  await slider.getByRole('button', { name: 'Close' }).click()
  await expect(login(page).getByRole('textbox', { name: 'User name' })).toHaveValue('maria')
  expect(await calledEndpoints()).not.toContain('session.login')
  await login(page).getByRole('button', { name: 'Log in', exact: true }).click()
  // Neither sight nor arithmetic: the device does the work.
  await slider.getByRole('button', { name: 'Let this device do it' }).press('Enter')
  await expect(accountOf(page, 'Maria')).toBeVisible()
})
