/** A merchant without anything optional: conditional parts are absent, and the rest works. */
import type { Page } from '@playwright/test'
import { arrive, arriveAs, soon, toTheFoot } from './arrival.ts'
import { calledEndpoints, reset } from './panel.ts'
import { journeyPorts } from './servers.ts'
import { expect, test } from './test.ts'

// A separate host, so that no other merchant is offered.
test.use({ baseURL: `http://bare.localhost:${journeyPorts.site}` })
test.beforeEach(() => reset())

const bare = { market: 'bare' }

/** Makes the platform send one more vendor in each lane. */
const oneMoreVendor = (page: Page) =>
  page.route('**/GCSGAME_gameVendor*', async (route) => {
    // Only browsers resolve names below localhost to this machine.
    const answer = await route.fetch({ url: route.request().url().replace('bare.localhost', 'localhost') })
    const body = (await answer.json()) as { value: { data: { lanes: { cards: { vassalage: string }[] }[] } } }
    for (const { cards } of body.value.data.lanes) if (cards[0]) cards.push({ ...cards[0], vassalage: 'ONEMORE' })
    await route.fulfill({ response: answer, json: body })
  })

test('home, menus and footer show no network, download, chat, language, market, hot game, badge or offer that the merchant lacks [S-051] [S-066] [S-217] [S-225] [S-255] [G-85]', async ({
  page,
}) => {
  await page.clock.install()
  await arrive(page, '/', { ...bare, giftSeen: false })
  const pages = page.getByRole('navigation', { name: 'Game categories' }).getByRole('listitem')
  await expect(pages).toHaveText(['Home', 'Slots', 'Fishing'])
  await toTheFoot(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('21+')).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Follow us/ })).toHaveCount(0)
  await expect(footer.getByText('Follow us')).toHaveCount(0)
  await expect(footer.getByRole('list', { name: 'Ways to pay' })).toHaveCount(0)
  await expect(footer.getByText(/licen[cs]e number|PAGCOR/i)).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Downloads and service' })).toHaveCount(0)
  for (const name of ['Hot games', 'Jackpot', 'Upcoming matches', 'Tables', 'Promotions'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
  await expect(page.locator('#root').getByText('Hot', { exact: true })).toHaveCount(0)
  const side = page.getByRole('navigation', { name: 'Side menu' })
  for (const name of ['Live casino', 'Sports', 'Lottery', 'Promotions', 'Points mall', 'Chat room'])
    await expect(side.getByText(name, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Market:/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['English'])
  await page.keyboard.press('Escape')
  // Nothing is offered to newcomers, however long they stay.
  await soon(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await calledEndpoints()).not.toContain('games.hot')
})

test('pages of what the merchant lacks are not found, and the download page has no app and no code of one [S-036] [S-217] [G-85]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await arrive(page, '/down', bare)
  await expect(page.getByRole('heading', { level: 1, name: 'App download' })).toBeVisible()
  await expect(page.getByRole('img', { name: /iOS|Android/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Get|iOS|Android/ })).toHaveCount(0)
  for (const path of ['/promotions', '/pointMall', '/join']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible()
  }
})

test('logging in and signing up ask for nothing but name, password and birthday [S-088] [S-089] [S-090] [S-091] [S-132] [S-133] [S-134]', async ({
  page,
}) => {
  await arrive(page, '/login', bare)
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await expect(login.getByRole('tab')).toHaveCount(0)
  await expect(login.getByRole('img')).toHaveCount(0)
  await expect(login.getByRole('button', { name: /Google|Facebook|Telegram|free play/i })).toHaveCount(0)
  await page.goto('/register')
  const form = page.getByRole('dialog', { name: 'Create your account' }).getByRole('form')
  await expect(form.getByLabel('Birthday')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0)
  const fields = form.locator('[data-field]')
  expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))).toEqual([
    'username',
    'password',
    'confirmPassword',
    'birthday',
    'terms',
  ])
})

test('seven slot vendors and five of fishing need no arrows, and no bingo is offered without Filipino [S-276] [S-277]', async ({
  page,
}) => {
  const vendors = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab')
  const arrows = page.getByRole('button', { name: /^(?:Next|Previous) vendors$/ })
  await arriveAs(page, 'maria', '/rng', bare)
  await expect(vendors).toHaveCount(1 + 7)
  await expect(arrows).toHaveCount(0)
  // Bingo is only for merchants with Filipino texts, and only where there are such games.
  await page.getByRole('search').getByRole('combobox').first().click()
  await expect(page.getByRole('option')).toHaveText([/./, /Table/, /Arcade/])
  await page.keyboard.press('Escape')
  // Nor does a link from elsewhere choose it.
  await page.goto('/rng?class=BG')
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('search').getByRole('combobox').first()).toContainText('All')
  await page.goto('/fish')
  await expect(vendors).toHaveCount(1 + 5)
  await expect(arrows).toHaveCount(0)
})

test('an eighth slot vendor and a sixth of fishing bring the arrows [S-276]', async ({ page }) => {
  const arrows = page.getByRole('button', { name: /^(?:Next|Previous) vendors$/ })
  const vendors = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab')
  await oneMoreVendor(page)
  await arriveAs(page, 'maria', '/rng', bare)
  await expect(vendors).toHaveCount(1 + 8)
  await expect(arrows).toHaveCount(2)
  await page.goto('/fish')
  await expect(vendors).toHaveCount(1 + 6)
  await expect(arrows).toHaveCount(2)
})

test('the lobby has neither lists nor hearts of what the merchant lacks, for a member either [S-280] [S-283]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng', bare)
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('button', { name: /favourites$/ })).toHaveCount(0)
  for (const name of ['Hot', 'Recent', 'Favourites'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Hot games' })).toHaveCount(0)
})

test('a member’s menu and an agent’s centre have only the pages whose modules exist [S-064] [S-325] [S-388] [G-85]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng', bare)
  const account = page.getByRole('button', { name: /^Account of/ })
  await expect(account).toHaveAccessibleName('Account of Maria')
  await expect(page.getByRole('button', { name: /messages$/i })).toHaveCount(0)
  await account.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'My account',
    'Deposit',
    'Withdrawal',
    'Betting record',
    'Account record',
    'Profit and loss',
    'Safer play',
    'Log out',
  ])
  await page.keyboard.press('Escape')
  await arriveAs(page, 'ace', '/?agent=agentTeamOverview', bare)
  const entries = page.getByRole('navigation', { name: 'Agent centre menu' }).getByRole('button')
  await expect(entries.filter({ hasText: 'Team management' })).toBeVisible()
  for (const name of ['Announcements', 'Contracts', 'Register centre', 'Hourly salary', 'My income'])
    await expect(entries.filter({ hasText: name })).toHaveCount(0)
})
