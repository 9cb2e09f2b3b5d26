/** Help, feedback with its answer, contacts, and the guide to depositing. */
import { arrive, arriveAs, toTheFoot } from './arrival.ts'
import { calledEndpoints, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('/help finds a chapter and shows the terms, on load and on click; /helpmc is the same without header [S-034] [S-035] [S-227]', async ({
  page,
}) => {
  await arrive(page, '/help#rules')
  const terms = page.getByRole('region', { name: 'Terms of use' })
  await expect(terms).toBeFocused()
  await expect(terms).toBeInViewport()
  expect(await calledEndpoints()).toContain('help.centre')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Your account' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Your account' })).toBeFocused()
  await contents.getByRole('link', { name: 'Terms of use' }).click()
  await expect(terms).toBeFocused()
  await page.getByRole('searchbox').fill('exchange table')
  await expect(page.getByRole('heading', { name: 'Points and ranks' })).toBeVisible()
  await expect(terms).toHaveCount(0)
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  // Nothing above the contents hides them while they stick.
  await expect(terms).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(contents).toBeInViewport()
  await expect.poll(async () => (await contents.boundingBox())?.y).toBeLessThan(40)
})

test('help is in the same place on every page, in a wide window and on a phone [Q-04]', async ({ page }) => {
  for (const { width, menu, name } of [
    { width: 1280, menu: 'Side menu', name: 'Help centre' },
    { width: 360, menu: 'Main pages', name: 'Help' },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const places: unknown[] = []
    for (const route of ['/', '/rng', '/promotions', '/safety', '/contact']) {
      await arrive(page, route)
      const help = page.getByRole('navigation', { name: menu }).getByRole('link', { name, exact: true })
      await expect(help).toBeVisible()
      const { x, y } = (await help.boundingBox()) ?? { x: 0, y: 0 }
      places.push({ x: Math.round(x), y: Math.round(y) })
    }
    expect(places).toEqual(places.map(() => places[0]))
  }
})

test('the accessibility statement is a link of the footer and says what does not work; limits are also explained in plain words [N-16]', async ({
  page,
}) => {
  await arrive(page)
  await toTheFoot(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  await expect(main).toContainText('WCAG) 2.2, level AA')
  await expect(main.getByRole('heading', { name: 'What does not work yet' })).toBeVisible()
  await arriveAs(page, 'maria', '/safety')
  const breaks = page.getByRole('region', { name: 'Take a break or exclude yourself' })
  await breaks.getByText('In simple words').click()
  await expect(breaks).toContainText('On a break you cannot play or put money in.')
})

test('a visitor’s feedback keeps to its bounds, gets a reference, and is answered under it [S-228] [S-229] [G-45]', async ({
  page,
}) => {
  await arrive(page, '/contact')
  for (const name of ['Live chat', 'Facebook', 'Telegram'])
    await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Feedback' }).click()
  const form = page.getByRole('form', { name: 'Feedback' })
  await form.getByRole('combobox', { name: /What is it about/ }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Deposit problem',
    'Withdrawal problem',
    'Game problem',
    'Customer service question',
    'Application question',
    'Other',
  ])
  await page.getByRole('option', { name: 'Game problem' }).press('Enter')
  const message = form.getByRole('textbox', { name: /^Your message/ })
  await message.fill('Too short')
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await message.fill('x'.repeat(201))
  await form.getByRole('button', { name: 'Send feedback' }).click()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await message.fill('Round 12 stopped in the middle.')
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/feedback'))
  await form.getByRole('button', { name: 'Send feedback' }).click()
  const request = await sent
  expect(request.method()).toBe('PUT')
  expect(Object.keys(request.headers())).not.toContain('authorization')
  const sign = page.getByRole('textbox', { name: 'Reference' }).and(page.locator('[readonly]'))
  const reference = await sign.inputValue()
  // What is announced is the message alone, not the controls below it.
  await expect(page.getByRole('main').getByRole('status').getByRole('button')).toHaveCount(0)
  await operate('feedback/answer', { reference, answer: 'The stake was returned.' })
  const look = page.getByRole('form', { name: 'See the answer' })
  await look.getByRole('textbox').fill('F-NOTHING')
  await look.getByRole('button', { name: 'Look up' }).click()
  await expect(look.getByRole('alert')).toBeVisible()
  await look.getByRole('textbox').fill(reference)
  await look.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('The stake was returned.')).toBeVisible()
})

test('the guide to depositing is reached from the deposit form [S-234] [S-233]', async ({ page }) => {
  await arriveAs(page, 'maria', '/?centre=depositv2')
  await page.getByRole('dialog', { name: 'Member centre' }).getByRole('link', { name: 'How to deposit' }).click()
  await expect(page).toHaveURL('/deposit-tutorial')
  await expect(page.getByRole('heading', { level: 1, name: 'How to deposit' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page).toHaveURL(/centre=depositv2/)
})
