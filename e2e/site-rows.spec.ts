/**
 * Member screens around money, games and messages: facts in view, a next step where something ended, and nothing in the
 * way.
 */
import { arriveAs } from './arrival.ts'
import { addFault, clearFaults, operate, reset } from './panel.ts'
import { callAs, spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('the amount of a deposit is in the first screen; a closed method says why and marks no other; a fee on top is added up [S-340] [S-341] [S-410] [G-48] [G-89]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await operate('deposits/method', { merchant: 'crph', method: 'MAYA', open: false })
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await expect(amount).toBeInViewport({ ratio: 1 })
    const box = await amount.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
  }
  const closed = centre.getByRole('radio', { name: /Maya/ })
  await expect(closed).toBeDisabled()
  await expect(closed).toHaveAccessibleName(/Closed at the moment.*Our provider has paused it/s)

  await test.step('a code that no contract knows has a reference to copy', async () => {
    await addFault({ endpoint: 'deposit.order', kind: 'platformCode', code: 'brand.new.code' })
    await amount.fill('500')
    await centre.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(centre.getByRole('alert').getByText(/^Reference/)).toBeVisible()
    await clearFaults()
  })

  await centre.getByRole('radio', { name: /Over the counter/ }).check()
  await amount.fill('1000')
  await centre.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(centre.getByText('Pay exactly ₱1,000.00')).toBeVisible()
  await expect(centre.locator('dl > div').filter({ hasText: 'Total to pay' })).toContainText('₱1,020.00')
})

