/** What moves on the account shows on every page without a reload, in a running game too. */
import type { Locator, Page } from '@playwright/test'
import { arriveAs, soon } from './arrival.ts'
import { lastDeposit, look, operate, reset } from './panel.ts'
import { spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(async () => {
  await reset()
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
})

/** Reports a deposit of ₱700.00 as paid, as maria; returns the centre. */
async function submitDeposit(page: Page): Promise<Locator> {
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
  await centre.getByRole('button', { name: 'Continue', exact: true }).click()
  await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('09171234567')
  await centre.getByRole('textbox', { name: 'Reference number' }).fill('1111222333555')
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
  return centre
}

test('a deposit credited during a game shows in header, game and message within ten seconds [S-061] [S-316] [G-62]', async ({
  page,
}) => {
  const centre = await submitDeposit(page)
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  await page.getByRole('link', { name: 'Slots', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  const frame = await startSlot(page)
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled()
  await expect(frame.locator('#balance')).toHaveText('₱5,000.00')

  await operate('deposits/credit', { id: (await lastDeposit('maria')).id })
  const soonEnough = { timeout: 10_000 }
  await expect(page.getByRole('banner').getByText('₱5,700.00')).toBeVisible(soonEnough)
  await expect(frame.locator('#balance')).toHaveText('₱5,700.00', soonEnough)
  await expect(page.getByText('₱700.00 was credited to your balance.')).toBeVisible()
})

test('a deposit on its way is still followed after a reload, on any page, and no longer once it is credited [G-62]', async ({
  page,
}) => {
  await submitDeposit(page)
  // The page before asks too.
  const listed = page.waitForResponse(
    (response) => response.url().includes('depositTransaction') && response.frame().url().endsWith('/noticePage'),
  )
  await page.goto('/noticePage')
  await listed
  await operate('deposits/credit', { id: (await lastDeposit('maria')).id })
  await expect(page.getByText('₱700.00 was credited to your balance.')).toBeVisible({ timeout: 10_000 })
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('MONEY_UNDER_WAY')))
    .not.toContain('deposits')
})

test('an order that expired at the platform ends on the page, and nothing can be copied any more [S-344] [G-62]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
  await centre.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(centre.getByRole('button', { name: 'Copy Receiver number' })).toBeVisible()
  await operate('clock/jump', { ms: 20 * 60_000 })
  await expect(centre.getByRole('button', { name: 'New deposit' })).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Copy Receiver number' })).toHaveCount(0)
})

test('an open page of missions counts a deposit that is credited, and an open reward centre shows the reward that the operator releases [S-370] [S-372] [G-62]', async ({
  page,
}) => {
  await page.clock.install()
  const centre = await submitDeposit(page)
  const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
  await menu.getByRole('button', { name: /^Missions/ }).click()
  const mission = centre.getByRole('article').filter({ hasText: 'Deposit ₱500.00 this week' })
  await expect(mission).toContainText('₱0.00 of ₱500.00')
  await operate('deposits/credit', { id: (await lastDeposit('maria')).id })
  await expect(mission.getByRole('button', { name: /^Claim/ })).toBeVisible({ timeout: 10_000 })

  const entry = menu.getByRole('button', { name: /^Reward centre/ })
  const count = entry.locator('[data-tone] > [aria-hidden]')
  await entry.click()
  const { rewards } = (await look('service')) as { readonly rewards: readonly { id: number; account: string }[] }
  const held = rewards.find(({ account }) => account === 'maria')?.id
  const reward = centre.locator(`[data-reward="${held}"]`)
  const claim = reward.getByRole('button', { name: /^Claim/ })
  await expect(reward).toBeVisible()
  await expect(claim).toHaveCount(0)
  const before = Number(await count.textContent())
  await operate('rewards/decide', { id: String(held), approve: true })
  await page.clock.fastForward(30_000)
  await expect(claim).toBeVisible()
  await expect.poll(async () => Number(await count.textContent())).toBeGreaterThan(before)
})

