/** Every screen of player safety by the automated rules of WCAG 2.2 AA, in both themes, and by keyboard. */
import { arrive, arriveAs } from './arrival.ts'
import { violationsInBothThemes } from './axe.ts'
import { expectFocusIn, walkThrough } from './keyboard.ts'
import { operate, reset } from './panel.ts'
import { callAs, spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())
test.afterAll(() => reset())

test('a member’s safety page, its window over a game, the reality check and a break have no violation in either theme and work by keyboard [Q-03] [G-08] [G-19] [G-33]', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  // Requests of the page while the break begins belong to a session that has ended.
  expectedErrors.push(/401/)
  await arriveAs(page, 'beth', '/safety')
  for (const amount of ['500', '900'])
    expect((await callAs(page, '/wps/ext/safety/limits', { kind: 'deposit', period: 'day', amount })).status).toBe(200)
  await page.reload()
  await expect(
    page
      .getByRole('button', { name: 'Confirm the change' })
      .or(page.getByText(/is pending/))
      .first(),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await walkThrough(main, 'the safety page')

  await page.goto('/rng')
  const frame = await startSlot(page)
  await page.getByRole('group', { name: 'Game bar' }).getByRole('button', { name: 'Safer play' }).click()
  const safety = page.getByRole('dialog', { name: 'Safer play' })
  await expect(safety.getByRole('form', { name: 'Take a break' })).toBeVisible()
  await expect(safety.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await violationsInBothThemes(page, '[role="dialog"]')).toEqual([])
  await expectFocusIn(safety)
  await safety.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(safety).toBeHidden()

  for (const _ of [1, 2, 3]) {
    await spin(frame)
    await operate('clock/jump', { ms: 20 * 60_000 })
  }
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const check = page.getByRole('alertdialog', { name: /^You have been playing for/ })
  await expect(check).toBeVisible()
  expect(await violationsInBothThemes(page, '[role="alertdialog"]')).toEqual([])
  await expectFocusIn(check)
  await check.getByRole('button', { name: 'Continue playing' }).press('Enter')
  await expect(check).toBeHidden()

  await page.goto('/safety')
  const form = page.getByRole('form', { name: 'Take a break' })
  await form.getByRole('radio', { name: /^24 hours/ }).check()
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('form', { name: 'Confirm your break' }).getByRole('button', { name: 'Start now' }).click()
  await expect(page.getByRole('dialog', { name: 'Your break has started' })).toBeVisible()
  await arriveAs(page, 'beth', '/rng')
  await expect(page.getByRole('heading', { level: 1, name: 'You are taking a break' })).toBeVisible()
  expect(await violationsInBothThemes(page, 'main')).toEqual([])
})

test('the age question and the page for people who are too young have no violation in either theme [Q-03] [G-01]', async ({
  page,
}) => {
  await arrive(page, '/rng', { ofAge: false })
  await page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first().click()
  const question = page.getByRole('dialog', { name: 'How old are you?' })
  await expectFocusIn(question)
  expect(await violationsInBothThemes(page, '[role="dialog"]')).toEqual([])
  await question.getByRole('button', { name: 'Younger than 21' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /aged 21 and over$/ })).toBeVisible()
  expect(await violationsInBothThemes(page, 'body')).toEqual([])
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`a member’s safety page keeps its place when the limits arrive late, ${viewport.width} pixels wide [Q-02]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/ext/safety/overview', async (route) => {
      await released
      await route.continue()
    })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await arriveAs(page, 'maria', '/safety')
    await expect(page.getByRole('form', { name: 'Take a break' })).toBeAttached()
    release()
    await expect(page.getByRole('form', { name: 'Deposit limit' })).toBeVisible()
    // The browser reports a layout shift within the next frames.
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve((window as unknown as { shift: number }).shift))),
          ),
        ),
    )
    expect(shift).toBeLessThan(0.05)
  })
