/** The lobby: vendors, search across them, rooms, and what a phone shows first. */
import { arriveAs } from './arrival.ts'
import { addFault, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a search covers all vendors, helps when it finds nothing, and is remembered; the strip begins with all vendors [S-029] [S-275] [S-279] [S-301]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  const all = page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab').first()
  await expect(all).toHaveText('All')
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search games' })
  const box = sheet.getByRole('searchbox', { name: 'Search games' })
  await box.fill('zzzz')
  await expect(sheet.getByText('No game is called “zzzz”')).toBeVisible()
  await expect(sheet.getByRole('article').first()).toBeVisible()
  await box.fill('lantern')
  await expect(sheet.getByText(/games found$/)).toBeVisible()
  await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
  await box.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  await box.focus()
  await sheet.getByRole('button', { name: 'lantern', exact: true }).click()
  await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
})

test('a vendor’s code, a misspelled name and Bengali letters find games where no name holds what was typed [G-90]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  const box = page.getByRole('searchbox', { name: 'Search games' })
  const tiles = page.getByRole('article')
  const told = (words: string | RegExp) => page.getByRole('main').getByRole('paragraph').filter({ hasText: words })
  // The lobby's own filter.
  await box.fill('lantrn')
  await expect(told('No game is called “lantrn”. These are spelled much like it:')).toBeVisible()
  for (const tile of await tiles.all()) await expect(tile).toContainText(/lantern/i)
  await box.fill('lm')
  await expect(told('No game is called “lm”. These are by Lantern Moon:')).toBeVisible()
  await box.fill('lantern')
  await expect(told(/^No game is called/)).toHaveCount(0)
  await expect(tiles.first()).toContainText(/lantern/i)
  // The search across all vendors.
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search games' })
  const term = sheet.getByRole('searchbox', { name: 'Search games' })
  await term.fill('ড্রাগন')
  await expect(sheet.getByRole('article').first()).toContainText(/dragon/i)
  await term.fill('latnern')
  await expect(sheet.getByRole('paragraph').filter({ hasText: 'No game is called “latnern”' })).toBeVisible()
  await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
  await term.fill('silver re')
  await sheet.getByRole('button', { name: 'All games by Silver Reef' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/[?&]page=SR\b/)
  await expect(page.getByRole('tab', { name: 'Silver Reef' })).toHaveAttribute('aria-selected', 'true')
})

test('a favourite can be undone from its message, by pointer and by keyboard [G-91]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  const heart = page.getByRole('button', { name: /^Add .* to favourites/ }).first()
  const game = /^Add (.*) to favourites/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  const added = page.getByRole('button', { name: `Remove ${game} from favourites` })
  const absent = page.getByRole('button', { name: `Add ${game} to favourites` })
  const message = page.getByRole('dialog', { name: `${game} is a favourite now.` })
  await heart.click()
  await expect(added).toBeVisible()
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect(absent).toBeVisible()
  await expect(message).toBeHidden()
  // The platform has it too.
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(added).toHaveCount(0)
  await page.getByRole('button', { name: 'All games', exact: true }).click()
  await page.waitForLoadState('networkidle')
  await absent.press('Enter')
  await expect(message).toBeVisible()
  await page.keyboard.press('F6')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(message.getByRole('button', { name: 'Undo' })).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(absent).toBeVisible()
})

test('recently played says what the last bet brought, and is cleared after a question; the betting record keeps the bets [G-91]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng?list=recent')
  const tiles = page.getByRole('article')
  await expect(tiles.first()).toContainText(/Last bet ₱[\d.,]+, paid ₱[\d.,]+/)
  const clear = page.getByRole('button', { name: 'Clear recently played' })
  await clear.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(tiles.first()).toBeVisible()
  await clear.click()
  await question.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByRole('heading', { name: 'No recent games' })).toBeVisible()
  await expect(clear).toHaveCount(0)
  await page.goto('/?centre=personalHistoryCopy')
  await expect(page.getByRole('dialog', { name: 'Member centre' }).getByRole('row').nth(1)).toBeVisible()
})

test('every hot game says why it is on the list, and what is paid for is marked on its picture, on a phone too [G-92]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng?list=hot')
  const tiles = page.getByRole('article')
  const reason = /Paid placement|Played most here|Picked by the site|New/
  await expect(tiles.first()).toBeVisible()
  for (const tile of await tiles.all()) await expect(tile).toContainText(reason)
  const paid = tiles.filter({ hasText: 'Paid placement' })
  await expect(paid).toHaveCount(2)
  for (const tile of await paid.all()) await expect(tile.getByText('Ad', { exact: true })).toBeVisible()
  await expect(tiles.filter({ hasText: 'Picked by the site' }).first()).not.toContainText('Paid placement')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(paid.first().getByText('Ad', { exact: true })).toBeVisible()
  // No other list states reasons.
  await page.goto('/rng')
  await expect(tiles.first()).toBeVisible()
  await expect(tiles.filter({ hasText: /Paid placement|Picked by the site/ })).toHaveCount(0)
})

