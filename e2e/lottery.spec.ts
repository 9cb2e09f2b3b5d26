/** The lottery page: from a card to a bet, its draw by the clock, and the money. */
import { arrive, arriveAs } from './arrival.ts'
import { account, calledEndpoints, operate, reset } from './panel.ts'
import { callAs } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(async () => {
  await reset()
  // The first seconds of a minute: a draw falls at each full one, and bets on it close before.
  await operate('clock/freeze', { at: Math.floor(Date.now() / 60_000) * 60_000 + 5_000 })
})

test('a card leads to the lottery, which shows only the header around it; a bet by keyboard is paid when the clock passes the draw [S-027] [S-028] [S-050] [S-305] [S-322]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/elott')
  await page.getByRole('region', { name: 'Vendors' }).getByRole('button', { name: 'Lucky Draw House' }).click()
  await expect(page).toHaveURL(/\/lottery\?.*vendor=LOTT/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  // This page also names the operator and the minimum age [G-03].
  const legal = page.getByRole('complementary', { name: 'Free help' })
  await expect(legal).toContainText('21')
  await expect(legal.getByRole('link', { name: 'Safer play' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toHaveCount(0)

  const menu = page.getByRole('navigation', { name: 'Lottery games' })
  await menu
    .getByRole('button', { name: /^Minute Lotto/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Minute Lotto' })).toBeVisible()
  const numbers = page.getByRole('table', { name: 'Numbers' })
  await expect(numbers).toContainText(/\d{8}/)
  // A draw's number names no day: it would be another one in the market than in UTC.
  await expect(numbers).not.toContainText(/20\d{6}-\d{4}/)

  const before = Number((await account('maria')).balance)
  const form = page.getByRole('form', { name: 'Your bet' })
  for (const side of ['Big', 'Small']) {
    await form.getByRole('radio', { name: side }).press('Space')
    await form.getByRole('button', { name: 'Place bet' }).press('Enter')
    await expect(form.getByText(`: ${side}, ₱10.00.`)).toBeVisible()
  }
  expect(Number((await account('maria')).balance)).toBeCloseTo(before - 20)
  const bets = page.getByRole('region', { name: 'Your bets' })
  await expect(bets.locator('[data-status="open"]')).toHaveCount(2)

  await operate('clock/jump', { ms: 60_000 })
  await expect(page.getByText(/: you won ₱19\.00\.$/)).toBeVisible({ timeout: 12_000 })
  await expect(page.getByText(/: the bet of ₱10\.00 did not win\.$/)).toBeVisible()
  expect(Number((await account('maria')).balance)).toBeCloseTo(before - 1)
  await expect(bets.locator('[data-status="win"]').first()).toContainText('₱19.00')
})

test('the reality check shows on the lottery page too, and can be answered there [G-21]', async ({ page }) => {
  await arriveAs(page, 'maria', '/lottery')
  expect((await callAs(page, '/wps/ext/safety/reminder', { minutes: 10 })).status).toBe(200)
  const form = page.getByRole('form', { name: 'Your bet' })
  const bet = async () => {
    await form.getByRole('radio', { name: 'Big' }).press('Space')
    await form.getByRole('button', { name: 'Place bet' }).press('Enter')
  }
  await bet()
  await expect(form.getByText(': Big, ₱10.00.')).toBeVisible()
  await operate('clock/jump', { ms: 12 * 60_000 })
  // The platform refuses it because of the check.
  await bet()
  const check = page.getByRole('alertdialog', { name: 'You have been playing for 12 minutes' })
  await check.getByRole('button', { name: 'Continue playing' }).click()
  await expect(check).toBeHidden()
  await bet()
  await expect(form.getByText(': Big, ₱10.00.')).toBeVisible()
  await operate('clock/jump', { ms: 12 * 60_000 })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const again = page.getByRole('alertdialog', { name: 'You have been playing for 24 minutes' })
  await again.getByRole('button', { name: 'Stop playing' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(again).toBeHidden()
})

test('each user has separate favourites, which survive a reload; recent asks a visitor to log in [S-321] [S-206] [S-318]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/lottery?gameCode=LOTT_LOTT_003&playType=special')
  const menu = page.getByRole('navigation', { name: 'Lottery games' })
  await expect(page.getByRole('combobox', { name: 'Bet on' })).toContainText('Special number')
  await menu.getByRole('button', { name: 'Add Keno to favourites' }).first().click()
  await page.reload()
  const heart = menu.getByRole('button', { name: 'Remove Keno from favourites' }).first()
  await expect(heart).toBeVisible()
  // The name says what it is: with a state as well, it would read as "Remove, pressed".
  await expect(heart).not.toHaveAttribute('aria-pressed')
  await menu.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Favourites' }).press('Enter')
  await expect(menu.getByRole('listitem')).toHaveCount(1)
  await expect(menu.getByRole('button', { name: 'Remove Keno from favourites' })).toBeVisible()
  // They outlive the session; the member's name is not stored.
  const kept = await page.evaluate(() => localStorage.getItem('LOTTFAV') ?? '')
  expect(Object.keys(JSON.parse(kept))).toHaveLength(1)
  expect(kept).not.toContain('maria')
})

test('a visitor sees draws and games, and only what needs an account asks for one [S-317] [S-318] [S-319] [S-323]', async ({
  page,
}) => {
  await operate('log/clear')
  const queries: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/^\/lgw\/.*game_menus?$/.test(pathname)) queries.push(searchParams)
  })
  await arrive(page, '/lottery')
  const menu = page.getByRole('navigation', { name: 'Lottery games' })
  await expect(menu.getByRole('heading', { name: 'Mark Six' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Numbers' })).toBeVisible()
  expect(queries.length).toBeGreaterThan(1)
  for (const query of queries) expect([query.get('prizeMode'), query.get('device')]).toEqual(['Elott', 'WEB'])
  const called = await calledEndpoints()
  for (const one of ['lottery.menus', 'lottery.vnMenus', 'lottery.popular']) expect(called).toContain(one)
  for (const one of ['lottery.recent', 'lottery.openedNumbers']) expect(called).not.toContain(one)
  await menu.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Recent' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('each kind of lottery has its own icon, and an unknown kind the default [S-273]', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('response', (answer) => {
    const [, name] = /\/icons\/lottery\/(\w+)\.svg$/.exec(answer.url()) ?? []
    if (name !== undefined && answer.ok()) loaded.add(name)
  })
  await page.route(/\/lgw\/.*game_menus?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"LF"', '"LATER"') })
  })
  await arriveAs(page, 'maria', '/lottery')
  await expect(page.getByRole('navigation', { name: 'Lottery games' }).getByRole('heading').first()).toBeVisible()
  await expect.poll(() => [...loaded].toSorted()).toEqual(['11X5', 'LHC', 'PK10', 'SSC', 'default'])
})
