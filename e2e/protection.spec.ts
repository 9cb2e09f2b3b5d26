/** What protects players in the texts, choices and forms around their money. */
import type { Locator } from '@playwright/test'
import { arrive, arriveAs, passFirstDeposit } from './arrival.ts'
import { lastDeposit, operate, reset } from './panel.ts'
import { callAs, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('advertising is off in every channel for every product, one press takes all of it back, and a break closes it [G-05] [G-35]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/safety')
  const advertising = page.locator('#advertising')
  const switches = advertising.getByRole('switch')
  await expect(switches).toHaveCount(15)
  for (const one of await switches.all()) await expect(one).not.toBeChecked()
  await expect(advertising.getByText(/^You agreed to version .* of the terms/)).toBeVisible()
  for (const [channel, product] of [
    ['Email', 'Sports'],
    ['SMS', 'Casino'],
  ] as const) {
    const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && /consent/.test(answer.url()))
    await advertising.getByRole('group', { name: channel }).getByRole('switch', { name: product }).click()
    await kept
  }
  const stop = advertising.getByRole('button', { name: 'Stop all advertising' })
  await expect(stop).toBeVisible()
  await page.reload()
  await expect(advertising.getByRole('switch', { checked: true })).toHaveCount(2)
  await stop.click()
  await expect(advertising.getByText('You get no advertising.')).toBeVisible()
  await page.reload()
  await expect(switches).toHaveCount(15)
  await expect(advertising.getByRole('switch', { checked: true })).toHaveCount(0)

  expect((await callAs(page, '/wps/ext/safety/breaks', { length: '7d' })).status).toBe(200)
  await arriveAs(page, 'maria', '/safety')
  await expect(advertising.getByText(/^During a break or self-exclusion we send no advertising/)).toBeVisible()
  for (const one of await switches.all()) await expect(one).toBeDisabled()
})

test('of several limits the lowest that is left applies, and the pages say which; a hidden balance hides no limit [G-12] [G-25]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/safety')
  for (const [period, amount] of [
    ['day', '1000'],
    ['week', '400'],
  ])
    expect((await callAs(page, '/wps/ext/safety/limits', { kind: 'deposit', period, amount })).status).toBe(200)
  await page.reload()
  const entries = page.getByRole('region', { name: 'Your limits' }).getByRole('listitem')
  await expect(entries.nth(0)).toContainText('Deposit limit per day')
  await expect(entries.nth(0).getByText('Applies now')).toHaveCount(0)
  await expect(entries.nth(1)).toContainText('Deposit limit per week')
  await expect(entries.nth(1).getByText('Applies now')).toBeVisible()
  const bar = page.getByRole('group', { name: 'Top bar' })
  await expect(bar.getByText('₱5,000.00')).toBeVisible()
  await bar.getByRole('button', { name: 'Hide balance' }).click()
  await expect(bar.getByText('₱5,000.00')).toHaveCount(0)
  await expect(entries.nth(1)).toContainText('₱400.00 left')
  await page.goto('/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByText('Weekly limit: ₱400.00 of ₱400.00 left')).toBeVisible()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('500')
  await centre.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
})

test('the balance is on every screen of money and play, until the member hides it [G-25]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const inForeground = async (place: Locator) => {
    const amount = place.getByText('₱5,000.00').filter({ visible: true })
    await expect(amount).toBeInViewport({ ratio: 1 })
    // Nothing covers it.
    await amount.click({ trial: true })
  }
  const besideButton = (place: Locator) => place.getByRole('button', { name: 'Hide balance' }).locator('..')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const game = page.getByRole('group', { name: 'Game bar' })
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/rng')
    await inForeground(besideButton(page.getByRole('banner')))
    for (const part of ['depositv2', 'withdraw', 'transferFund']) {
      await page.goto(`/rng?centre=${part}`)
      await inForeground(besideButton(centre))
    }
  }
  await page.goto('/rng')
  const frame = await startSlot(page)
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  await inForeground(game)
  await page.evaluate(() => localStorage.setItem('balanceHidden', 'true'))
  await page.reload()
  await expect(game.getByText('******').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('₱5,000.00')).toHaveCount(0)
})

