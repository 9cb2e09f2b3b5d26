/** J-01: a visitor looks around. */
import { arrive, remember } from './arrival.ts'
import { addFault, calledEndpoints, clearFaults, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('the first visit: one permission call first, light, Tagalog, home [S-001] [S-005] [S-006] [S-019] [S-226]', async ({
  page,
}) => {
  const calls: string[] = []
  let answered = false
  page.on('response', (response) => (answered ||= response.url().includes('/wps/system/status')))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(wps|lgw|lotto)/.test(pathname)) calls.push(`${pathname}${answered ? ' afterwards' : ''}`)
  })
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Isara' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo')).toContainText('2025')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu sa gilid' })).toBeVisible()
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  expect(calls[0]).toBe('/wps/system/status')
  expect(calls.slice(1).filter((call) => !call.endsWith('afterwards'))).toEqual([])
  expect(await calledEndpoints()).not.toContain('member.info')
})

test('/, /index, /index.html and /home all show home with header, footer and side menu [S-019]', async ({ page }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await arrive(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
  }
})

test('the notice bar pauses, and its second title opens the notice at that index [S-208] [S-209] [S-236] [Q-05]', async ({
  page,
}) => {
  await arrive(page)
  const bar = page.getByRole('region', { name: 'Latest announcements' })
  await expect(bar).toHaveAttribute('data-running', '')
  await bar.getByRole('button', { name: 'Pause announcements' }).click()
  await expect(bar).not.toHaveAttribute('data-running', '')
  const second = bar.getByRole('listitem').nth(1).getByRole('button')
  const title = (await second.textContent()) ?? ''
  await second.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(dialog.getByRole('button', { name: title })).toHaveAttribute('aria-current', 'true')
})

test('moving content stands still under reduced motion [S-209] [S-300] [Q-05]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await expect(page.getByRole('region', { name: 'Latest announcements' })).not.toHaveAttribute('data-running', '')
  await expect(page.getByRole('region', { name: 'Latest announcements' }).getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause announcements' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pause the winner board' })).toHaveCount(0)
})

test.describe('the navigation', () => {
  const slots = { name: 'Slots', exact: true } as const

  test('offers only categories that have vendors, home first [S-044] [S-066]', async ({ page }) => {
    await arrive(page)
    const navigation = page.getByRole('navigation', { name: 'Game categories' })
    await expect(navigation.getByRole('button', slots)).toBeVisible()
    expect((await navigation.getByRole('listitem').allTextContents())[0]).toBe('Home')
    await expect(navigation.getByRole('button')).toHaveText([
      'Sports',
      'Live casino',
      'Cockfighting',
      'Slots',
      'Fishing',
      'Card games',
      'Lottery',
      'Esports',
    ])
  })

  test('has no more button where fewer than 11 vendors are shown, and centres them [S-069] [S-070]', async ({
    page,
  }) => {
    await arrive(page)
    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('button', { name: 'Sports', exact: true })
      .hover()
    const row = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'Kickstand' }) })
      .last()
    await expect(row).toHaveAttribute('data-centred', '')
    await expect(row).toBeVisible()
    await expect(page.getByRole('link', { name: 'More of Sports' })).toHaveCount(0)
  })

  test('drops down at most 11 vendors, hot ones marked, on hover and by keyboard, and Escape closes it [S-066] [S-067] [S-068] [S-069] [S-070] [S-075]', async ({
    page,
  }) => {
    await arrive(page)
    const navigation = page.getByRole('navigation', { name: 'Game categories' })
    await navigation.getByRole('button', slots).hover()
    const panel = page.getByRole('link', { name: 'More of Slots' })
    await expect(panel).toBeVisible()
    const row = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: 'Papaya Pixel' }) })
      .last()
    await expect(row.getByRole('listitem')).toHaveCount(11)
    await expect(row).not.toHaveAttribute('data-centred')
    await expect(
      row.getByRole('listitem').filter({ hasText: 'Lantern Moon' }).getByRole('img', { name: 'Hot' }),
    ).toBeVisible()
    await expect(
      row.getByRole('listitem').filter({ hasText: 'Papaya Pixel' }).getByRole('img', { name: 'Hot' }),
    ).toHaveCount(0)
    await page.mouse.move(640, 700)
    await expect(panel).toBeHidden()
    await navigation.getByRole('button', slots).focus()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(navigation.getByRole('button', slots)).toBeFocused()
  })
})

