/** J-09: games are started, played and left. */
import type { FrameLocator, Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { account, calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'
import { journeyPorts } from './servers.ts'

const gamesOrigin = `http://localhost:${journeyPorts.games}`

test.beforeEach(() => reset())

/** Starts the first playable game of the lobby and returns its name. */
async function startSlot(page: Page): Promise<{ readonly name: string; readonly frame: FrameLocator }> {
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first()
  const start = tile.getByRole('button').first()
  await expect(start).toBeVisible()
  const name = (await start.textContent()) ?? ''
  await start.click()
  await expect(page).toHaveURL(/\/game\?gameType=RNG&vassalage=LM/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { name, frame: page.frameLocator(`iframe[title="Game: ${name}"]`) }
}

const amount = (text: string) => text.replace(/[^\d.]/g, '')

test(
  'a slot starts from the lobby, reports that it is ready, is played by keyboard, and money, records and recent games follow [S-038] [S-307] [S-314] [S-316] [S-060] [G-03] [Q-09]',
  { tag: '@live' },
  async ({ page }) => {
    await arriveAs(page, 'maria', '/rng')
    const { name, frame } = await startSlot(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Game bar' }).getByText('Time in this session')).toBeVisible()
    const spin = frame.getByRole('button', { name: 'Spin' })
    await expect(spin).toBeVisible()
    const legal = page.getByRole('complementary', { name: 'Free help' })
    await expect(legal.getByText(/^Only for people aged 21 or over\./)).toBeVisible()
    await expect(legal.getByText(/^Operated by /)).toBeVisible()
    await expect(legal.getByRole('link', { name: 'Safer play' })).toBeVisible()
    // The game fills the window below the header; the line takes nothing from it.
    await expect.poll(async () => (await legal.boundingBox())?.y).toBeGreaterThan(790)
    await spin.focus()
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('status')).toContainText(/No win this round|You won|returned/)
    const balance = page
      .getByRole('banner')
      .getByText(/^₱[\d,.]+$/)
      .and(page.locator('bdi:not([role])'))
    await expect.poll(async () => amount((await balance.textContent()) ?? '')).toBe((await account('maria')).balance)
    await expect
      .poll(async () => amount((await frame.locator('#balance').textContent()) ?? ''))
      .toBe((await account('maria')).balance)

    await operate('log/clear')
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/\/rng/)
    await expect.poll(calledEndpoints).toContain('wallet.balance')
    await page.getByRole('button', { name: 'Recent', exact: true }).click()
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Betting record' }).click()
    await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible()
  },
)

test('on a phone the whole field for the stake of the sportsbook is in sight [S-314] [Q-07]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await arriveAs(page, 'maria', '/sports')
  await page.getByRole('article').getByRole('button').first().click()
  const stake = page.frameLocator('iframe').getByRole('textbox', { name: 'Stake' })
  await expect(stake).toBeInViewport({ ratio: 1 })
})

test('on a phone held sideways the game fills the screen below one 44-pixel bar with balance and safety, and receives the keys [S-038] [S-314] [G-19] [G-20] [G-30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await arriveAs(page, 'maria', '/rng')
  const { frame } = await startSlot(page)
  const bar = page.getByRole('group', { name: 'Game bar' })
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Free help', includeHidden: true })).toBeHidden()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(45)
  await expect(bar.getByText('₱5,000.00')).toBeVisible()
  await expect(bar.getByText('Time in this session')).toBeAttached()
  for (const name of ['Back to the lobby', 'Safer play', 'Full screen'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('iframe')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThan(2)
})

test('a low balance prompts no deposit, only the way back; a deposit that the person asks for opens above the game [S-014] [S-015] [S-061] [G-50]', async ({
  page,
}) => {
  await arriveAs(page, 'jun', '/rng')
  const { name, frame } = await startSlot(page)
  await frame.getByRole('button', { name: 'Spin' }).click()
  await expect(frame.getByText('Your balance does not cover this stake. Nothing was staked.').first()).toBeVisible()
  await expect(frame.getByRole('button', { name: /deposit/i })).toHaveCount(0)
  // The notice takes its room from the reels: the main button stays in reach in a small window too.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const close = async () => {
    await expect(centre.getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/game\?/)
    await centre.getByRole('button', { name: 'Close member centre' }).click()
    await expect(centre).toBeHidden()
  }
  await page.getByRole('group', { name: 'Game bar' }).getByRole('button', { name: 'Deposit' }).click()
  await close()
  // The demo games have no deposit button; vendors' games report a press on theirs.
  await frame
    .locator('body')
    .evaluate(() => window.parent.postMessage({ source: 'croupier-game', version: 1, type: 'needsDeposit' }, '*'))
  await close()
  await frame.getByRole('button', { name: 'Spin' }).click()
  await frame.getByRole('button', { name: 'Leave game' }).last().click()
  await expect(page).toHaveURL(/\/rng/)
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible()
})

test('only messages from the game’s frame count [S-315]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const { name } = await startSlot(page)
  await expect(page.getByRole('group', { name: 'Game bar' }).getByText('Time in this session')).toBeVisible()
  const asked = page.getByRole('dialog')
  for (const type of ['close', 'needsDeposit'])
    await page.evaluate((word) => window.postMessage({ source: 'croupier-game', version: 1, type: word }, '*'), type)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(asked).toHaveCount(0)
})

