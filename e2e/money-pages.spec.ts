/** Wallets, the transfer to the upline, the account record, and profit and loss. */
import { readFileSync } from 'node:fs'
import { arriveAs } from './arrival.ts'
import { account, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)

test('money goes to a vendor’s wallet and all of it can be returned [S-338] [S-339]', async ({ page }) => {
  await operate('wallets/perVendor', { merchant: 'crph', on: true })
  await arriveAs(page, 'maria')
  await page.goto('/?centre=transferFund')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
  await expect(menu.getByRole('button', { name: 'My wallet' })).toHaveAttribute('aria-current', /page|true/)
  const form = centre.getByRole('form', { name: 'Transfer between wallets' })
  await expect(centre.getByRole('region', { name: 'Your wallets' }).getByText('₱5,000.00')).toBeVisible()
  await form.getByRole('combobox', { name: /^From/ }).click()
  await page.getByRole('option', { name: /^Main wallet/ }).press('Enter')
  // An option of the closing list would be taken for one of the next.
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await form.getByRole('combobox', { name: /^To/ }).click()
  await page.getByRole('option').nth(3).press('Enter')
  const amount = form.getByRole('textbox', { name: /^Amount/ })
  await amount.fill('5000.01')
  await form.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('300')
  await form.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('₱300.00 was transferred.')).toBeVisible()
  const wallets = centre.getByRole('region', { name: 'Your wallets' })
  await expect(wallets.getByRole('article')).toHaveCount(2)
  await expect(wallets.getByText('₱4,700.00')).toBeVisible()
  await centre.getByRole('button', { name: 'Return all to the main wallet' }).click()
  await expect(wallets.getByRole('article')).toHaveCount(1)
  await expect(wallets.getByText('₱5,000.00')).toBeVisible()
})

test('a transfer to the agent above asks for the payment password and appears in the account record; amount and receiver are reviewed, an equal one is asked about [S-329] [S-353] [S-355] [G-64]', async ({
  page,
}) => {
  await operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
  const before = Number((await account('ace')).balance)
  await arriveAs(page, 'beth', '/?centre=transferUpline')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const form = centre.getByRole('form', { name: 'Transfer to your upline' })
  await form.getByRole('textbox', { name: /^Amount/ }).fill('12.50')
  await form.getByLabel(/^Payment password/).fill('000000')
  await form.getByRole('button', { name: 'Transfer', exact: true }).click()
  const review = page.getByRole('alertdialog', { name: 'Send this money?' })
  await expect(review).toContainText('₱12.50 goes to a***e. This cannot be undone.')
  await review.getByRole('button', { name: 'Cancel' }).click()
  expect(Number((await account('ace')).balance)).toBe(before)
  await form.getByRole('button', { name: 'Transfer', exact: true }).click()
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByLabel(/^Payment password/)).toHaveAttribute('aria-invalid', 'true')
  expect(Number((await account('ace')).balance)).toBe(before)
  await form.getByLabel(/^Payment password/).fill('135790')
  await form.getByRole('button', { name: 'Transfer', exact: true }).click()
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(centre.getByText('Transfer sent')).toBeVisible()
  expect(Number((await account('ace')).balance)).toBeCloseTo(before + 12.5)
  // An equal transfer asks first, also after a reload.
  await page.reload()
  await form.getByRole('textbox', { name: /^Amount/ }).fill('12.50')
  await form.getByLabel(/^Payment password/).fill('135790')
  await form.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(review).toContainText('You sent ₱12.50 to a***e a few minutes ago.')
  await review.getByRole('button', { name: 'Cancel' }).click()
  expect(Number((await account('ace')).balance)).toBeCloseTo(before + 12.5)
  await page.goto('/?centre=transactionHistory')
  const table = centre.getByRole('table', { name: 'Transactions of the chosen period' })
  await expect(table.getByRole('row').filter({ hasText: 'Transfer to upline' })).toContainText('-₱12.50')
})

test('the account record filters by type, keeps the filter in the address, opens its sums and downloads completely [S-355] [S-358] [S-360] [S-361] [G-39]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=transactionHistory')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const table = centre.getByRole('table', { name: 'Transactions of the chosen period' })
  await expect(table.getByRole('row').filter({ hasText: 'Bet' }).first()).toBeVisible()
  await expect(centre.getByText(/^Since you opened your account on /)).toBeVisible()
  await centre.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Withdrawal', exact: true }).press('Enter')
  await expect(page).toHaveURL(/centre\.movement=withdraw/)
  await expect(table.getByRole('row').filter({ hasText: 'Bet' })).toHaveCount(0)
  const waiting = page.waitForEvent('download')
  await centre.getByRole('button', { name: 'Download CSV' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(head).toContain('Time,Type,Order number,Amount,Balance after')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => row.includes('Withdrawal'))).toBe(true)
  // In print: the member and the days of the record, and the rows of the page without controls.
  const sheet = page.locator('[data-print-sheet]')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText('Withdrawal', { exact: true }).first()).toBeVisible()
  await expect(sheet.locator('button')).toHaveCount(0)
  await expect(sheet.locator('header')).toContainText(/Account record.*20\d\d.*Croupier · maria/)
  await expect(centre).toBeHidden()
  await page.emulateMedia({ media: null })
  await centre.getByRole('button', { name: 'Show twelve months' }).click()
  const year = centre.getByRole('region', { name: 'In the last twelve months' })
  await expect(year.getByText('Stakes', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(centre.getByRole('combobox', { name: 'Type' })).toContainText('Withdrawal')
})

test('profit and loss says what it is, opens its sum, and has every day of its chart in a table [S-356]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=personalProfit')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const result = centre.getByRole('region', { name: 'Result of the period' })
  await result.getByText('How this is worked out').click()
  await expect(result.getByText(/Deposits and withdrawals are not included/)).toBeVisible()
  const figure = async (label: string) => {
    const row = result.locator('details dl > div').filter({ hasText: label })
    return Math.round(Number((await row.locator('dd').textContent())?.replace(/[^\d.-]/g, '')) * 100)
  }
  const parts = await Promise.all(['Wins', 'Rebate', 'Bonus', 'Dividends and salaries', 'Stakes'].map(figure))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await figure('Net result'))
  await centre.getByText('Show as table').click()
  await expect(centre.getByRole('columnheader', { name: 'Day' })).toBeVisible()
  const sheet = page.locator('[data-print-sheet]')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.locator('tbody tr').first()).toBeVisible()
  await expect(sheet).toContainText('Deposits and withdrawals are not included')
})