test('a vendor of the drop-down opens its lobby [S-071] [S-306] [S-030]', async ({ page }) => {
  await arrive(page)
  await page
    .getByRole('navigation', { name: 'Game categories' })
    .getByRole('button', { name: 'Slots', exact: true })
    .hover()
  await page.getByRole('button', { name: 'Kubo Games', exact: false }).first().click()
  await expect(page).toHaveURL('/rng?page=KB')
  await expect(page.getByRole('tab', { name: /Kubo Games/ })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/rng?page=NOBODY')
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
})

test('the lobby shows vendors, hot games and a way in, and asks for no list [S-302] [S-280] [S-275] [S-276] [S-029]', async ({
  page,
}) => {
  await arrive(page, '/rng')
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page.getByRole('tablist', { name: 'Vendors' }).getByRole('tab').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next vendors' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in to see all games' })).toBeVisible()
  const lists = page.getByRole('group', { name: 'Game lists' })
  await expect(lists.getByRole('button')).toHaveText(['Hot', 'Recent'])
  await expect(lists.getByRole('button', { name: 'Hot' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await calledEndpoints()).toContain('games.hot')
  expect(await calledEndpoints()).not.toContain('games.list')
})

test('a favourite and the recent list ask a visitor to log in and change nothing [S-202] [S-283] [S-303]', async ({
  page,
}) => {
  await arrive(page, '/rng')
  const tile = page.getByRole('article').first()
  const heart = tile.getByRole('button', { name: /favorites$/ })
  await heart.click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const names = await page.getByRole('article').allTextContents()
  await page.getByRole('button', { name: 'Recent', exact: true }).click()
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toBeHidden()
  expect(await page.getByRole('article').allTextContents()).toEqual(names)
  await tile.getByRole('button').first().click()
  await expect(login).toBeVisible()
})