test('a frame that stays silent for 30 s is reported and can be reloaded [S-314] [S-411]', async ({ page }) => {
  await page.clock.install()
  await arriveAs(page, 'maria', '/rng')
  await page.route(`${gamesOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Silent</title>' }),
  )
  const { frame } = await startSlot(page)
  await expect(page.getByText(/^Starting /)).toBeVisible()
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(30_000)
  await expect(page.getByText('The game is not responding.', { exact: false })).toBeVisible()
  await page.unroute(`${gamesOrigin}/**`)
  await page.getByRole('button', { name: 'Reload game' }).last().click()
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Game bar' }).getByText('Time in this session')).toBeVisible()
})

test('a game under maintenance brings others that can be played, and does not start [S-304] [S-409] [G-89]', async ({
  page,
}) => {
  await operate('games/maintenance', { vendor: 'LM', minutes: 60 })
  await arriveAs(page, 'maria', '/rng')
  const tile = page.getByRole('article').first()
  await expect(tile).toContainText('Maintenance')
  await tile.getByRole('button').first().click()
  const others = page.getByRole('dialog')
  await expect(others).toContainText('Please try one of our other popular games')
  // Every game that is recommended can be played.
  await expect(others.getByRole('article').first()).toBeVisible()
  await expect(others.getByRole('article').filter({ hasText: 'Maintenance' })).toHaveCount(0)
  await others.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/rng/)
  expect(await calledEndpoints()).not.toContain('games.launch')
})

test('a vendor that opens with a list shows it, and a game the platform does not serve says so, with service and a way back [S-308] [S-411]', async ({
  page,
}) => {
  await operate('faults/add', { endpoint: 'games.launch', kind: 'platformCode', code: 'game.not.available' })
  await arriveAs(page, 'maria', '/live')
  await page.getByRole('region', { name: 'Vendors' }).getByRole('button', { name: 'Night Heron' }).click()
  const list = page.getByRole('dialog', { name: 'Night Heron' })
  await list.getByRole('article').first().getByRole('button').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The game did not start' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL('/live')
})

test('an invalid address is never opened: its text shows, with customer service [S-311]', async ({ page }) => {
  await page.route('**/wps/game/launchGame?**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"game_url":"[^"]*"/, '"game_url":"javascript:document.write(1)"')
    await route.fulfill({ response, body })
  })
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  await expect(page.getByText('This address is not valid. Please contact customer service.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a table game is played by keyboard, and its round is verified from the committed seeds [S-308]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/live')
  await page.getByRole('region', { name: 'Vendors' }).getByRole('button', { name: 'Night Heron' }).click()
  const list = page.getByRole('dialog', { name: 'Night Heron' })
  await list.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  const frame = page.frameLocator('iframe')
  const banker = frame.getByRole('radio', { name: /^Banker/ })
  await expect(frame.getByRole('button', { name: 'Deal' })).toBeEnabled()
  await banker.press('Space')
  await banker.press('Enter')
  await expect(frame.getByRole('status')).toContainText(/(No win this round|You won|returned).*The bet was on Banker/)
  await expect
    .poll(async () => amount((await frame.locator('#balance').textContent()) ?? ''))
    .toBe((await account('maria')).balance)
  await frame.getByRole('button', { name: 'History and fairness' }).click()
  await frame.getByRole('textbox', { name: 'Client seed' }).fill('my-own-seed')
  await frame.getByRole('button', { name: 'Change seeds' }).click()
  await expect(frame.getByText('New seeds are in use.')).toBeVisible()
  await frame.getByRole('link', { name: /^Check a round: R/ }).click()
  await expect(frame.getByText('The seed fits the hash.', { exact: false })).toBeVisible()
  await frame.getByRole('link', { name: 'Back to the game' }).click()
  await expect(frame.getByRole('button', { name: 'Deal' })).toBeVisible()
})

