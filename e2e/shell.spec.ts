import { arrive, arriveAs, toTheFoot, remember } from './arrival.ts'
import { spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test('has header, banner, main, side menu and footer around the home page [S-013] [S-226]', async ({ page }) => {
  await arrive(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('region', { name: 'News and offers' })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
  await toTheFoot(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('2025')).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Games' })).toContainText('Slots')
})

test('a member’s bar has room for each of its controls, however wide the window [S-054] [S-056]', async ({ page }) => {
  await arriveAs(page, 'vip')
  const bar = page.getByRole('group', { name: 'Top bar' })
  await expect(bar.getByText('₱250,000.00')).toBeVisible()
  for (const width of [360, 600, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar.getByRole('button', { name: /^Market/ })).toBeVisible({ visible: width >= 768 })
    const controls = bar.getByRole('button').or(bar.getByText('₱250,000.00')).and(page.locator(':visible'))
    const boxes = (await Promise.all((await controls.all()).map((control) => control.boundingBox())))
      .filter((box) => box !== null)
      .toSorted((one, other) => one.x - other.x)
    expect(boxes.length, `controls at ${width} px`).toBeGreaterThan(3)
    for (const [at, { x, width: own, height }] of boxes.entries()) {
      expect(x + own, `end of control ${at + 1} at ${width} px`).toBeLessThanOrEqual(boxes[at + 1]?.x ?? width)
      expect(height, `height of control ${at + 1} at ${width} px`).toBeLessThanOrEqual(48)
    }
  }
})

for (const [account, nickname] of [
  ['vip', 'Victoria'],
  ['ace', 'Ace'],
] as const)
  test(`after play the bar of ${account} has room for the session clock too, and for the whole name [S-054] [S-056] [S-064] [G-19]`, async ({
    page,
  }) => {
    await arriveAs(page, account, '/rng')
    await spin(await startSlot(page))
    await page.goto('/rng')
    const bar = page.getByRole('group', { name: 'Top bar' })
    const name = bar.getByText(nickname, { exact: true }).last()
    await expect(page.getByText('Time in this session').first()).toBeAttached()
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const clock = bar.getByText('Time in this session')
      await expect(clock).toBeVisible({ visible: width >= 1280 })
      // An agent's centre is in the account's menu where the bar has no room for it.
      await expect(bar.getByRole('button', { name: 'Agent centre' })).toBeVisible({
        visible: account === 'ace' && width >= 1440,
      })
      const parts = bar.getByRole('button').or(bar.getByRole('link')).or(clock).or(bar.getByText('Net result'))
      const boxes = (
        await Promise.all((await parts.and(page.locator(':visible')).all()).map((part) => part.boundingBox()))
      )
        .filter((box) => box !== null)
        .toSorted((one, other) => one.x - other.x)
      for (const [at, { x, width: own }] of boxes.entries())
        expect(x + own, `end of part ${at + 1} at ${width} px`).toBeLessThanOrEqual(boxes[at + 1]?.x ?? width)
      expect(await name.evaluate((part) => part.scrollWidth - part.clientWidth), `the name at ${width} px`).toBe(0)
    }
  })

test('ignores a repeated or aborted navigation [S-046]', async ({ page }) => {
  await arrive(page)
  const slots = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Slots' })
  const fishing = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Fishing' })
  await slots.click({ noWaitAfter: true })
  await fishing.click({ noWaitAfter: true })
  await fishing.click({ noWaitAfter: true })
  // The browser ignores a step forward while one back is pending; the pages need not have loaded.
  for (const way of ['back', 'forward'] as const)
    await page.evaluate(
      (step) =>
        new Promise<void>((done) => {
          window.addEventListener('popstate', () => done(), { once: true })
          window.history[step]()
        }),
      way,
    )
  await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible()
  await expect(page).toHaveURL(/\/fish/)
})

test('says that the page took too long when the first answer does not come [S-017]', async ({ page }) => {
  await page.clock.install()
  await remember(page)
  // The request hangs: no answer, no error.
  await page.route('**/wps/system/status*', () => undefined)
  const asked = page.waitForRequest('**/wps/system/status*')
  await page.goto('/')
  await asked
  await page.clock.runFor(31_000)
  await expect(page.getByText('The page took too long to load. Please try again.')).toBeVisible()
  await page.unroute('**/wps/system/status*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
})

test.describe('with parts that cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('offers to reload when a page chunk is gone [S-406]', async ({ page }) => {
    await page.route('**/assets/LobbyPage-*.js', (route) => route.abort())
    await arrive(page)
    await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Slots' }).click()
    await expect(page.getByText('This part of the site did not load')).toBeVisible()
    await expect(page.getByText(/LobbyPage: missing/)).toBeVisible()
    await page.unroute('**/assets/LobbyPage-*.js')
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  })

  test('reloads once without being asked when a new version has replaced a page chunk [S-406]', async ({ page }) => {
    // The file is requested twice; the page then reloads, which provides the addresses of the new version.
    await page.route('**/assets/LobbyPage-*.js', (route) => route.abort(), { times: 2 })
    await arrive(page)
    await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Slots' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  })

  test('keeps the page when a part below it is gone, and offers to reload [S-406]', async ({ page }) => {
    await page.route('**/assets/Footer-*.js', (route) => route.abort())
    await arrive(page)
    await toTheFoot(page)
    await expect(page.getByRole('alert')).toContainText('This part of the site did not load')
    await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
    await page.unroute('**/assets/Footer-*.js')
    await page.getByRole('alert').getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
    await toTheFoot(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('keeps the page and offers to reload when the other texts are gone [S-406]', async ({ page }) => {
    await page.route('**/assets/en-*.js', (route) => route.abort())
    await arrive(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert').first()).toContainText('This part of the site did not load')
    await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
    await page.unroute('**/assets/en-*.js')
    // By keyboard: several parts may show the message, and one may cover another.
    await page.getByRole('alert').getByRole('button', { name: 'Reload page' }).first().press('Enter')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  })

  test('has a built-in text when not even the texts can be loaded', async ({ page }) => {
    await page.route('**/assets/first-{en,ty}-*.js', (route) => route.abort())
    await remember(page)
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('The site could not be loaded.')
  })

  test('falls back to the default sign when a vendor logo fails [S-212] [S-273]', async ({ page }) => {
    await page.route('**/art/vendor/**', (route) => route.abort())
    await arrive(page, '/live')
    const tile = page.getByRole('main').getByRole('button').first()
    await expect(tile.locator('img')).toHaveAttribute('src', '/icons/vendor.svg')
  })
})

test('the balance says that it loads before it is there, and a picture that fails gives way to the default one [S-059] [S-073]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  let letGo: (() => void) | undefined
  await page.route('**/wps/v2/wallets/balance*', async (route) => {
    await new Promise<void>((done) => (letGo = done))
    await route.continue()
  })
  await page.route('**/MCSFE_getPlayerAvatar*', (route) =>
    route.fulfill({ json: { success: true, value: { avatar: '/art/avatar/gone.svg', avatarType: null } } }),
  )
  await page.route('**/art/avatar/gone.svg', (route) => route.fulfill({ status: 404, body: '' }))
  await arriveAs(page, 'maria')
  const bar = page.getByRole('group', { name: 'Top bar' })
  await expect(bar.getByText('Loading…')).toBeVisible()
  await expect(bar.getByText(/0\.00/)).toHaveCount(0)
  await expect(bar.locator('img[src="/icons/avatar.svg"]')).toBeVisible()
  await page.unroute('**/wps/v2/wallets/balance*')
  letGo?.()
  await expect(bar.getByText('₱5,000.00')).toBeVisible()
  await expect(bar.getByText('Loading…')).toHaveCount(0)
})

test('the navigation has home, a page for each kind of games in the platform’s order, and promotions [S-066]', async ({
  page,
}) => {
  await arrive(page)
  await expect(page.getByRole('navigation', { name: 'Game categories' }).getByRole('listitem')).toHaveText([
    'Home',
    'Sports',
    'Live casino',
    'Cockfighting',
    'Slots',
    'Fishing',
    'Card games',
    'Lottery',
    'Esports',
    'Promotions',
  ])
})
