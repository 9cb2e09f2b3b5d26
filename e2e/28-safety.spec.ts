/** J-28: limits, a time-out and a self-exclusion, from the page that every page leads to. */
import type { Page } from '@playwright/test'
import { arrive, arriveAs, fillSignIn, signInAs } from './arrival.ts'
import { accountExists, lastDeposit, operate, reset } from './panel.ts'
import { callAs, spin, startSlot } from './play.ts'
import { journeyPorts } from './servers.ts'
import { expect, test } from './test.ts'

test.beforeEach(async () => {
  await reset()
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
})

const day = 86_400_000

/** Goes to the safety page from any page. */
async function openSafety(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Safer play' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Safer play' })).toBeVisible()
}

/** Sets a deposit limit of a day. */
async function setDayLimit(page: Page, amount: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Deposit limit' })
  await form.getByRole('radio', { name: /^Day/ }).check()
  await form.getByRole('textbox').fill(amount)
  await form.getByRole('button', { name: 'Set limit' }).click()
}

/** Orders and pays a deposit by GCash in the open member centre. */
async function deposit(page: Page, amount: string, reference: string): Promise<void> {
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByRole('textbox', { name: 'Your mobile number' }).fill('09171234567')
  await centre.getByRole('textbox', { name: 'Reference number' }).fill(reference)
  await centre.getByRole('button', { name: 'I have paid' }).click()
  await expect(centre.getByText('Your deposit was submitted.')).toBeVisible()
}

test('J-28 a limit is asked for before the first deposit, is two steps away, applies immediately, counts every deposit and waits before it is raised [G-04] [G-08] [G-10] [G-11] [G-13] [G-14] [G-15] [G-16] [G-17] [G-56]', async ({
  page,
}) => {
  test.slow()
  await arriveAs(page, 'jun', '/noticePage')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await test.step('the first deposit asks for a limit in an empty box, and it is in force at once', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click()
    // What a withdrawal will ask for is said in full before any money is in.
    await expect(
      centre.getByRole('list', { name: 'What we ask for when you withdraw' }).getByRole('listitem'),
    ).toHaveText(['Your name', 'Place of birth', 'Source of income', 'Identity document'])
    await centre.getByRole('button', { name: 'I have read this' }).click()
    const question = centre.getByRole('region', { name: 'Do you want to set a deposit limit?' })
    await expect(question.getByRole('textbox')).toHaveValue('')
    await question.getByRole('radio', { name: /^Day/ }).check()
    await question.getByRole('textbox').fill('1000')
    await question.getByRole('button', { name: 'Set limit' }).click()
    await expect(centre.getByText('Daily limit: ₱1,000.00 of ₱1,000.00 left')).toBeVisible()
    await centre.getByRole('button', { name: 'Close member centre' }).click()
  })
  await openSafety(page)
  const limits = page.getByRole('region', { name: 'Your limits' })
  await expect(limits.getByRole('listitem')).toContainText('₱0.00 of ₱1,000.00 used, ₱1,000.00 left')
  await expect(limits.getByRole('listitem')).toContainText('In force since')

  await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click()
  const amount = centre.getByRole('textbox', { name: 'Amount' })
  // The remaining amount is shown before anything is typed.
  await expect(centre.getByText(/₱1,000\.00 .*₱1,000\.00/)).toBeVisible()
  await expect(amount).toHaveValue('')
  await deposit(page, '600', '1111222333444')
  await operate('deposits/credit', { id: (await lastDeposit('jun')).id })
  await centre.getByRole('button', { name: 'Make another deposit' }).click()

  // Another method does not bypass the limit, and the text says when it restarts.
  await centre.getByRole('radio', { name: /Maya/ }).check()
  await amount.fill('600')
  await centre.getByRole('button', { name: 'Continue' }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(centre.getByText(/₱400\.00/).first()).toBeVisible()
  await expect(centre.getByText(/resets on/i).first()).toBeVisible()
  await amount.fill('')
  await centre.getByRole('button', { name: 'Close member centre' }).click()

  // Half of it used: a notice in the page and a message in the inbox, as a fact.
  await page.reload()
  await expect(limits.getByText('Half of this limit is used.')).toBeVisible()
  await expect(limits.getByRole('listitem')).toContainText('₱600.00 of ₱1,000.00 used, ₱400.00 left')

  await setDayLimit(page, '700')
  // The empty form takes the focus of the one that was sent, so that the keyboard goes on from there.
  await expect(page.locator('main :focus').getByRole('form', { name: 'Deposit limit' })).toBeVisible()
  await expect(limits.getByRole('listitem')).toContainText('of ₱700.00 used')
  await setDayLimit(page, '5000')
  await expect(limits.getByText(/^A change to ₱5,000\.00 is pending\. You can confirm it from/)).toBeVisible()
  await expect(limits.getByRole('listitem')).toContainText('of ₱700.00 used')

  // A day later it can be confirmed, but it is not in force before that.
  await operate('clock/jump', { ms: day + 60_000 })
  await arriveAs(page, 'jun', '/safety')
  await expect(limits.getByRole('listitem')).toContainText('of ₱700.00 used')
  await limits.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(limits.getByRole('listitem')).toContainText('of ₱5,000.00 used')
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(history.nth(0)).toContainText('Limit raised Deposit limit per day: ₱700.00 → ₱5,000.00')
  await expect(history.nth(1)).toContainText('Change requested')
  await expect(history.nth(2)).toContainText('Limit lowered Deposit limit per day: ₱1,000.00 → ₱700.00')
})