test('a large win appears on the winner board, masked, and the player sees that the operator chose the seeds [S-213] [S-299]', async ({
  page,
}) => {
  // The first roll from these seeds is 0.59: a win even at a chance of two per cent.
  await operate('seeds/fix', {
    merchant: 'crph',
    account: 'maria',
    serverSeed: '5eed'.repeat(16),
    clientSeed: 'lucky-46',
  })
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('combobox', { name: 'Game type' }).click()
  await page.getByRole('option', { name: 'Table games' }).press('Enter')
  const { frame } = await startSlot(page)
  await frame.getByRole('slider').fill('2')
  const stakes = frame.getByRole('combobox', { name: 'Stake' })
  const stake = (await stakes.locator('option').last().getAttribute('value')) ?? ''
  await stakes.selectOption(stake)
  await frame.getByRole('button', { name: 'Roll' }).click()
  const payout = `₱${(Number(stake) * 48.5).toLocaleString('en', { minimumFractionDigits: 2 })}`
  await expect(frame.getByRole('status')).toContainText(payout)
  await frame.getByRole('button', { name: 'History and fairness' }).click()
  await expect(frame.getByText('The operator chose the seeds in use', { exact: false })).toBeVisible()
  await page.goto('/rng')
  const board = page.getByRole('table', { name: 'Winners' })
  await expect(board).toContainText(payout)
  await expect(board).not.toContainText('maria')
})

test('a visitor at a game’s address is asked to log in and then plays [S-303] [S-207]', async ({ page }) => {
  await arrive(page, '/game?gameType=RNG&vassalage=LM&name=Some+Game&nodeId=0')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // The link may contain anything: the heading uses the platform's name.
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Moon' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test.describe('the lobby of a member', () => {
  test('filters by name and class, clears, and loads further pages to the end [S-277] [S-278] [S-279] [S-281] [S-284] [S-286] [S-301]', async ({
    page,
  }) => {
    await arriveAs(page, 'maria', '/rng')
    const tiles = page.getByRole('article')
    await expect(tiles).toHaveCount(24)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => tiles.count()).toBeGreaterThan(24)
    await page.getByRole('searchbox', { name: 'Search games' }).fill('zzzz')
    await expect(page.getByRole('region', { name: 'All games' }).getByText('No games found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(tiles).toHaveCount(24)
    await page.getByRole('combobox', { name: 'Game type' }).click()
    // The sandbox has no jackpots and no bingo: a class without games is not offered.
    await expect(page.getByRole('option')).toHaveText([/^All/, 'Table games', 'Arcade'])
    await page.keyboard.press('Escape')
    // The sandbox has games of two classes: dice at the tables, crashing rockets in the arcade.
    for (const [name, key, games] of [
      ['Table games', 'TG', / Dice$/],
      ['Arcade', 'AC', / Crash$/],
    ] as const) {
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await page.getByRole('combobox', { name: 'Game type' }).click()
      // The platform is asked for the class by its key.
      const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('gameClassify') === key)
      await page.getByRole('option', { name }).press('Enter')
      await asked
      await expect(page.getByRole('combobox', { name: 'Game type' })).toContainText(name)
      await expect(tiles).toHaveCount(24)
      for (const tile of await tiles.all()) await expect(tile.getByRole('button').first()).toHaveText(games)
    }
    await page.getByRole('combobox', { name: 'Minimum bet' }).click()
    for (const one of ['All', '₱0.01', '₱0.05', '₱0.10', '₱0.50', '₱0.75'])
      await expect(page.getByRole('option', { name: one, exact: true })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(6)
    await page.keyboard.press('Escape')
  })

  test('keeps a favourite, lists it, and puts the heart back when the call fails [S-292] [S-294] [S-280] [S-283]', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/502/)
    await arriveAs(page, 'maria', '/rng')
    const tile = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Add .* to favourites/ }) })
      .first()
    const name = (await tile.getByRole('button').first().textContent()) ?? ''
    await tile.getByRole('button', { name: /^Add/ }).click()
    await expect(page.getByRole('button', { name: `Remove ${name} from favourites` })).toBeVisible()
    await expect.poll(calledEndpoints).toContain('games.addFavourite')
    await page.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
    await page.getByRole('button', { name: 'All games', exact: true }).click()
    await operate('faults/add', { endpoint: 'games.addFavourite', kind: 'html502' })
    const other = page.getByRole('button', { name: /^Add .* to favourites/ }).first()
    const added = (await other.getAttribute('aria-label')) ?? ''
    await other.click()
    await expect(page.getByText('The favourite could not be saved.').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: added, exact: true })).toBeVisible()
  })

  test('a list that fails says so, shows no loader, and offers a retry [S-288] [S-408] [S-411]', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/502/)
    await operate('faults/add', { endpoint: 'games.list', kind: 'html502' })
    await arriveAs(page, 'maria', '/rng')
    await expect(page.getByText('The games could not be loaded.')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await operate('faults/clear')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })
})
