/** A page translated by the browser: its texts are replaced, and the site keeps working. */
import { translatePage } from '../.storybook/translatePage.ts'
import { arrive, arriveAs, password } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ context }) => {
  await reset()
  await context.addInitScript(translatePage)
})

test('on a translated page a member logs in, deposits, withdraws, searches and loads more games', async ({ page }) => {
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  await operate('withdrawals/delay', { merchant: 'crph', seconds: null })

  await test.step('logs in, after a wrong password', async () => {
    await arrive(page, '/login')
    const modal = page.getByRole('dialog', { name: 'Welcome back' })
    await expect(modal.locator('font').first()).toBeVisible()
    await modal.getByRole('textbox', { name: 'User name' }).fill('maria')
    const secret = modal.locator('input[autocomplete="current-password"]')
    await secret.fill('wrong1')
    await modal.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(modal.getByRole('alert')).toBeFocused({ timeout: 30_000 })
    await secret.fill(password)
    await modal.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(modal).toBeHidden()
  })

  const bar = page.getByRole('group', { name: 'Top bar' })
  const centre = page.getByRole('dialog', { name: 'Member centre' })

  await test.step('deposits, after an amount that is too low', async () => {
    await bar.getByRole('button', { name: 'Deposit', exact: true }).click()
    const amount = centre.getByRole('textbox', { name: 'Amount' })
    await amount.fill('1')
    await centre.getByRole('button', { name: 'Continue' }).click()
    await expect(centre.getByText('Please enter an amount from ₱100.00 to ₱50,000.00.')).toBeVisible()
    await amount.fill('500')
    await centre.getByRole('button', { name: 'Continue' }).click()
    await expect(centre.getByText('Pay exactly ₱500.00')).toBeVisible()
  })

  await test.step('withdraws', async () => {
    await arriveAs(page, 'maria', '/?centre=withdraw')
    const form = centre.getByRole('form', { name: 'Withdraw', exact: true })
    await form.getByRole('radio', { name: /GCash/ }).check()
    await form.getByRole('textbox', { name: /^Amount/ }).fill('500')
    await form.getByRole('button', { name: 'Continue' }).click()
    const check = centre.getByRole('form', { name: 'Check your withdrawal' })
    await check.getByLabel(/^Payment password/).fill('135790')
    await check.getByRole('button', { name: 'Withdraw now' }).click()
    await expect(centre.getByRole('list', { name: 'Stages of this withdrawal' })).toBeVisible()
  })

  await test.step('searches, finds nothing, finds games, and loads more', async () => {
    await arriveAs(page, 'maria', '/rng')
    const tiles = page.getByRole('article')
    await expect(tiles).toHaveCount(24)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(tiles).toHaveCount(48)
    const box = page.getByRole('searchbox', { name: 'Search games' })
    await box.fill('zzzz')
    await expect(page.getByRole('region', { name: 'All games' }).getByText('No games found')).toBeVisible()
    await box.fill('golden')
    await expect(tiles.first()).toContainText(/golden/i)
    await box.fill('')
    await expect(tiles.nth(20)).toBeVisible()
  })
})
