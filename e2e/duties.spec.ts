/** Duties of a market: the showcase has all of them, the Philippines those its regulator requires, Bangladesh none. */
import type { Browser, Page } from '@playwright/test'
import { arrive, arriveAs, fillSignIn, toTheFoot } from './arrival.ts'
import { calledEndpoints, operate, reset } from './panel.ts'
import { callAs, spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())
test.afterAll(() => reset())

const minute = 60_000
const strict = { market: 'crshow' } as const

/** Another visitor, with an empty device. */
const newcomer = async (browser: Browser): Promise<Page> => (await browser.newContext({ locale: 'en-PH' })).newPage()

/** Confirms the declaration that follows a login. */
async function declare(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please confirm' })
  await dialog.getByRole('button', { name: 'I confirm' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Advances the platform's clock; the person then returns to the tab. */
async function pass(page: Page, minutes: number): Promise<void> {
  await operate('clock/jump', { ms: minutes * minute })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

test('where groups are barred, a newcomer confirms to be in none, and footer and terms name them [G-70]', async ({
  page,
  browser,
}) => {
  const box = /^I confirm that I do not belong to any of these groups: government officials/
  await arrive(page, '/register')
  const modal = page.getByRole('dialog', { name: 'Create your account' })
  await modal.getByRole('textbox', { name: 'User name' }).fill('declares01')
  for (const place of [0, 1]) await modal.locator('input[autocomplete="new-password"]').nth(place).fill('Lagoon27x')
  await modal.getByLabel('Birthday').fill('1990-05-17')
  const declaration = modal.getByRole('checkbox', { name: box })
  await expect(declaration).not.toBeChecked()
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await expect(modal.getByText('Please confirm this. If it is not true, you may not play here.')).toBeVisible()
  await expect(declaration).toBeFocused()
  expect(await calledEndpoints()).not.toContain('member.register')
  await declaration.check()
  await modal.getByRole('button', { name: 'Sign up now' }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  // The platform has stored it, and does not ask a second time.
  expect(await calledEndpoints()).toContain('safety.declare')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Please confirm' })).toHaveCount(0)

  await page.goto('/terms')
  const groups = page.getByRole('main').getByRole('region', { name: 'Who may not play' })
  await expect(groups.getByRole('listitem')).toHaveCount(5)
  await expect(groups).toContainText('Play is forbidden in open and public places.')
  await toTheFoot(page)
  await expect(page.getByRole('contentinfo')).toContainText(
    /Not allowed to play: government officials .* police, students/,
  )
  await page.goto('/lottery')
  await expect(page.getByRole('complementary', { name: 'Free help' })).toContainText('Not allowed to play: government')

  const other = await newcomer(browser)
  await arrive(other, '/register', { market: 'BDT' })
  await expect(other.getByRole('dialog', { name: 'Create your account' }).getByRole('checkbox')).toHaveCount(1)
  await other.goto('/terms')
  await expect(other.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await toTheFoot(other)
  await expect(other.getByRole('contentinfo')).toContainText('Operated by')
  await expect(other.getByText(/Who may not play|Not allowed to play/)).toHaveCount(0)
  await other.context().close()
})

test('where limits come before play, a game and a deposit wait for the choice, and none is a choice [G-71]', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'jun', '/rng', strict)
  await declare(page)
  const frame = await startSlot(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Do you want to set a deposit limit?' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Deposit limit' }).getByRole('textbox')).toHaveValue('')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue without a limit' }).click()
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()

  const member = await newcomer(browser)
  await arriveAs(member, 'maria', '/noticePage', strict)
  await declare(member)
  await member.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = member.getByRole('dialog', { name: 'Member centre' })
  const question = centre.getByRole('region', { name: 'Do you want to set a deposit limit?' })
  await question.getByRole('radio', { name: /^Day/ }).check()
  await question.getByRole('textbox').fill('1000')
  await question.getByRole('button', { name: 'Set limit' }).click()
  await expect(centre.getByText('Daily limit: ₱1,000.00 of ₱1,000.00 left')).toBeVisible()
  await member.context().close()

  const other = await newcomer(browser)
  await arriveAs(other, 'maria', '/rng')
  const free = await startSlot(other)
  await expect(free.getByRole('button', { name: 'Spin' })).toBeVisible()
  await other.context().close()
})

test('one press stops play for 24 hours, over a game and over the member centre, without a question [G-72]', async ({
  page,
  browser,
  expectedErrors,
}) => {
  // Calls that were pending when the break ended every session.
  expectedErrors.push(/401/)
  await arriveAs(page, 'vip', '/rng', strict)
  await declare(page)
  const stop = page.getByRole('group', { name: 'Time and stop' }).getByRole('button', { name: 'Stop for 24 hours' })
  await page.goto('/rng?centre=withdraw')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre).toBeVisible()
  await stop.click({ trial: true })
  // Keyboard focus does not leave the centre, which has the button too.
  const inside = centre.getByRole('button', { name: 'Stop for 24 hours' })
  await inside.focus()
  await expect(inside).toBeInViewport({ ratio: 1 })
  await centre.getByRole('button', { name: 'Close member centre' }).click()

  const frame = await startSlot(page)
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  // A held key was pressed elsewhere.
  await page.keyboard.down('Shift')
  await stop.focus()
  await page.keyboard.up('Shift')
  await stop.evaluate((button) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })),
  )
  await expect(stop).toBeVisible()
  await stop.press('Enter')
  const message = page.getByRole('dialog', { name: 'Your break has started' })
  await expect(message).toContainText(/It ends on .+ All your devices are logged out/)
  await message.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', includeHidden: true })).toBeAttached()
  await expect(page.locator('iframe')).toHaveCount(0)
  await arriveAs(page, 'vip', '/rng', strict)
  await expect(page.getByRole('heading', { level: 1, name: 'You are taking a break' })).toBeVisible()
  await expect(stop).toHaveCount(0)

  const other = await newcomer(browser)
  await arriveAs(other, 'vip', '/rng')
  await expect(other.getByRole('group', { name: 'Time and stop' })).toHaveCount(0)
  await other.context().close()
})

