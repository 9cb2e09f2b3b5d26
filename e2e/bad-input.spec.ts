/** Bad input and faults: each shows its message, keeps the input and leaves no loader running. */
import type { Locator, Page } from '@playwright/test'
import { arrive, arriveAs, password, passFirstDeposit } from './arrival.ts'
import { addFault, accountExists, clearFaults, look, operate } from './panel.ts'
import { expect, test } from './test.ts'

// The browser's own messages about the responses broken by the faults below.
test.use({ expectedErrors: [/status of 50\d|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/] })
test.afterEach(() => clearFaults())

const stillThere = async (page: Page) => {
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function loginForm(page: Page) {
  await arrive(page, '/login')
  const modal = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(modal).toBeVisible()
  return {
    modal,
    username: modal.getByRole('textbox', { name: 'User name' }),
    secret: modal.locator('input[autocomplete="current-password"]'),
    submit: modal.getByRole('button', { name: 'Log in', exact: true }),
  }
}

test('a wrong password keeps the name, clears the password and puts the focus on the message [S-110] [S-111]', async ({
  page,
}) => {
  const { modal, username, secret, submit } = await loginForm(page)
  await username.fill('jun')
  await secret.fill('wrong1')
  await submit.click()
  const message = modal.getByRole('alert')
  await expect(message).toHaveText('The user name or password is wrong.')
  await expect(message).toBeFocused()
  await expect(username).toHaveValue('jun')
  await expect(secret).toHaveValue('')
  await expect(modal.getByRole('img', { name: /Captcha/ })).toHaveCount(0)
  await stillThere(page)
})

test('a taken user name is reported at its field, and the input is kept [S-156]', async ({ page }) => {
  await arrive(page, '/register')
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  const username = modal.getByRole('textbox', { name: 'User name' })
  const secret = modal.locator('input[autocomplete="new-password"]')
  await username.fill('maria')
  await secret.nth(0).fill('Lagoon27x')
  await secret.nth(1).fill('Lagoon27x')
  await modal.getByLabel('Birthday').fill('1990-05-17')
  await modal.getByRole('checkbox', { name: /do not belong/ }).check()
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await expect(modal.getByText('This user name is taken. Please choose another.')).toBeVisible()
  await expect(username).toBeFocused()
  await expect(username).toHaveValue('maria')
  await expect(secret.nth(0)).toHaveValue('Lagoon27x')
  await expect(modal.getByLabel('Birthday')).toHaveValue('1990-05-17')
  await stillThere(page)
})

test('a captcha that does not load says so, and another one can be requested; a wrong answer keeps the password [S-107] [S-411]', async ({
  page,
}) => {
  const { modal, username, secret, submit } = await loginForm(page)
  await username.fill('beth')
  await addFault({ endpoint: 'system.captcha', kind: 'html502' })
  for (const wrong of ['wrong1', 'wrong2', 'wrong3']) {
    await secret.fill(wrong)
    await submit.click()
    await expect(secret).toHaveValue('')
  }
  await expect(modal.getByText('The captcha picture could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await clearFaults()
  // A press within a second of the last request for a picture sends none.
  await expect(async () => {
    await modal.getByRole('button', { name: 'New captcha picture' }).click()
    await expect(modal.getByRole('img', { name: /Captcha/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await secret.fill(password)
  await modal.getByRole('textbox', { name: 'Captcha' }).fill('none')
  await submit.click()
  await expect(modal.getByText('Please enter the correct captcha.')).toBeVisible()
  await expect(secret).toHaveValue(password)
  await stillThere(page)
})

for (const [fault, kind, said] of [
  ['a proxy’s error page', 'html502', /network connection failed/i],
  ['a malformed answer', 'badShape', /could not be read/i],
  // What is left of such an answer may also arrive whole, as one that cannot be read.
  ['a connection broken before the answer', 'dropAfterCommit', /network connection failed|could not be read/i],
] as const) {
  test(`${fault} at sign-in keeps name and password, and the next try works [S-408] [S-411]`, async ({ page }) => {
    const { modal, username, secret, submit } = await loginForm(page)
    await addFault({ endpoint: 'session.login', kind, times: 1 })
    await username.fill('vip')
    await secret.fill(password)
    await submit.click()
    await expect(modal.getByRole('alert')).toHaveText(said)
    await expect(username).toHaveValue('vip')
    await expect(secret).toHaveValue(password)
    await stillThere(page)
    await submit.click()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  })
}

test('a registration that gets an error page keeps its input [S-411]', async ({ page }) => {
  await arrive(page, '/register')
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  const secret = modal.locator('input[autocomplete="new-password"]')
  await modal.getByRole('textbox', { name: 'User name' }).fill('faultless')
  await secret.nth(0).fill('Lagoon27x')
  await secret.nth(1).fill('Lagoon27x')
  await modal.getByLabel('Birthday').fill('1990-05-17')
  await modal.getByRole('checkbox', { name: /do not belong/ }).check()
  await addFault({ endpoint: 'member.register', kind: 'html502', times: 1 })
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await expect(modal.getByRole('alert')).toHaveText(/network connection failed/i)
  await expect(modal.getByRole('textbox', { name: 'User name' })).toHaveValue('faultless')
  await stillThere(page)
  expect(await accountExists('faultless')).toBe(false)
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await expect(modal).toBeHidden()
  expect(await accountExists('faultless')).toBe(true)
})

async function depositOf(page: Page, name: string): Promise<Locator> {
  await arriveAs(page, name)
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  if (name === 'jun') await passFirstDeposit(centre)
  return centre
}

test('a deposit whose answer is lost is sent again and carried out once [Q-11] [S-411]', async ({ page }) => {
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  const centre = await depositOf(page, 'jun')
  await centre.getByRole('textbox', { name: 'Amount' }).fill('250')
  await centre.getByRole('button', { name: 'Continue' }).click()
  const mobile = centre.getByRole('textbox', { name: 'Your mobile number' })
  const reference = centre.getByRole('textbox', { name: 'Reference number' })
  await mobile.fill('09171234567')
  await reference.fill('9876543210123')
  await addFault({ endpoint: 'deposit.submit', kind: 'dropAfterCommit', times: 1 })
  const paid = centre.getByRole('button', { name: 'I have paid' })
  await paid.click()
  await expect(centre.getByRole('alert')).toBeVisible()
  await expect(mobile).toHaveValue('9171234567')
  await expect(reference).toHaveValue('9876543210123')
  await stillThere(page)
  await paid.click()
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
  const mine = ((await look('deposits')) as { account: string; reference: string }[]).filter(
    (one) => one.account === 'jun',
  )
  expect(mine.map((one) => one.reference)).toEqual(['9876543210123'])
})

test('pages of the member centre say what failed and load on retry [S-411]', async ({ page }) => {
  await addFault({ endpoint: 'deposit.methods', kind: 'html502' })
  await addFault({ endpoint: 'records.bets', kind: 'badShape' })
  const centre = await depositOf(page, 'maria')
  await expect(centre.getByText('The deposit methods could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await centre.getByRole('button', { name: 'Betting record' }).click()
  await expect(centre.getByText('The betting record could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await stillThere(page)
  await clearFaults()
  await centre.getByRole('button', { name: 'Try again' }).click()
  await expect(centre.getByText('The betting record could not be loaded.')).toBeHidden()
  await centre.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(centre.getByRole('radio').first()).toBeVisible()
})
