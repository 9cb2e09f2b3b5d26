/** What home, the bars next to it and the footer show. */
import { arrive, arriveAs, remember, soon, toTheFoot } from './arrival.ts'
import { addFault, clearFaults, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('home is rows of what can be played: banners that say where they lead, hot games, tables, matches with odds, jackpot, vendors and wins [S-210] [S-211] [S-213] [S-272]', async ({
  page,
}) => {
  await arrive(page)
  await expect(page.getByRole('region', { name: 'News and offers' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hot games' }).first().getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Slots by forty studios/ }).first()).toContainText('Take a look')
  const vendors = page.getByRole('region', { name: 'Vendors' })
  await toTheFoot(page)
  await vendors.scrollIntoViewIfNeeded()
  await expect(vendors.getByRole('tabpanel', { name: 'Slots' }).getByRole('listitem')).toHaveCount(11)
  await vendors.getByRole('tab', { name: 'Lottery' }).click()
  await expect(vendors.getByRole('button', { name: 'Lucky Draw House' })).toBeVisible()
  const draws = page.getByRole('region', { name: 'Lottery', exact: true })
  await expect(draws.getByRole('article').first()).toBeVisible()
  // Tables of drawn cards have no dealer, so none is called live.
  const tables = page.getByRole('region', { name: 'Tables' }).getByRole('article')
  await expect(tables.first()).toContainText('Baccarat')
  for (const table of await tables.all()) await expect(table).not.toContainText('Live')
  const jackpot = page.getByRole('region', { name: 'Jackpot' })
  await expect(jackpot).toContainText('₱')
  // When it was last won, and where its odds are.
  await expect(jackpot.getByRole('link', { name: /see the odds/i })).toHaveAttribute('href', '/?centre=rewardCenter')
  await expect(page.getByRole('region', { name: 'Winners' })).toContainText('₱')
  await expect(
    page.getByText(/^\d+ people bet in the last 24 hours\. \d+ of them lost more than they won\.$/),
  ).toBeVisible()
  const match = page.getByRole('region', { name: 'Upcoming matches' }).getByRole('article').first()
  await match.getByRole('button', { name: /^Home/ }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('a member continues the games played last [S-213]', async ({ page }) => {
  await arriveAs(page, 'maria')
  const row = page.getByRole('region', { name: 'Continue playing' })
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible()
  await toTheFoot(page)
  await expect(row.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'New games' }).getByRole('article').first()).toContainText('New')
})

test('the gift shows once in a session and leads a visitor to registration [S-214] [S-215] [S-216]', async ({
  page,
}) => {
  await arrive(page, '/', { giftSeen: false })
  // The gift waits for user activity.
  await page.mouse.move(300, 300)
  const gift = page.getByRole('dialog', { name: 'A gift for you' })
  await expect(gift).toContainText('50.00 of play money')
  await gift.getByRole('button', { name: 'Get it' }).click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(gift).toBeHidden()
})

test('the footer follows networks, shows vendors and navigation [S-225] [S-226]', async ({ page }) => {
  await arrive(page)
  const footer = page.getByRole('contentinfo')
  // Content below loads when scrolled near, so the page grows on the way down.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(footer).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const network of ['LINE', 'WeChat', 'Facebook', 'Telegram', 'YouTube', 'Instagram', 'X', 'Viber'])
    await expect(footer.getByRole('link', { name: `Follow us on ${network}`, exact: true })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  await expect(footer.getByRole('navigation').getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng')
  await expect(footer.getByRole('img', { name: 'Kubo Games' })).toBeVisible()

  await footer.getByRole('link', { name: 'Open-source licences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open-source licences' })).toBeVisible()
  await page.getByText('react-router', { exact: true }).click()
  await expect(page.getByText(/Remix Software Inc/)).toBeVisible()
})

test('the right bar offers downloads as 120-pixel QR codes and customer service in a 440 by 750 window [S-217] [S-218] [S-219]', async ({
  page,
  context,
}) => {
  await arrive(page)
  const bar = page.getByRole('complementary', { name: 'Downloads and service' })
  await expect(bar.getByRole('button')).toHaveCount(5)
  await bar.getByRole('button', { name: 'App download' }).click()
  const codes = page.getByRole('dialog', { name: 'App download' }).getByRole('img')
  await expect(codes).toHaveCount(3)
  await expect.poll(() => codes.first().boundingBox()).toMatchObject({ width: 120, height: 120 })
  await page.keyboard.press('Escape')
  await context.route('https://chat.croupier.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  )
  const popup = page.waitForEvent('popup')
  await bar.getByRole('button', { name: 'Live chat' }).click()
  const window = await popup
  await window.waitForURL(/chat\.croupier\.example\/live/)
  expect(
    window.viewportSize() ?? (await window.evaluate(() => ({ width: innerWidth, height: innerHeight }))),
  ).toMatchObject({ width: 440, height: 750 })
})

test('pictures that fail are replaced by the default one [S-073] [S-212]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route(/\/(tile|vendor|art)[^?]*\.svg|\/art\//, (route) => route.fulfill({ status: 404, body: '' }))
  await arrive(page)
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('src', '/icons/game.svg')
  // Pictures below the window load when scrolled near.
  const vendors = page.getByRole('region', { name: 'Vendors' })
  await toTheFoot(page)
  await vendors.scrollIntoViewIfNeeded()
  await expect(vendors.locator('img').first()).toHaveAttribute('src', '/icons/vendor.svg')
})

test('vendors that cannot be loaded say so and offer a retry [S-266] [S-411]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/502/)
  await addFault({ endpoint: 'games.vendors', kind: 'html502' })
  await remember(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible()
  await toTheFoot(page)
  await expect(page.getByText('Vendors could not be loaded.')).toBeVisible()
  await clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Vendors' }).getByRole('listitem').first()).toBeVisible()
})

test('the gift shows a member once after the login, and leads to its page [S-214] [S-215] [S-216]', async ({
  page,
}) => {
  await page.clock.install()
  await arriveAs(page, 'jun', '/', { giftSeen: false })
  const gift = page.getByRole('dialog', { name: 'A gift for you' })
  await expect(gift).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('GIFT_POPUP_USER'))).not.toBeNull()
  await gift.getByRole('button', { name: 'Get it' }).click()
  await expect(page).toHaveURL('/promoDetail?id=welcome')
  await page.getByRole('banner').getByRole('link', { name: /Home$/ }).first().click()
  await expect(page.getByRole('region', { name: 'Hot games' }).first()).toBeVisible()
  await soon(page)
  await expect(gift).toHaveCount(0)
})

test('only the downloads, networks and services that the platform names are offered [S-217] [S-218] [S-225]', async ({
  page,
}) => {
  let named: readonly string[] = ['ANDROID', 'VIBER']
  await page.route('**/wps/system/status*', async (route) => {
    const answer = await route.fetch()
    const status = (await answer.json()) as {
      readonly value: {
        readonly info: { resources: { resourceType: string }[]; customerService: { csType: string }[] }
      }
    }
    const { info } = status.value
    info.resources = info.resources.filter(({ resourceType }) => named.includes(resourceType))
    info.customerService = info.customerService.filter(({ csType }) => csType === 'TELEGRAM')
    await route.fulfill({ response: answer, json: status })
  })
  await arriveAs(page, 'maria')
  const bar = page.getByRole('complementary', { name: 'Downloads and service' })
  await expect(bar.getByRole('button')).toHaveCount(3)
  await expect(bar.getByRole('button', { name: 'Live chat' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'App download' }).click()
  const codes = page.getByRole('dialog', { name: 'App download' }).getByRole('img')
  await expect(codes).toHaveCount(1)
  await expect(codes).toHaveAccessibleName('QR code: Android app')
  await page.keyboard.press('Escape')
  await toTheFoot(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Follow us on/ })).toHaveCount(1)
  named = []
  await page.reload()
  await expect(bar.getByRole('button', { name: 'Telegram' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'App download' })).toHaveCount(0)
  await toTheFoot(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Follow us on/ })).toHaveCount(0)
})
