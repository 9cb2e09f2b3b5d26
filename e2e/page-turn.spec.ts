/** What a change of page does for people who cannot see it: a title, and the focus on the name of the page. */
import { arrive, arriveAs, remember } from './arrival.ts'
import { reset } from './panel.ts'
import { startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a link of the menu, a link of the page and Back each give the new page its title and the focus to its heading [S-041]', async ({
  page,
}) => {
  await arrive(page)
  const side = page.getByRole('navigation', { name: 'Side menu' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await side.getByRole('link', { name: 'Help centre' }).click()
  await expect(heading('Help centre')).toBeFocused()
  await expect(page).toHaveTitle('Help centre · Croupier')
  await side.getByRole('link', { name: 'Sports', exact: true }).click()
  await expect(heading('Sports')).toBeFocused()
  await page.goBack()
  await expect(heading('Help centre')).toBeFocused()
  await expect(page).toHaveTitle('Help centre · Croupier')
  // Input stays in its field: a change of the query is not a new page.
  await page.goto('/rng?centre=')
  await expect(heading('Slots')).toBeVisible()
  await expect(heading('Slots')).not.toBeFocused()
})

test('each page of the member centre has its title, and the focus goes to its heading', async ({ page }) => {
  await arriveAs(page, 'maria', '/?centre=securityCenter')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(page).toHaveTitle('My account · Croupier')
  await centre.getByRole('navigation').getByRole('button', { name: 'Account record' }).click()
  await expect(centre.getByRole('heading', { name: 'Account record', exact: true })).toBeFocused()
  await expect(page).toHaveTitle('Account record · Croupier')
  // The button is gone with its page.
  await centre.getByRole('button', { name: 'Monthly statement' }).click()
  await expect(centre.getByRole('heading', { name: 'Monthly statement', exact: true })).toBeFocused()
  // It was opened by its address, so its opener does not exist.
  await page.keyboard.press('Escape')
  await expect(centre).toHaveCount(0)
  await expect(page).toHaveTitle('Home · Croupier')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Back from a reloaded game, before its lobby has loaded, gives the focus to the lobby’s heading', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  await startSlot(page)
  const back = page.getByRole('group', { name: 'Game bar' }).getByRole('button', { name: 'Back to the lobby' })
  await expect(back).toBeVisible()
  await page.reload()
  await back.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots', exact: true })).toBeFocused()
})

test('a game gives the window its own name', async ({ page }) => {
  await arriveAs(page, 'maria', '/fbsports')
  await expect(page).toHaveTitle(/^(?!Sports ·).+ · Croupier$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('/login and /register have a first heading', async ({ page }) => {
  for (const [path, name] of [
    ['/login', 'Welcome back'],
    ['/register', 'Create your account'],
  ] as const) {
    await arrive(page, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('a page has one address: every other spelling leads there and shows the same [S-019] [S-039]', async ({
  page,
}) => {
  await remember(page)
  for (const [asked, path, heading] of [
    ['/sports/', '/sports', 'Sports'],
    ['/games/LOTT', '/elott', 'Lottery'],
    ['/POINTMALL?tab=goods', '/pointMall?tab=goods', 'Points mall'],
    ['/index.html', '/', 'Games for every taste'],
  ] as const) {
    const answer = await page.goto(asked)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached()
  }
})

test('an address that is broken or leads nowhere says so, also to machines [S-040]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await remember(page)
  for (const path of ['/no/such/page', '/games/%2Fevil', '/games/%5Cevil', '/100%25']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  await page.goto('/help#100%')
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
})
