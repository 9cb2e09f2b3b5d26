/** J-04: log in, captcha after failures; opening and closing the modals. */
import { arrive, arriveAs, password } from './arrival.ts'
import { lastCaptcha, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

const day = 86_400

test('J-04 three wrong passwords show a captcha; the right password logs in [S-088] [S-100] [S-101] [S-107] [S-108] [S-109] [S-115] [S-195] [G-28]', async ({
  page,
  context,
}) => {
  await arrive(page, '/login')
  const modal = page.getByRole('dialog', { name: 'Welcome back' })
  const username = modal.getByRole('textbox', { name: 'User name' })
  const secret = modal.locator('input[autocomplete="current-password"]')
  const submit = modal.getByRole('button', { name: 'Log in', exact: true })
  const picture = modal.getByRole('img', { name: 'Captcha picture with characters to type' })

  await test.step('there are tabs for user name and SMS', async () => {
    await expect(modal.getByRole('tab')).toHaveText(['User name', 'SMS'])
  })

  await test.step('the third wrong password asks for a captcha, not the first', async () => {
    await username.fill('carl')
    for (const wrong of ['wrong1', 'wrong2', 'wrong3']) {
      await expect(picture).toBeHidden()
      await secret.fill(wrong)
      await submit.click()
      await expect(modal.getByRole('alert')).toBeFocused()
      await expect(secret).toHaveValue('')
      await expect(username).toHaveValue('carl')
    }
    await expect(picture).toBeVisible()
  })

  await test.step('five quick refreshes are one request', async () => {
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/wps/captcha') asked += 1
    })
    const refresh = modal.getByRole('button', { name: 'New captcha picture' })
    // All five in one task of the page, however busy the machine is; within a second of the picture none of them sends
    // a request.
    await expect(async () => {
      await refresh.evaluate((button) => {
        for (let press = 0; press < 5; press += 1) (button as HTMLElement).click()
      })
      await expect.poll(() => asked, { timeout: 500 }).toBeGreaterThan(0)
    }).toPass()
    await expect(picture).toBeVisible()
    expect(asked).toBe(1)
  })

  await test.step('the right password and captcha sign in, and only the name is remembered', async () => {
    await secret.fill(password)
    await modal.getByRole('textbox', { name: 'Captcha' }).fill(await lastCaptcha())
    await modal.getByRole('checkbox', { name: 'Remember my user name' }).check()
    await submit.click()
    await expect(modal).toBeHidden()
    await expect(page.getByRole('button', { name: 'Account of Carl' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/')
    const cookie = (await context.cookies()).find(({ name }) => name === 'crph-login')
    expect(cookie).toMatchObject({ value: 'carl' })
    const left = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(left).toBeGreaterThan(day - 60)
    expect(left).toBeLessThanOrEqual(day + 1)
  })

  await test.step('a fresh tab is signed out and knows the name', async () => {
    const fresh = await context.newPage()
    await arrive(fresh, '/login')
    await expect(fresh.getByRole('dialog').getByRole('textbox', { name: 'User name' })).toHaveValue('carl')
  })
})

test('closing the page’s modal leads home, and back closes what is open [S-022] [S-048] [S-080] [S-087]', async ({
  page,
}) => {
  await arrive(page, '/noticePage')
  await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(login).toBeVisible()

  await test.step('neither Escape nor a press beside it closes it', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.click(20, 500)
    await expect(login).toBeVisible()
  })

  await test.step('sign up takes its place', async () => {
    await login.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
    await expect(login).toBeHidden()
  })

  await test.step('back shows the page before with nothing above it', async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Slots' }).click()
    await expect(page).toHaveURL('/rng')
    await page.getByRole('group', { name: 'Top bar' }).getByRole('button', { name: 'Log in' }).click()
    await expect(login).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/noticePage')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('closing at /login goes on to home', async () => {
    await page.goto('/login')
    await login.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the member centre opens above any page, keeps the focus and closes with Escape [S-015] [S-327] [S-336]', async ({
  page,
}) => {
  await arriveAs(page, 'vip')
  const account = page.getByRole('button', { name: /^Account of/ })
  await account.click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect(centre.getByRole('button', { name: 'My account' })).toHaveAttribute('aria-current', 'page')
  await expect(centre.getByText('VIP6', { exact: true })).toBeVisible()

  await test.step('the chosen entry is marked and its page shows', async () => {
    await centre.getByRole('button', { name: 'Betting record' }).click()
    await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible()
    await expect(centre.getByRole('button', { name: 'Betting record' })).toHaveAttribute('aria-current', 'page')
    await expect(centre.getByRole('button', { name: 'My account' })).not.toHaveAttribute('aria-current', 'page')
  })

  await test.step('Escape leads back to the same page', async () => {
    await page.keyboard.press('Escape')
    await expect(centre).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})

test('the hidden balance is hidden in the member centre too [S-058]', async ({ page }) => {
  await arriveAs(page, 'maria')
  const bar = page.getByRole('group', { name: 'Top bar' })
  const amount = (await bar.locator('bdi').first().textContent()) ?? ''
  expect(amount).toMatch(/^₱[\d,]+\.\d{2}$/)
  await bar.getByRole('button', { name: 'Hide balance' }).click()
  await expect(bar.getByText('******')).toBeVisible()
  await bar.getByRole('button', { name: 'Deposit', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByText('******')).toBeVisible()
  // Choosing the current amount again is allowed.
  await expect(page.getByText(amount, { exact: true }).and(page.locator(':not(button)'))).toHaveCount(0)
})

test('the betting record adds up over its pages [S-354] [S-358] [S-360] [S-361]', async ({ page }) => {
  await arriveAs(page, 'maria')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('radio', { name: 'Settled' }).check()
  await centre.getByRole('button', { name: 'Previous 30 days' }).click()
  const table = centre.getByRole('table', { name: 'Bets of the chosen period' })
  const settled = () => expect(centre.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(table.getByRole('row', { name: /^Settled bets of the period · \d+ bets/ })).toBeVisible()
  await settled()
  const cents = (shown: string) => Math.round(Number(shown.replace(/[^\d.-]/g, '')) * 100)
  const column = async () => (await table.locator('tbody td:nth-child(4)').allTextContents()).map(cents)
  const total = cents((await table.locator('tfoot td:nth-child(4)').textContent()) ?? '')
  const first = await column()
  await centre.getByRole('button', { name: 'Next page' }).click()
  await expect(centre.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(table.locator('tbody tr')).not.toHaveCount(first.length)
  await settled()
  const second = await column()
  expect([...first, ...second].reduce((sum, stake) => sum + stake, 0)).toBe(total)

  await test.step('an end before the start is refused', async () => {
    await centre.getByLabel('To', { exact: true }).fill('2026-01-01')
    await expect(centre.getByText('The end is before the start.')).toBeVisible()
  })
})

test('the SMS tab shows with its module only, and a code is asked for once a second at most [S-089] [S-112] [S-124]', async ({
  page,
}) => {
  await reset()
  let asked = 0
  await page.route('**/wps/verification/sms/noLogin*', (route) => {
    asked += 1
    return route.fulfill({ status: 200, json: { success: false, errorCode: 'sms.route.closed', message: 'Not now.' } })
  })
  await page.clock.install()
  await arrive(page, '/login')
  const modal = page.getByRole('dialog', { name: 'Welcome back' })
  await modal.getByRole('tab', { name: 'SMS' }).click()
  await page.clock.runFor(1_000)
  await page.clock.pauseAt(Date.now() + 60_000)
  await modal.getByRole('textbox', { name: 'Mobile number' }).fill('9171234567')
  // A message may cover it.
  const send = page.locator('button', { hasText: /^Send code$/ })
  const press = () => send.evaluate((button) => (button as HTMLElement).click())
  await press()
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(900)
  await press()
  await page.clock.runFor(50)
  expect(asked).toBe(1)
  await page.clock.runFor(100)
  await press()
  await expect.poll(() => asked).toBe(2)
  await operate('modules/set', { merchant: 'crph', module: 'MOBILEVERCODELOGIN3', on: false })
  await page.goto('/login')
  await page.clock.resume()
  await expect(modal.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await expect(modal.getByRole('tab')).toHaveCount(0)
  await reset()
})
