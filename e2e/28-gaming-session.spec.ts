/** J-28: two hours of play by the platform's clock, with reality checks, a session limit and a break. */
import type { Page } from '@playwright/test'
import { arriveAs } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { callAs, spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

const minute = 60_000

/** Advances the platform's clock; the person then returns to the tab. */
async function pass(page: Page, minutes: number): Promise<void> {
  await operate('clock/jump', { ms: minutes * minute })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

test('two hours of play: a check each hour that must be answered, the end of the session limit, and rest [G-19] [G-20] [G-21] [G-23]', async ({
  page,
}) => {
  test.slow()
  await arriveAs(page, 'maria', '/rng')
  expect((await callAs(page, '/wps/ext/safety/limits/session', { minutes: 110 })).status).toBe(200)
  const frame = await startSlot(page)
  const bar = page.getByRole('group', { name: 'Game bar' })
  await spin(frame)
  await expect(bar.getByText(/^0:00:\d\d$/)).toBeVisible()
  await expect(bar.getByRole('img', { name: /in this session/ })).toBeVisible()
  // The bar shows it; the header above does not repeat it.
  await expect(page.getByText('Time in this session')).toHaveCount(1)

  // The first hour.
  for (const _ of [1, 2]) {
    await pass(page, 20)
    await spin(frame)
  }
  await pass(page, 20)
  const check = page.getByRole('alertdialog', { name: 'You have been playing for 1 hour 0 min' })
  await expect(check).toBeVisible()
  await expect(check).toContainText(/Staked₱[\d.]+Won₱[\d.]+(Net (win|loss)|No win and no loss)[+-]?₱[\d.]+/)
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(check).toBeVisible()
  // Only the check can be used, and its record opens above it.
  await check.getByRole('button', { name: 'Betting record' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  await check.getByRole('button', { name: 'Continue playing' }).click()
  await expect(check).toBeHidden()
  await spin(frame)

  // The second hour, which the session limit ends.
  for (const _ of [1, 2]) {
    await pass(page, 20)
    await spin(frame)
  }
  await pass(page, 5)
  await expect(page.getByText(/^Your session limit ends play at/)).toBeVisible()
  await spin(frame)
  await pass(page, 5)
  const end = page.getByRole('alertdialog', { name: 'Your session limit has been reached' })
  await expect(end).toContainText(/You can play again from/)
  await expect(end.getByRole('button', { name: 'Continue playing' })).toHaveCount(0)
  await end.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/rng/)
  await expect(end).toBeHidden()

  // Too early, then rested.
  await startSlot(page)
  await end.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/rng/)
  // With a request in between, because the platform ends a session after half an hour without one.
  await pass(page, 16)
  await page.reload()
  await expect(page.getByText(/^₱[\d,]+\.\d\d$/).first()).toBeVisible()
  await pass(page, 16)
  await expect(page.getByText('Time in this session')).toHaveCount(0)
  await spin(await startSlot(page))
})

test('stopping at the check leaves the game, and the check covers full screen [G-21] [G-22] [G-24]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  const frame = await startSlot(page)
  await spin(frame)
  const bar = page.getByRole('group', { name: 'Game bar' })
  await bar.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(bar.getByText('Time of day')).toBeVisible()
  await frame.getByRole('button', { name: 'Spin' }).focus()
  await pass(page, 20)
  await spin(frame)
  await pass(page, 20)
  await spin(frame)
  await pass(page, 20)
  const check = page.getByRole('alertdialog', { name: /^You have been playing for/ })
  await expect(check).toBeVisible()
  expect(await check.evaluate((box) => document.fullscreenElement?.contains(box))).toBe(true)
  await check.getByRole('button', { name: 'Stop playing' }).click()
  await expect(page).toHaveURL(/\/rng/)
  await expect(check).toBeHidden()
})

test('an unanswered check keeps the next game from starting, and is fully visible on a phone held sideways [G-21]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  expect((await callAs(page, '/wps/ext/safety/reminder', { minutes: 10 })).status).toBe(200)
  await spin(await startSlot(page))
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await pass(page, 12)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const frame = await startSlot(page)
  const check = page.getByRole('alertdialog', { name: 'You have been playing for 12 minutes' })
  await expect(check).toBeVisible()
  await page.setViewportSize({ width: 740, height: 360 })
  for (const answer of await check.getByRole('button').all()) await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(check.getByText(/^(Net (win|loss)|No win and no loss)$/)).toBeInViewport({ ratio: 1 })
  await check.getByRole('button', { name: 'Continue playing' }).click()
  await spin(frame)
})