test('J-28 a time-out is one confirmation away, ends every session, closes play, deposits and promotions, shows the agent nothing but an account that is not available, and ends by request only [G-30] [G-32] [G-33] [G-34] [G-36]', async ({
  page,
  browser,
}) => {
  test.slow()
  const other = await browser.newContext({ locale: 'en-PH' })
  const phone = await other.newPage()
  await phone.clock.install()
  await arriveAs(phone, 'carl', '/rng')
  await arriveAs(page, 'carl', '/rng')
  await openSafety(page)
  const form = page.getByRole('form', { name: 'Take a break' })
  await form.getByRole('radio', { name: /^24 hours/ }).check()
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('form', { name: 'Confirm your break' }).getByRole('button', { name: 'Start now' }).click()
  const told = page.getByRole('dialog', { name: 'Your break has started' })
  await expect(told).toContainText(/It ends on \w+ \d+, 2026/)
  await told.getByRole('button').last().click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()

  // The other device is logged out too: it polls its member once a minute.
  await phone.clock.fastForward(60_000)
  const why = phone.getByRole('dialog', { name: 'Your break has started' })
  await expect(why).toContainText(/It ends on \w+ \d+, 2026/)
  await expect(why.getByRole('list', { name: 'Help' }).getByRole('link').first()).toBeVisible()
  // The rest does not need it closed, and the browser may take minutes to close it.
  other.close().catch(() => undefined)

  // Logging in leads to what is open, not to games.
  await signInAs(page, 'carl')
  await expect(page.getByRole('heading', { level: 1, name: 'You are taking a break' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0)
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1, name: 'You are taking a break' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'You are taking a break' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Withdraw' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { level: 3, name: 'Withdraw' })).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()

  await test.step('the agent above sees an account that is not available, without a reason', async () => {
    const context = await browser.newContext({ locale: 'en-PH' })
    const agent = await context.newPage()
    await arriveAs(agent, 'ace', '/?agent=teamManagement')
    const row = agent.getByRole('dialog', { name: 'Agent centre' }).getByRole('row').filter({ hasText: 'carl' })
    await expect(row).toContainText('Not available')
    await expect(row).not.toContainText(/break|excl/i)
    await context.close()
  })

  // Nothing reopens automatically after its end.
  await operate('clock/jump', { ms: day + 60_000 })
  await arriveAs(page, 'carl', '/rng')
  await page.getByRole('main').getByRole('button', { name: 'Ask to play again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
})

test('J-28 an exclusion on another device stops the game of this one, says why with help, and asks for no login [G-07] [G-32]', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await arriveAs(page, 'maria', '/rng')
  const frame = await startSlot(page)
  await spin(frame)
  const context = await browser.newContext({ locale: 'en-PH' })
  const phone = await context.newPage()
  await arriveAs(phone, 'maria', '/noticePage')
  expect((await callAs(phone, '/wps/ext/safety/breaks', { length: '6m' })).status).toBe(200)
  await context.close()

  await frame.getByRole('button', { name: 'Spin' }).click()
  const told = page.getByRole('dialog', { name: 'Your self-exclusion has started' })
  await expect(told).toContainText(/It ends on \w+ \d+, 2027/)
  await expect(told.getByRole('list', { name: 'Help' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByText(/log in again/i)).toHaveCount(0)
  await told.getByRole('button').last().click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', includeHidden: true })).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveCount(0)
})

test('an agent on a break sees it over the agent centre too [G-33]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/)
  await arriveAs(page, 'ace', '/safety')
  expect((await callAs(page, '/wps/ext/safety/breaks', { length: '24h' })).status).toBe(200)
  await arriveAs(page, 'ace', '/rng?agent=teamManagement')
  await expect(page.getByRole('dialog', { name: 'Agent centre' })).toBeVisible()
  await expect(page.getByText(/^You are on a break until/)).toBeVisible()
})

test('J-28 a self-exclusion holds, waits a day after its end, and the holder of the same phone is refused a new account politely [G-07] [G-34] [G-37] [G-38]', async ({
  page,
  expectedErrors,
}) => {
  // A call that was under way when the exclusion ended every session.
  expectedErrors.push(/401/)
  test.slow()
  await arriveAs(page, 'maria', '/safety')
  const form = page.getByRole('form', { name: 'Exclude yourself' })
  await form.getByRole('radio', { name: /^6 months/ }).check()
  await form.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('form', { name: 'Confirm your self-exclusion' })
    .getByRole('button', { name: 'Exclude me now' })
    .click()
  await page.getByRole('dialog', { name: 'Your self-exclusion has started' }).getByRole('button').last().click()

  await test.step('marketing reaches everybody else who allowed it', async () => {
    const campaign = { merchant: 'crph', product: 'casino', title: 'New slots', content: 'Try them.' }
    expect(JSON.stringify(await operate('marketing/send', campaign))).not.toContain('maria')
  })

  await test.step('a new account with the same phone is refused with help first', async () => {
    await operate('modules/set', { merchant: 'crph', module: 'MOBILENUMREG3', on: true })
    await arrive(page, '/register')
    await page.getByRole('dialog').getByRole('tab', { name: 'Mobile number' }).click()
    const form = page.getByRole('form', { name: 'Sign up with mobile number' })
    await form.getByRole('textbox', { name: 'Mobile number' }).fill('09170001002')
    await form.getByRole('button', { name: /^Send/ }).click()
    await form.getByRole('textbox', { name: 'SMS code' }).fill('246810')
    await form.getByLabel('Birthday').fill('1990-04-12')
    await form.getByRole('checkbox', { name: /do not belong/ }).check()
    await form.getByRole('button', { name: 'Sign up now' }).click()
    const refusal = page.getByRole('dialog').getByRole('alert')
    await expect(refusal.getByRole('link', { name: 'Safer play' })).toBeVisible()
    await expect(refusal.getByRole('link').nth(1)).toBeVisible()
    expect(await accountExists('09170001002')).toBe(false)
    await page.goto('/')
  })

  await arriveAs(page, 'maria', '/safety')
  const breaks = page.getByRole('region', { name: 'Take a break or exclude yourself' })
  await expect(breaks.getByText('You have excluded yourself')).toBeVisible()
  // A shorter one is refused in its own form.
  await breaks
    .getByRole('form', { name: 'Take a break' })
    .getByRole('radio', { name: /^24 hours/ })
    .check()
  await breaks.getByRole('form', { name: 'Take a break' }).getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('form', { name: 'Confirm your break' }).getByRole('button', { name: 'Start now' }).click()
  await expect(breaks.getByText(/^A break cannot be shortened/)).toBeVisible()

  await operate('clock/jump', { ms: 190 * day })
  await arriveAs(page, 'maria', '/')
  await page.getByRole('main').getByRole('button', { name: 'Ask to play again' }).click()
  await expect(page.getByText(/^You asked to play again\. Play opens on/).first()).toBeVisible()
  await operate('clock/jump', { ms: day + 60_000 })
  await arriveAs(page, 'maria', '/rng')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a visitor’s age is asked before any game; one who is too young sees no games, even after a reload [G-01]', async ({
  page,
}) => {
  await arrive(page, '/rng', { ofAge: false })
  const game = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  const question = page.getByRole('dialog', { name: 'How old are you?' })
  await game.click()
  await expect(question).toContainText('demo games included, are for people aged 21 and over')
  // Closing it does not answer it.
  await question.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(question).toBeHidden()
  await game.click()
  await question.getByRole('button', { name: '21 or older' }).click()
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('ageAnswer'))
  await page.reload()
  await game.click()
  await question.getByRole('button', { name: 'Younger than 21' }).click()
  const closed = page.getByRole('heading', { level: 1, name: 'This site is for people aged 21 and over' })
  await expect(closed).toBeVisible()
  await page.goto('/game?gameType=RNG&vassalage=LM&name=Any&nodeId=1')
  await expect(closed).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText(/^Operated by Croupier Demonstration Inc\.$/)).toBeVisible()
})

test('the safety page opens over a game; an interrupted game is offered again; limits can be read offline on a device that never showed them [G-29] [G-30] [G-57]', async ({
  page,
  browser,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await arriveAs(page, 'maria', '/safety')
  await setDayLimit(page, '1000')
  await expect(page.getByText('₱0.00 of ₱1,000.00 used, ₱1,000.00 left')).toBeVisible()
  await page.goto('/rng')
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  const name = (await tile.textContent()) ?? ''
  await tile.click()
  const frame = page.frameLocator(`iframe[title="Game: ${name}"]`)
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  await page.getByRole('group', { name: 'Game bar' }).getByRole('button', { name: 'Safer play' }).click()
  const safety = page.getByRole('dialog', { name: 'Safer play' })
  await expect(safety.getByRole('form', { name: 'Take a break' })).toBeVisible()
  await expect(safety.getByRole('form', { name: 'Exclude yourself' })).toBeVisible()
  await expect(page).toHaveURL(/\/game\?/)
  await safety.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(safety).toBeHidden()
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()

  // Going to another page counts as leaving.
  await page.goto('/noticePage')
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(page.locator('#root').getByText(`${name} was interrupted`)).toHaveCount(0)
  await page.goBack()
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()

  // The tab crashes meanwhile.
  const next = await context.newPage()
  await page.close()
  await arriveAs(next, 'maria', '/noticePage')
  await expect(next.locator('#root').getByText(`${name} was interrupted`)).toBeVisible()
  await expect(next.getByText(/If a round was open, it ends by the rules of the game/)).toBeVisible()
  await next.getByRole('button', { name: 'Back to the game' }).click()
  await expect(next.frameLocator(`iframe[title="Game: ${name}"]`).getByRole('button', { name: 'Spin' })).toBeVisible()
  await next.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(next.locator('#root').getByText(`${name} was interrupted`)).toHaveCount(0)

  // A page reads the limits and fetches what shows them before anybody asks.
  const device = await browser.newContext({ locale: 'en-PH' })
  const other = await device.newPage()
  await arriveAs(other, 'maria', '/noticePage')
  const fetched = () =>
    other.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\/|-.*$/g, '')))
  await expect.poll(fetched).toEqual(expect.arrayContaining(['SafetyPage', 'SafetyMember', 'SafetyTest']))
  await device.setOffline(true)
  await openSafety(other)
  await expect(other.getByText('₱0.00 of ₱1,000.00 used, ₱1,000.00 left')).toBeVisible()
  await device.close()
})