test('a hidden balance shows on no page and in no game; a payout that waits for an answer is counted in the menu [S-058] [S-347] [G-63]', async ({
  page,
}) => {
  await operate('withdrawals/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'maria', '/rng')
  const bar = page.getByRole('group', { name: 'Top bar' })
  await bar.getByRole('button', { name: 'Hide balance' }).click()
  await bar.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const form = centre.getByRole('form', { name: 'Withdraw', exact: true })
  await expect(form.getByText('******', { exact: true })).toBeVisible()
  await expect(form).not.toContainText('5,000.00')
  await form.getByRole('radio', { name: /GCash/ }).check()
  await form.getByRole('button', { name: 'Use the maximum', exact: true }).click()
  await expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveValue(/^5,?000(\.00)?$/)
  await form.getByRole('textbox', { name: /^Amount/ }).fill('500')
  await form.getByRole('button', { name: 'Continue' }).click()
  const check = centre.getByRole('form', { name: 'Check your withdrawal' })
  await check.getByLabel(/^Payment password/).fill('135790')
  await check.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(centre.getByRole('list', { name: 'Stages of this withdrawal' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('centre.withdrawal') ?? ''
  await operate('withdrawals/approve', { id })
  await operate('withdrawals/pay', { id })
  // The entry counts it on every page of the centre.
  const menu = centre.getByRole('navigation', { name: 'Member centre menu' })
  await menu.getByRole('button', { name: 'Account record' }).click()
  await expect(menu.getByRole('button', { name: /^Withdrawal.*1/ })).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()

  const frame = await startSlot(page)
  await expect(frame.locator('#balance')).toHaveText('******')
  await spin(frame)
  await expect(frame.locator('#balance')).toHaveText('******')
  await bar.getByRole('button', { name: 'Hide balance' }).click()
  await expect(frame.locator('#balance')).toContainText('₱')
})

test('a game that the platform has closed says so, with a way to start again, to the lobby and to help [S-314] [G-88]', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'maria', '/rng')
  const frame = await startSlot(page)
  await spin(frame)
  // Another tab ends play.
  expect((await callAs(page, '/wps/ext/safety/play/check', { choice: 'stop' })).status).toBe(200)
  await frame.getByRole('button', { name: 'Spin' }).click()
  await expect(page.getByRole('heading', { name: 'This game has ended here' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer service' }).last()).toBeVisible()
  await expect(page.getByText(/^Play was stopped, here or in another place\./)).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled()

  // The same game on another device takes it over.
  const device = await browser.newContext({ locale: 'en-PH' })
  const other = await device.newPage()
  const { pathname, search } = new URL(page.url())
  await arriveAs(other, 'maria', `${pathname}${search}`)
  await expect(other.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled()
  await device.close()
  await frame.getByRole('button', { name: 'Spin' }).click()
  await expect(page.getByText(/^It was opened in another tab or on another device\./)).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()
})

test('stakes of the sportsbook are typed, odds say what they mean, and one Tab stop leads through a match [S-307] [G-08]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/sports')
  await page.getByRole('region', { name: 'Vendors' }).getByRole('button').first().click()
  const frame = page.frameLocator('iframe')
  const odds = frame.getByRole('button', { name: /to win$/ })
  await expect(odds.first()).toBeVisible()
  await odds.first().click()
  const stake = frame.getByRole('textbox', { name: 'Stake' })
  await stake.fill('37.5')
  await frame.getByRole('button', { name: 'Place bet' }).click()
  await expect(stake).toHaveAttribute('aria-invalid', 'true')
  await expect(stake).toBeFocused()
  await stake.fill('37')
  await frame.getByRole('button', { name: 'Place bet' }).click()
  await expect(frame.locator('#open')).toContainText('₱37.00')
  const match = frame.locator('#coming > li').nth(1)
  await expect(match.locator('button[tabindex="0"]')).toHaveCount(1)
  await match.locator('button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(match.locator('button').nth(1)).toBeFocused()
})

test('an error message is above the phone’s bar, and closes with its page [S-294] [G-88]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  await page.setViewportSize({ width: 360, height: 740 })
  await addFault({ endpoint: 'games.addFavourite', kind: 'html502' })
  await arriveAs(page, 'maria', '/rng')
  await page
    .getByRole('button', { name: /^Add .* to favourites/ })
    .first()
    .click()
  const toast = page.locator('[role=alertdialog][data-type=danger]').filter({ hasText: 'could not be saved' })
  await expect(toast).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([toast.boundingBox(), bar.boundingBox()])
      return (over?.y ?? 0) + (over?.height ?? 0) <= (under?.y ?? 0)
    })
    .toBe(true)
  // A recent message explains why the page has changed; this one was read.
  const shownAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 1_200, shownAt)
  await bar.getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(toast).toHaveCount(0)
})

test('the language list closes 200 ms after it has lost the focus, and not before [S-053]', async ({ page }) => {
  await arriveAs(page, 'maria', '/help')
  await page.getByRole('button', { name: /^Language:/ }).click()
  const list = page.getByRole('menu')
  await expect(list.getByRole('menuitemradio').first()).toBeVisible()
  await page.clock.install()
  // From here on time passes only when the journey lets it.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus())
  // In small steps, with time for the page to close it after each.
  for (let at = 0; at < 15; at += 1) {
    await page.clock.runFor(10)
    expect(await list.isVisible()).toBe(true)
  }
  await page.clock.runFor(100)
  // It fades out in frames, which the stopped clock blocks.
  await page.clock.resume()
  await expect(list).toHaveCount(0)
})

test('what waits longer than a day is said to wait: a higher limit changes nothing before its time [G-13]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/safety')
  expect(
    (await callAs(page, '/wps/ext/safety/limits', { kind: 'deposit', period: 'day', amount: '1000' })).status,
  ).toBe(200)
  await page.reload()
  const limits = page.locator('#limits')
  await limits.getByRole('button', { name: 'Remove limit' }).first().click()
  await expect(page.getByText(/^Noted\. Nothing changes before/).first()).toBeVisible()

  await page.reload()
  const form = limits.getByRole('form', { name: 'Session limit' })
  for (const [minutes, told] of [
    ['60', 'Saved. Your settings are up to date.'],
    ['120', /^Noted\. Nothing changes before/],
  ] as const) {
    await form.getByRole('textbox').fill(minutes)
    await form.getByRole('button', { name: 'Set session limit' }).click()
    await expect(page.getByText(told).first()).toBeVisible()
    // The next, empty form has taken the place of the one that was sent.
    await expect(form.getByRole('textbox')).toHaveValue('')
  }
})