test('among ten thousand games a name is found as it is typed, and its list is paged to the end with only the tiles in sight rendered [S-279] [S-284]', async ({
  page,
}) => {
  await operate('scenarios/load', { name: 'many-games' })
  await arriveAs(page, 'maria', '/rng')
  const tiles = page.getByRole('article')
  await expect(tiles).toHaveCount(24)
  const box = page.getByRole('searchbox', { name: 'Search games' })
  // No key is lost while the search for the first letters is running.
  await box.pressSequentially('golden', { delay: 80 })
  await expect(box).toHaveValue('golden')
  await expect(tiles.first()).toContainText(/golden/i)
  const more = page.getByRole('button', { name: 'Load more' })
  await expect(async () => {
    if (await more.isVisible()) await more.press('Enter', { timeout: 1_000 })
    await expect(page.getByText('That’s all the games.')).toBeVisible({ timeout: 60 })
  }).toPass({ intervals: [20] })
  const total = Number(await page.locator('li[aria-setsize]').first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(150)
  expect(await tiles.count()).toBeLessThan(total)
  await page.getByText('That’s all the games.').scrollIntoViewIfNeeded()
  await expect(page.locator(`li[aria-posinset="${total}"]`)).toContainText(/golden/i)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const first = page.locator('li[aria-posinset="1"]').getByRole('button').first()
  await first.focus()
  await expect(first).toBeInViewport()
  expect(await tiles.count()).toBeLessThan(total)
})

test('card rooms are listed with their stakes and open their table [S-312] [S-029]', async ({ page }) => {
  await arriveAs(page, 'maria', '/pvp')
  const rooms = page.getByRole('region', { name: 'Rooms' })
  await expect(rooms.getByRole('listitem').first()).toContainText('₱')
  await rooms.getByRole('button', { name: 'Take a seat' }).first().click()
  await expect(page).toHaveURL(/\/game\?gameType=PVP&.*roomId=/)
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
})

test('on a phone the filters wait behind a button and the tiles come early; the winner board is below [S-286] [S-299] [S-300]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, 'maria', '/rng')
  const filters = page.getByRole('search', { name: 'Filters' })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(filters).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  const main = await page.getByRole('main').boundingBox()
  const tile = await page.getByRole('article').first().boundingBox()
  // Only what the page itself has before its first tile, without the site's header.
  expect((tile?.y ?? 999) - (main?.y ?? 0)).toBeLessThan(740 / 3)
  await expect(page.getByRole('table', { name: 'Winners' })).toBeAttached()
})

test('a requested list is under a loader over the whole page until it loads, and no longer after a failure [S-288]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  await arriveAs(page, 'maria', '/rng')
  await expect(page.getByRole('article')).toHaveCount(24)
  const loader = page.locator('[data-passive]').filter({ hasText: 'Loading games…' })
  await expect(loader).toHaveCount(0)
  let letGo: (() => void) | undefined
  const holdTheNext = () =>
    page.route(
      '**/GCSGAME_gameList*',
      async (route) => {
        await new Promise<void>((done) => (letGo = done))
        // Another choice has cancelled it by then.
        await route.continue().catch(() => undefined)
      },
      { times: 1 },
    )
  const release = async () => {
    await expect.poll(() => letGo).toBeDefined()
    letGo?.()
    letGo = undefined
  }
  await holdTheNext()
  const vendor = (name: RegExp) =>
    page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab', { name }).press('Enter')
  await vendor(/Kubo Games/)
  await expect(loader).toBeVisible()
  expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  // It takes no presses: another vendor can be chosen before the first list has come.
  await page
    .getByRole('tablist', { name: 'Vendors' })
    .getByRole('tab', { name: /Lantern Moon/ })
    .click({ timeout: 5_000 })
  await expect(page).toHaveURL('/rng?page=LM')
  await expect(loader).toHaveCount(0)
  await release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(loader).toHaveCount(0)
  await addFault({ endpoint: 'games.list', kind: 'html502' })
  await holdTheNext()
  await vendor(/Silver Reef/)
  await expect(loader).toBeVisible()
  await release()
  await expect(page.getByText('The games could not be loaded.')).toBeVisible()
  await expect(loader).toHaveCount(0)
})

test('another list starts at its first page without the filters of the last one [S-281]', async ({ page }) => {
  await arriveAs(page, 'maria', '/rng')
  await expect(page.getByRole('article')).toHaveCount(24)
  const kind = page.getByRole('combobox', { name: 'Game type' })
  await kind.click()
  await page.getByRole('option', { name: 'Table games' }).press('Enter')
  await expect(kind).toContainText('Table games')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24)
  const lists = page.getByRole('group', { name: 'Game lists' })
  await lists.getByRole('button', { name: 'Recent' }).click()
  await expect(kind).toContainText('All')
  const asked = page.waitForRequest((request) => request.url().includes('GCSGAME_gameList'))
  await lists.getByRole('button', { name: 'All games' }).click()
  const { searchParams } = new URL((await asked).url())
  expect(searchParams.get('pageNo') ?? searchParams.get('page')).toBe('1')
  expect(searchParams.get('pageSize')).toBe('24')
  await expect(kind).toContainText('All')
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('the winner board says that it is a sample, masks names, and has the newest wins first, small ones too [S-299] [G-42]', async ({
  page,
}) => {
  const answered = page.waitForResponse((answer) => answer.url().includes('GCSGAME_getRankList'))
  await arriveAs(page, 'maria', '/rng')
  const { value } = (await (await answered).json()) as {
    readonly value: {
      readonly list: readonly { readonly vo: { readonly winTime: number; readonly winAmount: string } }[]
    }
  }
  const times = value.list.map(({ vo }) => vo.winTime)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const prizes = value.list.map(({ vo }) => Number(vo.winAmount))
  expect(prizes).not.toEqual(prizes.toSorted((one, other) => other - one))
  const rows = page.getByRole('table', { name: 'Winners' }).getByRole('row')
  await expect(rows).toHaveCount(1 + 20)
  for (const row of (await rows.all()).slice(1)) await expect(row).toContainText('*')
  await expect(page.getByText(/^Sample: the newest wins in the sandbox, large and small/)).toBeVisible()
})
