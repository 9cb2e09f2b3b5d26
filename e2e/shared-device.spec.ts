/** Two members on one device: a session expires, and another person logs in next. */
import type { Page } from '@playwright/test'
import { arrive, arriveAs, expireWith, fillSignIn, passFirstDeposit, password } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

/** Reads why the session ended, and logs in as another person. */
async function logInAfterwards(page: Page, account: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  // The login was not remembered.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'User name' })).toHaveValue('')
  await fillSignIn(page, account)
  await expect(page.getByRole('button', { name: `Account of ${account}`, includeHidden: true })).toBeVisible()
}

const openDeposit = (page: Page) =>
  page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Deposit', exact: true }).click()

test('after a session has expired, a different member finds nothing of the first one, who then finds it again [S-198] [S-201] [S-344]', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/401/)
  await arriveAs(page, 'maria', '/rng')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const sheet = page.getByRole('dialog', { name: 'Search games' })
  const searched = sheet.getByRole('button', { name: 'lantern', exact: true })
  const openSearch = async () => {
    await page.getByRole('button', { name: 'Search all vendors' }).click()
    // Earlier searches show below a field that has the focus.
    await sheet.getByRole('searchbox', { name: 'Search games' }).click()
  }
  const closeSearch = async () => {
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(sheet).toBeHidden()
  }
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  const reference = centre.getByRole('textbox', { name: 'Reference number' })

  await test.step('the first member searches, orders a deposit and has typed its reference when the session ends', async () => {
    await openSearch()
    const box = sheet.getByRole('searchbox', { name: 'Search games' })
    await box.fill('lantern')
    await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
    await box.press('Enter')
    await closeSearch()
    await openDeposit(page)
    await amount.fill('700')
    await centre.getByRole('button', { name: 'Continue' }).click()
    await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('0917 123 4567')
    await reference.fill('1111222333555')
    await expireWith(page, 'maria', '/wallet/deposit/submit')
    await centre.getByRole('button', { name: 'I have paid' }).click()
  })

  await test.step('another member logs in: no open page, name, order, draft or search of the first', async () => {
    await logInAfterwards(page, 'jun')
    await expect(page).toHaveURL(/\/rng$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openDeposit(page)
    await passFirstDeposit(centre)
    await expect(amount).toHaveValue('')
    await expect(centre.getByText('No deposits yet')).toBeVisible()
    await amount.fill('321')
    await expect(page.locator('body')).not.toContainText(/maria|700\.00|1111222333555/i)
    await centre.getByRole('button', { name: 'Close member centre' }).click()
    await openSearch()
    await expect(searched).toHaveCount(0)
    await closeSearch()
  })

  await test.step('the first member is back: the search, and the order with what was typed', async () => {
    await openDeposit(page)
    await expect(amount).toHaveValue('321')
    await expireWith(page, 'jun', '/wallet/deposit/order')
    await centre.getByRole('button', { name: 'Continue', exact: true }).click()
    await logInAfterwards(page, 'maria')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openSearch()
    await expect(searched).toBeVisible()
    await closeSearch()
    await openDeposit(page)
    await centre.getByRole('button', { name: 'Continue payment' }).first().click()
    await expect(centre.getByText('Pay exactly ₱700.00')).toBeVisible()
    await expect(reference).toHaveValue('1111222333555')
  })
})

test('a favourite that the end of a session interrupted is not set for another member [S-201] [S-207]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await arriveAs(page, 'maria', '/rng')
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Add .* to favourites/ })
    .first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  await expireWith(page, 'maria', '/MCSFE_addFavoriteGameV2')
  await heart.click()
  await logInAfterwards(page, 'jun')
  await page.reload()
  await expect(page.getByRole('article').getByRole('button', { name, exact: true }).first()).toBeVisible()
})

test('an application for a promotion outlasts its writer’s session, and another member finds an empty one [S-201] [S-366]', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/401/)
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  const modal = page.getByRole('dialog', { name: 'Apply: An evening at the tables' })
  const comment = modal.getByRole('textbox', { name: /^Comment/ })
  await arriveAs(page, 'maria', '/promoDetail?id=live-evening')
  await apply.click()
  await modal.getByRole('textbox', { name: /^WhatsApp/ }).fill('+639171234567')
  await comment.fill('Nine blackjacks in a row')
  await expireWith(page, 'maria', '/promotion/join')
  await modal.getByRole('button', { name: 'Apply', exact: true }).click()
  await logInAfterwards(page, 'jun')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await apply.click()
  await expect(comment).toHaveValue('')
  await expect(modal.getByRole('textbox', { name: /^WhatsApp/ })).toHaveValue('')
  await comment.fill('Another hand')
  await modal.getByRole('textbox', { name: /^WhatsApp/ }).fill('+639179999999')
  await expireWith(page, 'jun', '/promotion/join')
  await modal.getByRole('button', { name: 'Apply', exact: true }).click()
  await logInAfterwards(page, 'maria')
  await apply.click()
  await expect(comment).toHaveValue('Nine blackjacks in a row')
})

test('on a shared phone nothing stays after leaving, amounts begin hidden, and an untouched page logs out [G-95]', async ({
  page,
}) => {
  await page.clock.install()
  await arrive(page, '/login')
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  const before = await kept()
  const form = page.getByRole('dialog').getByRole('form')
  const name = form.getByRole('textbox', { name: 'User name' })
  await expect(name).toHaveAttribute('autocomplete', 'username')
  await form.getByRole('checkbox', { name: 'Others use this phone too' }).check()
  await expect(name).toHaveAttribute('autocomplete', 'off')
  await expect(form.getByRole('checkbox', { name: 'Remember my user name' })).toBeDisabled()
  await name.fill('maria')
  await form.locator('input[type="password"]').fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  const account = page.getByRole('button', { name: /^Account of/ })
  await expect(account).toBeVisible()
  await expect(page.getByText('Shared phone')).toBeVisible()
  await test.step('on a small phone the band is one line', async () => {
    const whole = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    const band = page.getByRole('status').filter({ hasText: 'Shared phone' })
    await expect.poll(async () => (await band.boundingBox())?.height).toBeLessThan(50)
    if (whole) await page.setViewportSize(whole)
  })
  await expect(page.getByText('******').first()).toBeAttached()

  await test.step('what is searched stays in the session', async () => {
    await page.goto('/rng')
    await page.getByRole('button', { name: 'Search all vendors' }).click()
    const sheet = page.getByRole('dialog', { name: 'Search games' })
    await sheet.getByRole('searchbox', { name: 'Search games' }).fill('lantern')
    await sheet.getByRole('searchbox', { name: 'Search games' }).press('Enter')
    await page.keyboard.press('Escape')
    expect(await kept()).not.toContain('lantern')
  })

  await test.step('a touch keeps the session, three minutes without one end it', async () => {
    await page.clock.fastForward('02:00')
    await page.keyboard.press('Shift')
    await page.clock.fastForward('02:00')
    await expect(account).toBeVisible()
    await page.clock.fastForward('03:10')
    await expect(
      page.getByText('You were logged out because this shared phone was not touched for 3 minutes.').first(),
    ).toBeVisible()
    await expect(account).toHaveCount(0)
  })

  await test.step('nothing of the member is left', async () => {
    const after = await kept()
    expect(after).not.toMatch(/maria|lantern/)
    expect(JSON.parse(after)).toEqual(JSON.parse(before))
    expect(await page.evaluate(() => document.cookie)).not.toContain('maria')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  })
})
