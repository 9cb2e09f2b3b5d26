/** Announcements: the bar, the modal and their page. */
import { arrive, arriveAs, fillSignIn } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())
// Switches set here are reset for the journeys that follow on the same servers.
test.afterAll(() => reset())

test('the notice bar pauses, and its second title opens the notice at that index [S-208] [S-209] [S-236] [Q-05]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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

test('the notice page lists nine titles a page, shows the chosen one with its time, and runs nothing inside it [S-023] [S-235] [S-237] [S-242]', async ({
  page,
  expectedErrors,
}) => {
  // The browser reports the event handler that its policy blocks while the sanitizer parses the notice; none of it
  // remains.
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

test('popup announcements show once before and once after a login [S-106]', async ({ page }) => {
  await operate('popups/set', { on: true })
  await arrive(page, '/', { popupsSeen: false })
  // Overlays wait for user activity.
  await page.mouse.move(8, 8)
  const guest = page.getByRole('dialog', { name: 'Good to see you' })
  await expect(guest.getByText(/Registration takes a minute/)).toBeVisible()
  await guest.getByRole('button', { name: 'Close' }).first().click()
  await expect(guest).toBeHidden()
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Log in' }).click()
  await fillSignIn(page, 'maria')
  const member = page.getByRole('dialog', { name: 'Welcome back' }).filter({ hasText: 'New slots' })
  await expect(member).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(member).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account of Maria' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest announcements' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('J-20 a service address that cannot be opened closes its window, and the page says so [S-222]', async ({
  page,
}) => {
  await page.route('**/wps/system/status*', async (route) => {
    const answer = await route.fetch()
    const status = (await answer.json()) as { value: { info: { customerService: { path: string }[] } } }
    for (const entry of status.value.info.customerService)
      entry.path = Buffer.from('javascript:alert(1)').toString('base64url')
    await route.fulfill({ response: answer, json: status })
  })
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...wanted) => Object.assign(window, { opened: open(...wanted) }).opened
  })
  await arriveAs(page, 'maria')
  const bar = page.getByRole('complementary', { name: 'Downloads and service' })
  await bar.getByRole('button', { name: 'Live chat' }).click()
  await expect(page.getByText(/^Customer service could not be opened/).first()).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { opened: Window | null }).opened?.closed)).toBe(true)
})

test('without announcements the page says so [S-243]', async ({ page }) => {
  await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: object }
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, player: [] } } })
  })
  await arriveAs(page, 'maria', '/noticePage')
  const main = page.getByRole('main')
  await expect(main.getByText('No announcements', { exact: true })).toBeVisible()
  await expect(main.locator('time')).toHaveCount(0)
})
