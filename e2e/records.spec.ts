/** J-19: the betting record, its days, sums and file; a bet in full; the monthly statement. */
import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { hundredths, readEveryPage, sum } from './agentFigures.ts'
import { arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('J-19 the betting record adds up over all pages and is saved whole; its days come from a shortcut, typing and a calendar, and a refused range asks for nothing [S-354] [S-358] [S-360] [S-361]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  const asked: string[] = []
  const asksForDays = (request: Request) =>
    /startTime=/.test(request.url()) || /startTime/.test(request.postData() ?? '')
  page.on('request', (request) => {
    if (asksForDays(request)) asked.push(request.url())
  })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const period = centre.getByRole('group', { name: 'Period' })
  const from = period.getByLabel('From', { exact: true })
  const to = period.getByLabel('To', { exact: true })
  await expect(period.getByRole('button', { name: 'Previous 7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expect(centre.getByRole('table')).toBeVisible()
  const today = await to.inputValue()

  await test.step('a shortcut', async () => {
    const answer = page.waitForResponse((response) => asksForDays(response.request()))
    await period.getByRole('button', { name: 'Previous 30 days' }).click()
    await expect(period.getByRole('button', { name: 'Previous 30 days' })).toHaveAttribute('aria-pressed', 'true')
    await answer
    await expect(centre.locator('[data-stale]')).toHaveCount(0)
    await expect(to).toHaveValue(today)
  })

  await test.step('the sums are those of the rows of every page, and the file has the same rows', async () => {
    const { rows, totals } = await readEveryPage(centre, 'Bets of the chosen period')
    for (const column of ['Stake', 'Payout', 'Net'])
      expect(sum(rows.map((row) => hundredths(row[column] ?? ''))), column).toBe(hundredths(totals[column] ?? ''))
    const saving = page.waitForEvent('download')
    await centre.getByRole('button', { name: 'Download CSV' }).click()
    const [, ...saved] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
    expect(saved).toHaveLength(rows.length)
  })

  await test.step('typed days, and a range that is refused', async () => {
    const before = asked.length
    await from.fill(new Date(Date.parse(today) - 119 * 86_400_000).toISOString().slice(0, 10))
    await expect(period).toHaveAccessibleDescription('Choose at most 90 days.')
    await to.fill('2020-01-01')
    await expect(period).toHaveAccessibleDescription('The end is before the start.')
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    expect(asked.length).toBe(before)
    await period.getByRole('button', { name: 'Today' }).click()
    await expect(period).not.toHaveAccessibleDescription(/./)
    await expect(from).toHaveValue(today)
  })

  await test.step('the calendar, which Escape closes before the member centre', async () => {
    await period.getByRole('button', { name: /: From$/ }).click()
    const calendar = page.getByRole('dialog', { name: /From/ })
    await expect(calendar.getByRole('button', { name: /^Today, / }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(centre).toBeVisible()
    await period.getByRole('button', { name: /: From$/ }).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(to).toHaveValue(today)
    expect((await from.inputValue()) < today).toBe(true)
    await expect(period.getByRole('button', { pressed: true })).toHaveCount(0)
  })
})

test('a bet opens in full by its address, prints on a separate sheet, and is disputed with its identifying facts [S-354] [S-384]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=personalHistoryCopy')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre
    .getByRole('button', { name: /^Details of bet / })
    .first()
    .click()
  await expect(page).toHaveURL(/centre\.bet=/)
  const orderNo = new URL(page.url()).searchParams.get('centre.bet') ?? ''
  await expect(centre.getByText(orderNo, { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print-sheet]')).toContainText(orderNo)
  await expect(page.locator('[data-print-sheet]')).toBeVisible()
  await expect(centre).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await centre.getByRole('button', { name: 'Report a problem' }).click()
  // The button is gone: the next key leads into the form that took its place.
  await page.keyboard.press('Tab')
  await expect(centre.getByRole('textbox', { name: 'What is wrong?' })).toBeFocused()
  await centre.getByRole('textbox', { name: 'What is wrong?' }).fill('The reels stopped.')
  await centre.getByRole('button', { name: 'Send to customer service' }).click()
  await expect(centre.getByText(/^Sent\. Our answer will appear/)).toBeInViewport()
  await centre.getByRole('button', { name: 'See the conversation' }).click()
  const log = centre.getByRole('log')
  await expect(log).toContainText('The reels stopped.')
  await expect(log).toContainText(`order ${orderNo}`)
})

test('the monthly statement is reached from the account record and states losses as plainly as wins [G-40]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=transactionHistory')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'Monthly statement' }).click()
  await expect(page).toHaveURL(/centre=monthlyStatement/)
  await expect(centre.locator('[data-month]')).toHaveCount(12)
  await expect(centre.getByText(/^You lost ₱[\d,.]+ this month\.$/).first()).toBeVisible()
})
