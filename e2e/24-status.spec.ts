/** J-24: maintenance, region, and a platform that does not answer. */
import { arrive, toTheFoot, arriveAs, remember } from './arrival.ts'
import { calledEndpoints, addFault, clearFaults, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('maintenance replaces the whole page, service works, and its end brings the page back in the same language [S-007] [S-010] [S-409] [G-59]', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await operate('site/set', { maintenance: true })
  await arrive(page, '/noticePage')
  await expect(page.getByRole('heading', { level: 1, name: 'Games are under maintenance' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(page).toHaveTitle('Maintenance · Croupier')
  for (const name of [/^Gambling Therapy/, /^BetBlocker/]) await expect(page.getByRole('link', { name })).toBeVisible()
  await context.route('https://chat.croupier.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  )
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await (await popup).waitForURL(/chat\.croupier\.example/)
  await operate('site/set', { maintenance: false })
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a region that is not served shows the visitor’s address and no other way in; maintenance wins over it [S-008] [S-009] [S-010] [S-011] [G-60]', async ({
  page,
}) => {
  await operate('market/set', { visitorIp: '198.51.100.9' })
  await operate('site/set', { regionRestriction: true })
  await arrive(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Access restricted' })).toBeVisible()
  await expect(page.getByText('198.51.100.9')).toBeVisible()
  await expect(page.getByText('not available from your location or IP address', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  // No address of the site that would bypass the block is offered or requested.
  expect(await calledEndpoints()).not.toContain('system.domainRoutes')
  await expect(page.getByRole('link', { name: /crph|localhost|play\./ })).toHaveCount(0)
  await operate('site/set', { maintenance: true })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Games are under maintenance' })).toBeVisible()
})

test('a member in a region that is not served logs in and withdraws, and finds nothing else [G-59] [G-100]', async ({
  page,
}) => {
  await operate('withdrawals/delay', { merchant: 'crph', seconds: null })
  await operate('site/set', { regionRestriction: true })
  await arrive(page)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await login.getByRole('textbox', { name: 'User name' }).fill('maria')
  await login.locator('input[autocomplete="current-password"]').fill('Croupier1')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const form = centre.getByRole('form', { name: 'Withdraw', exact: true })
  await form.getByRole('radio', { name: /GCash/ }).check()
  await form.getByRole('textbox', { name: /^Amount/ }).fill('500')
  await form.getByRole('button', { name: 'Continue' }).click()
  const check = centre.getByRole('form', { name: 'Check your withdrawal' })
  await check.getByLabel(/^Payment password/).fill('135790')
  await check.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(centre.getByRole('list', { name: 'Stages of this withdrawal' })).toBeVisible()
  expect(await calledEndpoints()).not.toContain('games.vendors')
  await centre.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.locator('#root').getByText('Your balance is ₱4,500.00. You can still withdraw it.')).toBeVisible()
})

test('one vendor under maintenance closes only its own games [S-304] [S-409]', async ({ page }) => {
  await operate('games/maintenance', { vendor: 'KB', minutes: 60 })
  await arriveAs(page, 'maria', '/rng?page=KB')
  await expect(page.getByRole('article').first()).toBeVisible()
  const closed = page.getByRole('article').filter({ hasText: 'Maintenance' })
  await expect(closed).toHaveCount(await page.getByRole('article').count())
  // By keyboard: the row may have slid it out of the pointer's reach.
  await page.getByRole('tab', { name: /Lantern Moon/ }).press('Enter')
  await expect(page).toHaveURL('/rng?page=LM')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(async () => (await page.getByRole('article').count()) - (await closed.count())).toBeGreaterThan(12)
})

test('a platform that does not answer leads to a retry, never to a blank page [S-016] [S-408] [S-411]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  await addFault({ endpoint: 'system.status', kind: 'html502' })
  await remember(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t reach the site' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Games for every taste' })).toBeAttached()
})

test('an unreadable first answer shows an error page with a reference for customer service [S-016] [S-410]', async ({
  page,
}) => {
  await addFault({ endpoint: 'system.status', kind: 'badShape' })
  await remember(page)
  await page.goto('/')
  await expect(page.getByText('The response could not be read.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  await clearFaults()
})

test('a lost connection shows a message under the header [S-408]', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await arrive(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
})

test('a part that was due while offline loads when the connection returns [S-408]', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await arrive(page)
  await context.setOffline(true)
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/Footer-'))
  await toTheFoot(page)
  await missed
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText('This part of the site did not load')).toHaveCount(0)
})

test('the status page says what works, which vendors do not, and what happened lately [G-97]', async ({ page }) => {
  await operate('games/maintenance', { vendor: 'KB', minutes: 60 })
  await arrive(page, '/status')
  await expect(page.getByRole('heading', { level: 1, name: 'What works now' })).toBeVisible()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Withdrawals')).toContainText('Works')
  await expect(row('Kubo Games')).toContainText('Maintenance')
  await expect(page.getByText('There was none.')).toBeVisible()
  const { id } = (await operate('incidents/begin', {
    merchant: 'crph',
    service: 'withdrawals',
    state: 'slow',
    title: 'Slow payouts',
    text: 'A bank answers late.',
  })) as { readonly id: number }
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(row('Withdrawals')).toContainText('Slow')
  await expect(row('Deposits')).toContainText('Works')
  await expect(page.getByText(/^Since .*, still going on$/)).toBeVisible()
  await operate('incidents/end', { id })
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(row('Withdrawals')).toContainText('Works')
  await expect(page.getByRole('heading', { name: 'Slow payouts' })).toBeVisible()
})

test('what works is said in maintenance and where the platform does not answer, too [G-97]', async ({
  page,
  expectedErrors,
}) => {
  await operate('site/set', { maintenance: true })
  await arrive(page, '/')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Accounts and platform')).toContainText('Maintenance')
  await operate('site/set', { maintenance: false })
  expectedErrors.push(/502/)
  await addFault({ endpoint: 'system.status', kind: 'html502' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t reach the site' })).toBeVisible()
  await expect(row('Accounts and platform')).toContainText('Does not work')
  await expect(row('This website')).toContainText('Works')
  await clearFaults()
})

test('the contact page says when customer service answers and how long people wait [G-98]', async ({ page }) => {
  await operate('clock/freeze', { at: Date.UTC(2026, 10, 30, 4) })
  await arrive(page, '/contact')
  await expect(page.getByText(/Live chat.*open now, 08:00 to 23:00\. Waiting time about 3 minutes\./)).toBeVisible()
  await operate('clock/freeze', { at: Date.UTC(2026, 10, 30, 18) })
  await page.reload()
  await expect(page.getByText(/Live chat.*closed now, open 08:00 to 23:00\./)).toBeVisible()
})

test('a blocked address has its own text, other than a blocked region, and both lead to help [S-012] [S-409] [G-59]', async ({
  page,
}) => {
  await operate('market/set', { visitorIp: '198.51.100.9' })
  await operate('site/set', { ipRestriction: true })
  await arrive(page)
  const blocked = page.getByRole('heading', { level: 1, name: 'Your IP address is blocked' })
  await expect(blocked).toBeVisible()
  await expect(page.getByText('198.51.100.9')).toBeVisible()
  await expect(page.getByText('not available from your location or IP address', { exact: false })).toHaveCount(0)
  await operate('site/set', { ipRestriction: false, regionRestriction: true })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Access restricted' })).toBeVisible()
  await expect(blocked).toHaveCount(0)
  for (const name of [/^Gambling Therapy/, /^BetBlocker/]) await expect(page.getByRole('link', { name })).toBeVisible()
  await operate('site/set', { regionRestriction: false })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Hot games' }).first()).toBeVisible()
})