test('after a reality check play stays closed for the market’s minutes, elsewhere an answer is enough [G-73]', async ({
  page,
  browser,
}) => {
  test.slow()
  const playToTheCheck = async (player: Page, merchant: string) => {
    expect((await callAs(player, '/wps/ext/safety/reminder', { minutes: 10 }, merchant)).status).toBe(200)
    const frame = await startSlot(player)
    await spin(frame)
    await pass(player, 10)
    const check = player.getByRole('alertdialog', { name: /^You have been playing for/ })
    await check.getByRole('button', { name: 'Continue playing' }).click()
    await expect(check).toBeHidden()
    return frame
  }
  await arriveAs(page, 'vip', '/rng', strict)
  await declare(page)
  const frame = await playToTheCheck(page, 'crshow')
  const pause = page.getByRole('alertdialog', { name: /^Take a pause until \d/ })
  await expect(pause).toContainText('Play opens again at')
  await expect(pause.getByRole('button', { name: 'Continue playing' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await pass(page, 4)
  await expect(pause).toBeVisible()
  await pass(page, 1)
  await expect(pause).toBeHidden()
  await spin(frame)

  const other = await newcomer(browser)
  await arriveAs(other, 'vip', '/rng')
  const free = await playToTheCheck(other, 'crph')
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await spin(free)
  await other.context().close()
})

test('each login begins with the declaration and shows the login before it [G-74] [G-75]', async ({
  page,
  browser,
}) => {
  const login = async (visitor: Page) => {
    await visitor.goto('/login')
    await fillSignIn(visitor, 'maria')
    await expect(visitor.getByRole('button', { name: /^Account of/, includeHidden: true })).toBeVisible()
  }
  await arrive(page, '/', strict)
  await login(page)
  const dialog = page.getByRole('dialog', { name: 'Please confirm' })
  await expect(dialog).toContainText('I am 21 or older, this account is mine, and I play for myself.')
  await expect(dialog).toContainText('I do not belong to any of these groups: government officials')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await declare(page)
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(dialog).toBeHidden()
  // A later login, with a separate session.
  await operate('clock/jump', { ms: minute })
  await page.evaluate(() => sessionStorage.clear())
  await login(page)
  const last = dialog.getByRole('region', { name: 'Your last login' })
  await expect(last.getByRole('term')).toHaveText([/\d{1,2}:\d{2}/, 'IP'])
  await expect(last.getByRole('definition').first()).toHaveText(/Chrom.* Linux|Linux.*Chrom/)
  // A person who cannot confirm it can still withdraw.
  await dialog.getByRole('button', { name: 'I cannot confirm this' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { name: /^Withdraw/ }).first()).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  await expect(dialog).toBeVisible()

  const other = await newcomer(browser)
  await arrive(other)
  await login(other)
  await expect(other.getByRole('dialog', { name: /^(Please confirm|You are logged in)$/ })).toHaveCount(0)
  await other.context().close()
})

test('the market’s time of day is on every screen, over centres and games too [G-76]', async ({ page, browser }) => {
  await operate('clock/jump', { ms: 3 * 60 * minute })
  await arriveAs(page, 'vip', '/rng', strict)
  await declare(page)
  const clock = page.getByRole('group', { name: 'Time and stop' }).getByRole('definition')
  const timeAt = (ms: number) =>
    new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Manila' }).format(ms).replace(/\s/g, ' ')
  const shown = async () => (await clock.innerText()).replace(/\s/g, ' ')
  const platform = () => Date.now() + 3 * 60 * minute
  await expect.poll(async () => [timeAt(platform()), timeAt(platform() - minute)].includes(await shown())).toBe(true)
  await page.goto('/rng?centre=withdraw')
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible()
  // Nothing covers it.
  await expect(clock).toBeInViewport({ ratio: 1 })
  await clock.click({ trial: true })
  await page.getByRole('button', { name: 'Close member centre' }).click()
  await page.setViewportSize({ width: 360, height: 640 })
  const frame = await startSlot(page)
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(clock).toBeInViewport({ ratio: 1 })
  await clock.click({ trial: true })

  const other = await newcomer(browser)
  await arriveAs(other, 'rana', '/rng', { market: 'BDT' })
  await expect(other.getByRole('group', { name: 'Time and stop' })).toHaveCount(0)
  await other.context().close()
})

test('live categories say that broadcasts are delayed, and where speed counts what a slow connection means [G-77] [G-78]', async ({
  page,
  browser,
}) => {
  const delayed = 'Live pictures and scores are delayed.'
  const slow = 'A slow connection or device can put you at a disadvantage.'
  await arriveAs(page, 'vip', '/sports', strict)
  await declare(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(delayed)
  await expect(main).toContainText(slow)
  await page.goto('/live')
  await expect(main).toContainText(delayed)
  await expect(main).not.toContainText(slow)
  await page.goto('/rng')
  const about = page.getByRole('button', { name: /^About / })
  await expect(about.first()).toBeAttached()
  await expect(main).not.toContainText(delayed)
  // The facts of a crash game state it, those of a slot do not.
  const said = new Set<boolean>()
  for (const one of (await about.all()).slice(0, 30)) {
    await one.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: 'Rules' })).toBeVisible()
    said.add((await sheet.getByText(slow).count()) > 0)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    if (said.size === 2) break
  }
  expect([...said].toSorted()).toEqual([false, true])

  const other = await newcomer(browser)
  for (const path of ['/sports', '/live']) {
    await arrive(other, path)
    await expect(other.getByRole('heading', { name: 'Vendors' })).toBeVisible()
    await expect(other.getByText(delayed)).toHaveCount(0)
  }
  await other.context().close()
})

test('the regulator’s sentence about the licence is in the footer, a sample where there is no licence [G-79]', async ({
  page,
  browser,
}) => {
  const sentence = 'Licensed and regulated by the Philippine Amusement and Gaming Corporation (PAGCOR).'
  await arrive(page, '/promotions')
  await toTheFoot(page)
  await expect(page.getByRole('contentinfo')).toContainText(
    `Without a licence. A licensed operator would say here: “${sentence}”`,
  )
  const other = await newcomer(browser)
  await arrive(other, '/promotions', { market: 'BDT' })
  await toTheFoot(other)
  await expect(other.getByRole('contentinfo')).toContainText('Operated by')
  await expect(other.getByRole('contentinfo')).not.toContainText(/Licensed|licensed/)
  await other.context().close()
})

test('after 60 minutes of play the game’s own message leads to the reality check [G-21]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const frame = await startSlot(page)
  // Never longer than half an hour at a time, after which the session would end.
  for (const minutes of [20, 20, 20]) {
    await spin(frame)
    await operate('clock/jump', { ms: minutes * minute })
  }
  const check = page.getByRole('alertdialog', { name: 'You have been playing for 1 hour 0 min' })
  await expect(check).toBeHidden()
  // The platform refuses this round, the game reports that play has ended, and the site requests the reason.
  await frame.getByRole('button', { name: 'Spin' }).click()
  await expect(check).toBeVisible({ timeout: 10_000 })
  await check.getByRole('button', { name: 'Continue playing' }).click()
  await spin(frame)
})