test('home shows banners, hot games, up to 11 vendors a category and the winner board [S-210] [S-211] [S-213] [S-299]', async ({
  page,
}) => {
  await arrive(page)
  await expect(page.getByRole('region', { name: 'News and offers' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hot games' }).first().getByRole('article').first()).toBeVisible()
  const slots = page.getByRole('region', { name: 'Slots', exact: true })
  await expect(slots.getByRole('listitem')).toHaveCount(11)
  const board = page.getByRole('table', { name: 'Player, Game, Prize, Time' })
  await expect(board.getByRole('row')).toHaveCount(21)
})

test('the gift shows once in a session and leads a visitor to registration [S-214] [S-215] [S-216]', async ({
  page,
}) => {
  await arrive(page, '/', { giftSeen: false })
  const gift = page.getByRole('dialog', { name: 'A gift for you' })
  await expect(gift).toContainText('Welcome tour')
  await gift.getByRole('button', { name: 'Get it' }).click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(gift).toBeHidden()
})

test('/login and /register open their popup over home, and closing leads home [S-020] [S-022] [S-048] [S-054] [S-055]', async ({
  page,
}) => {
  await arrive(page, '/login')
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  for (const path of ['/register', '/register.html']) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible()
  await operate('modules/set', { merchant: 'crph', module: 'DIRECTREG3', on: false })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toHaveCount(0)
})

test('each page has its title and heading, a new page starts at the top, and back closes what is open [S-041] [S-045] [S-047] [S-048] [S-025] [S-023]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await expect(page).toHaveTitle('Home · Croupier')
  const side = page.getByRole('navigation', { name: 'Side menu' })
  for (const [link, path, heading] of [
    ['Live casino', '/live', 'Live casino'],
    ['Sports', '/sports', 'Sports'],
    ['Esports', '/esports', 'Esports'],
    ['Cockfighting', '/cockfight', 'Cockfighting'],
    ['Announcements', '/noticePage', 'Announcements'],
    ['Fishing', '/fish', 'Fishing'],
    ['Card games', '/pvp', 'Card games'],
    ['Slots', '/rng', 'Slots'],
  ] as const) {
    await page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'instant' }))
    await side.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Croupier`)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.getByRole('button', { name: 'Recent', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/pvp')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('/elott shows both lotteries together [S-026]', async ({ page }) => {
  await arrive(page, '/elott')
  const vendors = page.getByRole('region', { name: 'Vendors' })
  for (const name of ['Lucky Draw House', 'Kalye Lotto', 'Mekong Draw', 'Number Breeze'])
    await expect(vendors.getByRole('button', { name })).toBeVisible()
})

test('an unknown path says so and leads home [S-040]', async ({ page }) => {
  await arrive(page, '/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Croupier')
  await page.getByRole('button', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('the notice page lists nine titles a page, shows the chosen one with its time, and runs nothing inside it [S-023] [S-235] [S-237] [S-242]', async ({
  page,
  expectedErrors,
}) => {
  // The browser reports the handler its policy refuses while the sanitiser reads the notice; nothing of it is left.
  expectedErrors.push(/Executing inline event handler violates/)
  await arrive(page, '/noticePage')
  const titles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await expect(titles).toHaveCount(9)
  await expect(page.getByRole('article').locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  const hostile = page.getByRole('article').locator('script, [onerror], [onclick], a[href^="javascript:"]')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  for (const next of [false, true]) {
    if (next) await pages.getByRole('button', { name: 'Next page' }).click()
    const count = await titles.count()
    for (let at = 0; at < count; at++) {
      await titles.nth(at).getByRole('button').click()
      await expect(titles.nth(at).getByRole('button')).toHaveAttribute('aria-current', 'true')
      await expect(hostile).toHaveCount(0)
    }
  }
  await page.goto('/noticePage?index=2')
  await expect(titles.nth(2).getByRole('button')).toHaveAttribute('aria-current', 'true')
})

test('the footer follows networks, shows vendors and navigation [S-224] [S-225] [S-226]', async ({ page }) => {
  await arrive(page)
  await page.keyboard.press('End')
  const footer = page.getByRole('contentinfo')
  for (const network of ['LINE', 'WeChat', 'Facebook', 'Telegram', 'YouTube', 'Instagram', 'X', 'Viber'])
    await expect(footer.getByRole('link', { name: `Follow us on ${network}`, exact: true })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  await expect(footer.getByRole('navigation').getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng')
  await expect(footer.getByRole('img', { name: 'Kubo Games' })).toBeVisible()
})

test('the right bar offers downloads as codes of 120 and service in a window of 440 by 750 [S-217] [S-218] [S-219]', async ({
  page,
  context,
}) => {
  await arrive(page)
  const bar = page.getByRole('complementary', { name: 'Downloads and service' })
  await expect(bar.getByRole('button')).toHaveCount(4)
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
  await expect(page.getByRole('region', { name: 'Slots', exact: true }).locator('img').first()).toHaveAttribute(
    'src',
    '/icons/vendor.svg',
  )
})

test('vendors that cannot be loaded say so and come with a retry [S-266] [S-411]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/502/)
  await addFault({ endpoint: 'games.vendors', kind: 'html502' })
  await remember(page)
  await page.goto('/')
  await expect(page.getByText('Vendors could not be loaded.')).toBeVisible()
  await clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Slots', exact: true }).getByRole('listitem').first()).toBeVisible()
})
