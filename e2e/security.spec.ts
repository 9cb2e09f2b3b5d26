/** The security centre: only the owner can change the protection of the account. */
import { createHmac } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { arrive, arriveAs, fillSignIn, password } from './arrival.ts'
import { look, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())
test.afterAll(() => reset())

const minute = 60_000

/** The code that an authenticator shows for a key at a time (RFC 6238). */
function authenticatorCode(key: string, at: number): string {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', bytes).update(counter).digest()
  const value = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(value % 1_000_000).padStart(6, '0')
}

const platformTime = async () => ((await look('clock')) as { readonly now: number }).now
const letters = async () => (await look('letters')) as readonly { readonly to: string; readonly text: string }[]

/** Opens the security centre by its button in the top bar. */
async function openPage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('region', { name: 'What protects your account' })).toBeVisible()
  return centre
}

/** Answers the request for proof of identity with the login password. */
async function prove(page: Page) {
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' })
  await proof
    .getByLabel(/^Login password/)
    .first()
    .fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof).toBeHidden()
}

test('two-step login is set up with a code, asked for at the next login, and a recovery code opens once [G-54] [S-118]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  // Some time after the login, a change requires a step-up proof.
  await operate('clock/jump', { ms: 6 * minute })
  const centre = await openPage(page)
  await centre.getByRole('button', { name: 'Turn on: Two-step login' }).click()
  await centre.getByRole('button', { name: 'Set it up' }).click()
  await prove(page)
  await expect(centre.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await centre.getByLabel('Or type this key into the app').textContent()) ?? ''
  const form = centre.getByRole('form', { name: 'Turn on two-step login' })
  await form.getByLabel(/^Code from the authenticator/).fill(authenticatorCode(key, await platformTime()))
  await form.getByRole('button', { name: 'Turn on two-step login' }).click()
  const shown = centre.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(8)
  const codes = await shown.allInnerTexts()
  await centre.getByRole('button', { name: 'I have saved them' }).click()
  await expect(centre.getByText('8 recovery codes left.')).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await arrive(page, '/login')
  await fillSignIn(page, 'maria')
  const step = page.getByRole('dialog').getByRole('form', { name: 'Two-step login' })
  await step.getByRole('radio', { name: 'Recovery code' }).check()
  await step.getByRole('textbox', { name: /^Recovery code/ }).fill(codes[0] ?? '')
  await step.getByRole('button', { name: /^Confirm/ }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  const again = await openPage(page)
  await expect(again.getByText('7 recovery codes left.')).toBeVisible()
})

test('another number is bound after a proof, the old addresses learn of it, and withdrawals wait a day [S-332] [G-54]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  await operate('clock/jump', { ms: 6 * minute })
  const centre = await openPage(page)
  await centre.getByRole('button', { name: 'Change: Mobile number' }).click()
  const form = centre.getByRole('form', { name: 'Confirm this number' })
  await form.getByLabel(/^New mobile number/).fill('0917 999 8877')
  await form.getByRole('button', { name: 'Send code' }).click()

  await test.step('a dialog that is closed loses nothing', async () => {
    await page.getByRole('dialog', { name: 'Confirm it is you' }).getByRole('button', { name: 'Close' }).click()
    await expect(form.getByLabel(/^New mobile number/)).toHaveValue('917 999 8877')
  })

  await form.getByRole('button', { name: /^Send/ }).click()
  await prove(page)
  await form.getByLabel(/^SMS code/).fill('246810')
  await form.getByRole('button', { name: 'Confirm this number' }).click()
  await expect(centre.getByText('********8877')).toBeVisible()
  await expect(centre.getByText(/you can withdraw again from/)).toBeVisible()
  expect((await letters()).map(({ to }) => to).toSorted()).toEqual(['639170001002', 'maria@mail.example'])
})

test('name and picture are chosen, and the member bar shows them [S-332] [S-333]', async ({ page }) => {
  await arriveAs(page, 'maria')
  const centre = await openPage(page)
  await centre.getByRole('button', { name: 'Change nickname' }).click()
  const form = centre.getByRole('form', { name: 'Change nickname' })
  await form.getByLabel(/^Nickname/).fill('Mari')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(centre.getByRole('group', { name: 'My account' }).getByText('Mari', { exact: true })).toBeVisible()
  await centre.getByRole('button', { name: 'Change picture' }).click()
  await centre.getByRole('radio', { name: 'Picture 5' }).check()
  await centre.getByRole('button', { name: 'Save' }).click()
  const card = centre.getByRole('group', { name: 'My account' })
  await expect(card.locator('img[src$="/art/avatar/4.svg"]')).toBeVisible()
})

test('a payment password is set, and changed by entering the old one [S-334]', async ({ page }) => {
  await arriveAs(page, 'jun')
  const centre = await openPage(page)
  await centre.getByRole('button', { name: 'Add: Payment password' }).click()
  const setting = centre.getByRole('form', { name: 'Set payment password' })
  await setting.getByLabel(/^New payment password/).fill('135790')
  await setting.getByLabel(/^Confirm payment password/).fill('135790')
  await setting.getByRole('button', { name: 'Set payment password' }).click()
  await centre.getByRole('button', { name: 'Change: Payment password' }).click()
  const changing = centre.getByRole('form', { name: 'Change payment password' })
  await changing.getByLabel(/^Current payment password/).fill('000000')
  await changing.getByLabel(/^New payment password/).fill('864200')
  await changing.getByLabel(/^Confirm payment password/).fill('864200')
  await changing.getByRole('button', { name: 'Change payment password' }).click()
  await expect(changing.getByText('The payment password is wrong.')).toBeVisible()
  await changing.getByLabel(/^Current payment password/).fill('135790')
  await changing.getByRole('button', { name: 'Change payment password' }).click()
  await expect(centre.getByText(/you can withdraw again from/)).toBeVisible()
})

test('J-23 another device is signed out from the list, a stranger in the log is locked out: each is asked to log in again [G-54] [S-201]', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  await other.clock.install()
  await arriveAs(other, 'maria')
  await arriveAs(page, 'maria')
  const centre = await openPage(page)
  await test.step('the list ends the session of another tab', async () => {
    const places = centre.getByRole('region', { name: 'Where you are logged in' })
    await expect(places.getByText('This device')).toBeVisible()
    const end = places.getByRole('button', { name: /^Log out (?!everywhere)/ })
    await end.first().click()
    await expect(end).toHaveCount(0)
    // A page polls its member once a minute, so it notices without a click.
    await other.clock.fastForward(minute)
    await expect(other.getByRole('alertdialog', { name: 'Warning' })).toContainText('your session has ended')
    await arriveAs(other, 'maria')
    await page.reload()
  })
  const log = centre.getByRole('region', { name: 'Recent logins' })
  await log
    .getByRole('button', { name: /^Not you/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock out' }).click()
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('alertdialog', { name: 'Warning' })).toContainText('your session has ended')
  await other.close()
})
