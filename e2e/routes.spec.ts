/** Every address, its title and what it opens. */
import { arrive, toTheFoot } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('/, /index, /index.html and /home all show home with header, footer and side menu [S-019]', async ({ page }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await arrive(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
    await expect(page.getByRole('banner')).toBeVisible()
    await toTheFoot(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
  }
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

test('an unknown path says so and offers a link home [S-040]', async ({ page, expectedErrors }) => {
  // The page itself is answered with 404.
  expectedErrors.push(/404/)
  await arrive(page, '/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Croupier')
  await page.getByRole('button', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})