test('a first deposit comes after the note on how balances are protected; a member is reminded of limits, and a no is one press [G-04] [G-06] [G-18]', async ({
  page,
  expectedErrors,
}) => {
  // The open page polls once more with the session that a jump of the clock has ended.
  expectedErrors.push(/401/)
  await arriveAs(page, 'jun', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  await expect(centre.getByRole('button', { name: 'I have read this' })).toBeVisible()
  await expect(amount).toHaveCount(0)
  await passFirstDeposit(centre)
  await expect(amount).toBeVisible()

  await arriveAs(page, 'maria', '/?centre=depositv2')
  const reminder = centre.getByText('You have no limits yet')
  await expect(reminder).toBeVisible()
  await expect(centre.getByRole('link', { name: 'Look at my limits' })).toHaveAttribute('href', '/safety')
  await centre.getByRole('button', { name: 'Not now' }).click()
  await expect(reminder).toHaveCount(0)
  await page.reload()
  await expect(amount).toBeVisible()
  await expect(reminder).toHaveCount(0)

  // A month after the no it is asked again; a quarter of a year after a look at limits, whether they still fit.
  const day = 86_400_000
  await operate('clock/jump', { ms: 31 * day })
  await arriveAs(page, 'maria', '/?centre=depositv2')
  await expect(reminder).toBeVisible()
  const limit = { kind: 'deposit', period: 'day', amount: '1000' }
  expect((await callAs(page, '/wps/ext/safety/limits', limit)).status).toBe(200)
  await operate('clock/jump', { ms: 91 * day })
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const review = centre.getByRole('status').filter({ hasText: 'Do your limits still fit?' })
  await expect(review).toContainText('Nothing changes unless you change it.')
  await expect(centre.getByRole('button', { name: 'Keep them as they are' })).toBeVisible()
  // Nothing offers to raise one: not the question, not a refused deposit, not the form of the limit in force.
  const raising = page.getByText(/raise|increase|higher limit/i)
  await expect(raising).toHaveCount(0)
  await centre.getByRole('textbox', { name: 'Amount' }).fill('1500')
  await centre.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
  await expect(raising).toHaveCount(0)
  await centre.getByRole('link', { name: 'Look at my limits' }).click()
  const form = page.getByRole('form', { name: 'Deposit limit' })
  await expect(form.getByText('Current limit: ₱1,000.00')).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('')
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('an unusually large deposit stops at plain facts, a usual one does not [G-53]', async ({ page }) => {
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'maria', '/?centre=depositv2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  const onwards = centre.getByRole('button', { name: 'Continue', exact: true })
  const stop = centre.getByRole('heading', { name: 'This is more than you usually deposit' })
  // A member's usual deposit is known from the third deposit on.
  for (const place of [1, 2, 3]) {
    await amount.fill('200')
    await onwards.click()
    await expect(centre.getByText('Pay exactly ₱200.00')).toBeVisible()
    await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('09171234567')
    await centre.getByRole('textbox', { name: 'Reference number' }).fill(`111122223334${place}`)
    await centre.getByRole('button', { name: 'I have paid' }).click()
    await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
    await operate('deposits/credit', { id: (await lastDeposit('maria')).id })
    await centre.getByRole('button', { name: 'Make another deposit' }).click()
  }
  await amount.fill('600')
  await onwards.click()
  await expect(stop).toBeFocused()
  for (const fact of ['This deposit', 'Your usual deposit', 'Deposited in the last 7 days'])
    await expect(centre.getByText(fact, { exact: true })).toBeVisible()
  const back = centre.getByRole('button', { name: 'Change the amount' })
  const [one, other] = await Promise.all([back.boundingBox(), onwards.boundingBox()])
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
  await back.click()
  await expect(amount).toHaveValue('600')
  await amount.fill('599')
  await onwards.click()
  await expect(centre.getByText('Pay exactly ₱599.00')).toBeVisible()
  await expect(stop).toHaveCount(0)
})

test('breaks and exclusions say how they differ and offer lengths of equal weight, none chosen and nothing to stay for [G-31]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/safety')
  for (const [name, difference] of [
    ['Take a break', /Afterwards you can ask to play again/],
    ['Exclude yourself', /only if you ask for it, and after a waiting period/],
  ] as const) {
    const form = page.getByRole('form', { name })
    await expect(form).toContainText(difference)
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
    const weights = await form.getByRole('radio').evaluateAll((radios) =>
      radios.map((radio) => {
        const card = radio.closest('label') ?? radio
        const { backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(card)
        return [backgroundColor, borderColor, fontWeight, fontSize, (card as HTMLElement).offsetHeight].join(' ')
      }),
    )
    expect(weights.length).toBeGreaterThan(1)
    expect(new Set(weights).size).toBe(1)
    await expect(form).not.toContainText(/are you sure|miss|bonus|offer|instead/i)
  }
})

test('the self-test asks nine questions with no answer chosen, leads to help, and keeps nothing [G-43]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/safety')
  const questions = page.getByRole('form', { name: 'Self-test' })
  await expect(questions.getByRole('radiogroup')).toHaveCount(9)
  await expect(questions.getByRole('radio', { checked: true })).toHaveCount(0)
  for (const group of await questions.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Often' }).check()
  const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await questions.getByRole('button', { name: 'Show result' }).click()
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await expect(page.getByText(/Your answers were not kept\.$/)).toBeVisible()
  for (const name of ['Talk to someone', 'Exclude yourself', 'Set a limit'])
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(before)
  await page.reload()
  await expect(questions.getByRole('radiogroup')).toHaveCount(9)
  await expect(questions.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('help is that of the market: its contacts first, its exclusion scheme, blockers of devices and banks, and whom to complain to [G-38] [G-44] [G-45]', async ({
  page,
}) => {
  await arrive(page, '/safety')
  const help = page.getByRole('region', { name: 'Help', exact: true })
  const links = help.getByRole('link')
  await expect(links.first()).toHaveAccessibleName(/^NCMH crisis hotline/)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//)
  await expect(help.getByRole('link', { name: /^PAGCOR player exclusion/ })).toBeVisible()
  await expect(help.getByRole('link', { name: /^BetBlocker/ })).toBeVisible()
  await expect(help.getByText(/^Many banks and e-wallets block payments/)).toBeVisible()
  await expect(help.getByRole('list', { name: 'Complaints' }).getByRole('listitem').nth(1)).toContainText('14 days')
  await arrive(page, '/safety', { market: 'BDT' })
  await expect(links.first()).toHaveAccessibleName(/^Kaan Pete Roi/)
  await expect(help.getByRole('link', { name: /NCMH|PAGCOR/ })).toHaveCount(0)
})

test('a member who set a limit gets no personal bonus, and others do [G-51]', async ({ page }) => {
  const gift = (account: string) =>
    operate('rewards/issue', { merchant: 'crph', account, name: 'A thank-you', amount: '5' })
  await arriveAs(page, 'beth', '/safety')
  const limit = { kind: 'deposit', period: 'day', amount: '1000' }
  expect((await callAs(page, '/wps/ext/safety/limits', limit)).status).toBe(200)
  await expect(gift('beth')).rejects.toThrow(/limit/i)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await page.goto('/?centre=rewardCenter')
  await expect(centre.getByText('No rewards right now')).toBeVisible()
  await expect(centre.getByText('A thank-you')).toHaveCount(0)
  await gift('dina')
  await arriveAs(page, 'dina', '/?centre=rewardCenter')
  await expect(centre.getByText('A thank-you').first()).toBeVisible()
})