test('the safety page loads nothing from elsewhere and works while other parts of the site fail [G-55] [G-58]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|net::ERR_FAILED|dynamically imported module/)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).host)
  })
  // Scripts of footer, overlays and right bar are lost.
  await page.route(/\/assets\/(Footer|Overlays|RightBar|vendorPanel)-[^/]+\.js/, (route) => route.abort())
  await arrive(page, '/safety')
  await expect(page.getByRole('region', { name: 'Help' }).getByRole('link').first()).toBeVisible()
  const test9 = page.getByRole('region', { name: 'Self-test' })
  await expect(test9.getByRole('radiogroup')).toHaveCount(9)
  for (const group of await test9.getByRole('radiogroup').all()) await group.getByRole('radio').last().check()
  await test9.getByRole('button', { name: 'Show result' }).click()
  await expect(test9.getByText(/^Your answers show many signs/)).toBeVisible()
  expect([...hosts]).toEqual([new URL(page.url()).host])

  await page.route(/\/assets\/SafetyTest-[^/]+\.js/, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Help' }).getByRole('link').first()).toBeVisible()
})

test('at another address of the site a person has the same limits and history, which belong to the account [G-11] [G-16] [G-60]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/safety')
  await setDayLimit(page, '900')
  const limits = page.getByRole('region', { name: 'Your limits' })
  await expect(limits.getByRole('listitem')).toContainText('of ₱900.00')
  const other = `http://127.0.0.1:${journeyPorts.site}`
  await page.goto(`${other}/login`)
  await fillSignIn(page, 'maria')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await openSafety(page)
  expect(new URL(page.url()).origin).toBe(other)
  await expect(limits.getByRole('listitem')).toContainText('of ₱900.00')
  await expect(page.getByRole('region', { name: /[Hh]istory/ })).toContainText('₱900.00')
})
