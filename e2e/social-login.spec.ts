/** Login with an account of another provider, through the sandbox's replacement for that provider's window. */
import type { Page } from '@playwright/test'
import { arrive, fillSignIn } from './arrival.ts'
import { calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(async () => {
  await reset()
  await operate('modules/set', { merchant: 'crph', module: 'SOCIALLOGIN3', on: true })
})
test.afterAll(() => reset())

const modal = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })

/** Chooses an account in the provider's window, which the page then closes. */
async function choose(page: Page, name: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await modal(page).getByRole('button', { name: 'Continue with Google' }).click()
  const provider = await opening
  const closing = provider.waitForEvent('close')
  await provider.getByRole('button', { name }).click()
  await closing
}

test('an account of another provider is linked by one login, logs in from then on, and can be unlinked [S-090] [S-095] [G-54]', async ({
  page,
}) => {
  await arrive(page, '/login')
  await choose(page, 'maria@mail.example')
  await expect(modal(page).getByText(/^Your Google account is confirmed/)).toBeVisible()
  await fillSignIn(page, 'maria')
  await expect(page.getByText('You can now log in with Google.')).toBeVisible()

  await test.step('the next time the window alone is enough', async () => {
    await page.evaluate(() => sessionStorage.removeItem('token'))
    await page.goto('/login')
    await choose(page, 'maria@mail.example')
    await expect(page.getByRole('button', { name: 'Account of Maria' })).toBeVisible()
  })

  await test.step('unlinking asks for the password, which that login did not', async () => {
    await page.getByRole('button', { name: 'Account of Maria' }).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    const linked = page.getByRole('region', { name: 'Log in with other accounts' })
    await expect(linked.getByText(/^maria@mail\.example · linked/)).toBeVisible()
    await linked.getByRole('button', { name: 'Unlink Google' }).click()
    const proof = page.getByRole('dialog').filter({ has: page.locator('input[autocomplete="current-password"]') })
    await proof.locator('input[autocomplete="current-password"]').fill('Croupier1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You can no longer log in with Google.')).toBeVisible()
    await expect(linked.getByRole('button', { name: 'Link Google' })).toBeVisible()
  })
})

test('a window that was closed or blocked leaves the form as it was, with a reason and another try [S-126] [S-128]', async ({
  page,
}) => {
  await arrive(page, '/login')
  const name = modal(page).getByRole('textbox', { name: 'User name' })
  await name.fill('maria')
  const opening = page.waitForEvent('popup')
  await modal(page).getByRole('button', { name: 'Continue with Google' }).click()
  await (await opening).close()
  await expect(modal(page).getByText('Login failed. Please try again.')).toBeVisible()
  await page.evaluate(() => {
    window.open = () => null
  })
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await expect(modal(page).getByText(/^Your browser blocked the window/)).toBeVisible()
  await expect(name).toHaveValue('maria')
  expect(await calledEndpoints()).not.toContain('session.login')
})