test('a page at rest makes at most four requests a minute, a hidden one none for the account [G-62]', async ({
  page,
}) => {
  await page.clock.install()
  await arriveAs(page, 'maria')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.clock.runFor(30_000)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/')) asked.push(new URL(request.url()).pathname)
  })
  for (let minute = 0; minute < 3; minute++) {
    await page.mouse.move(minute, 5)
    await page.clock.runFor(60_000)
  }
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
  expect(asked.some((path) => path.endsWith('CSP_unreadCount'))).toBe(true)
})

test('after play and a withdrawal that has ended, a page at rest makes at most four requests a minute again [G-62]', async ({
  page,
}) => {
  await operate('withdrawals/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'maria', '/rng')
  await spin(await startSlot(page))
  await page.clock.install()
  await page.goto('/?centre=withdraw')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const form = centre.getByRole('form', { name: 'Withdraw', exact: true })
  await form.getByRole('radio', { name: /GCash/ }).check()
  await form.getByRole('textbox', { name: /^Amount/ }).fill('500')
  await form.getByRole('button', { name: 'Continue' }).click()
  const check = centre.getByRole('form', { name: 'Check your withdrawal' })
  await check.getByLabel(/^Payment password/).fill('135790')
  await check.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(page).toHaveURL(/centre\.withdrawal=/)
  const id = new URL(page.url()).searchParams.get('centre.withdrawal')
  await operate('withdrawals/approve', { id })
  await operate('withdrawals/pay', { id })
  await soon(page)
  const question = centre.getByRole('form', { name: 'Confirm receipt' })
  await question.getByRole('radio', { name: /^Received(?! in part)/ }).check()
  await question.getByRole('button', { name: 'Send answer' }).click()
  await expect(centre.getByText('Everything has been paid and received.')).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  await expect(centre).toBeHidden()
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/')) asked.push(new URL(request.url()).pathname)
  })
  for (let minute = 0; minute < 3; minute++) {
    await page.mouse.move(minute, 5)
    await page.clock.runFor(60_000)
  }
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
})

test('a rejected deposit gives its reason with a code, and its message leads to it and to an objection [S-344] [S-382] [G-63]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill('700')
  await centre.getByRole('button', { name: 'Continue', exact: true }).click()
  await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('09171234567')
  await centre.getByRole('textbox', { name: 'Reference number' }).fill('1111222333666')
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
  const { id } = await lastDeposit('maria')
  await operate('deposits/reject', { id, reason: 'The transfer was not found.' })

  const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
  await menu.getByRole('button', { name: /^Messages/ }).click()
  await centre
    .getByRole('list', { name: 'Messages' })
    .getByRole('button', { name: /Deposit not found/ })
    .first()
    .click()
  await expect(
    centre.getByText(/Your deposit of ₱700\.00 with the order reference \S+ could not be matched/),
  ).toBeVisible()
  await centre.getByRole('button', { name: 'Show the deposit' }).click()
  const row = centre.locator(`[data-deposit="${id}"]`)
  await expect(row).toContainText('Reason: The transfer was not found. Code DEP-NOTFOUND')
  await expect(row.getByRole('button', { name: /^Copy number / })).toBeVisible()
  await row.getByRole('button', { name: 'Report a problem' }).click()
  // The result takes the focus from the button that is gone; the centre, which would be read out, does not.
  const focused = await centre.evaluateHandle((box) => {
    const heard: string[] = []
    box.addEventListener('focusin', ({ target }) => heard.push(target === box ? 'the centre' : 'a part of it'))
    return heard
  })
  await row.getByRole('button', { name: 'Send to customer service' }).click()
  await expect(centre.locator(':focus')).toContainText('Sent. Our answer will appear')
  expect(await focused.jsonValue()).not.toContain('the centre')
  await row.getByRole('button', { name: 'See the conversation' }).click()
  await expect(centre.getByRole('log')).toContainText(`deposit ${id}`)
})
