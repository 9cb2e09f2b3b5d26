/** Downloads, the affiliate application, pages under the header alone, and the consent to be measured. */
import { arrive, arriveAs } from './arrival.ts'
import { calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('/down and /download show the apps with QR codes, and lead to the installation guide [S-036] [S-230] [S-231]', async ({
  page,
}) => {
  await arrive(page, '/download')
  await expect(page.getByRole('heading', { level: 1, name: 'App download' })).toBeVisible()
  await page.goto('/down')
  const panel = page.getByRole('region', { name: 'App download' })
  await expect(panel.getByRole('img', { name: 'QR code: iOS app' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Get Android app' })).toHaveAttribute('href', /links\.croupier\.example/)
  await page.getByRole('link', { name: 'Installation guide' }).press('Enter')
  const guide = page.getByRole('region', { name: 'Installation guide' })
  await expect(guide).toBeFocused()
  await expect(guide.getByRole('list', { name: 'iOS app' }).getByRole('listitem')).toHaveCount(7)
  const manifest = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  expect(await manifest.json()).toMatchObject({ name: 'Croupier', display: 'standalone' })
})

test('an affiliate application is checked, sent without an account, and answered under its reference [S-037] [S-232]', async ({
  page,
}) => {
  await arrive(page, '/join')
  const form = page.getByRole('form', { name: 'Affiliate application' })
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByRole('textbox', { name: /^Real name/ })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: /^Real name/ }).fill('Ana Cruz')
  await form.getByRole('textbox', { name: /^Mobile number/ }).fill('9171234567')
  await form.getByRole('textbox', { name: /^Email/ }).fill('ana@mail.example')
  await form.getByRole('textbox', { name: /^Your plan/ }).fill('A channel about football with weekly previews.')
  await form.getByRole('button', { name: 'Send application' }).press('Enter')
  const sign = page.getByRole('textbox', { name: 'Reference' }).and(page.locator('[readonly]'))
  const reference = await sign.inputValue()
  // What is announced is the message alone, not the controls below it.
  await expect(page.getByRole('main').getByRole('status').getByRole('button')).toHaveCount(0)
  await operate('feedback/answer', { reference, answer: 'Welcome.' })
  await page.getByRole('link', { name: 'See the answer' }).click()
  const look = page.getByRole('form', { name: 'See the answer' })
  await look.getByRole('textbox').fill(reference)
  await look.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Welcome.')).toBeVisible()
})

test('/fbsports launches by its own call, /seamless any game; both show only the header around them, /seamless without categories [S-032] [S-033] [S-050] [S-313] [G-03]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/fbsports')
  await expect(page.getByRole('group', { name: 'Game bar' })).toBeVisible()
  expect(await calledEndpoints()).toContain('play.fbSports')
  expect(await calledEndpoints()).not.toContain('games.launch')
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Free help' })).toBeVisible()
  await page.goto('/seamless?gameType=SPORTS&vassalage=FB&name=Kickstand&gameCode=FB')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('visits are measured only after consent, and no longer once it is withdrawn [S-018]', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('croupier:measure', (event) => {
      document.documentElement.dataset['measured'] = (event as CustomEvent<{ tagId: string }>).detail.tagId
    })
  })
  await arrive(page, '/privacy')
  const choice = page.getByRole('switch', { name: 'Measure my visits' })
  await expect(choice).not.toBeChecked()
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-measured')
  await choice.press('Space')
  await expect(html).toHaveAttribute('data-measured', 'G-SANDBOX')
  await page.reload()
  await expect(choice).toBeChecked()
  await expect(html).toHaveAttribute('data-measured', 'G-SANDBOX')
  await choice.press('Space')
  await page.reload()
  await expect(choice).not.toBeChecked()
  await expect(html).not.toHaveAttribute('data-measured')
})
