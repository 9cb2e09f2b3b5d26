/** J-24: what works without a connection, and what does not. */
import type { Locator } from '@playwright/test'
import { arriveAs, workerActive } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(() => reset())

test('offline the frame and the last lobby stay and money actions wait; everything works again online [Q-10]', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await arriveAs(page, 'maria', '/rng?page=LM')
  const tile = page.getByRole('article').first()
  await expect(tile).toBeVisible()
  await workerActive(page)
  // The worker serves the second visit, and caches the files of the lobby.
  await page.reload()
  await expect(tile).toBeVisible()
  const kept = (cache: string) => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, cache)
  await expect.poll(() => kept('reads-1')).toBeGreaterThan(2)
  await expect.poll(() => kept('pages-1')).toBeGreaterThan(0)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(tile).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThan(5)
  const bar = page.getByRole('group', { name: 'Top bar' })
  for (const action of ['Deposit', 'Withdraw'])
    await expect(bar.getByRole('button', { name: action, exact: true })).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Deposit', exact: true })).not.toHaveAttribute('aria-disabled')
})

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test(`on a ${device} the reason lies above the open deposit form, which goes on once online [Q-10] [G-61]`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /error occurred when fetching the script/)
    await page.setViewportSize(viewport)
    await arriveAs(page, 'maria', '/?centre=depositv2')
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    const amount = centre.getByRole('textbox', { name: 'Amount' })
    await amount.fill('700')
    await context.setOffline(true)

    const band = page.getByText('You are offline', { exact: true })
    await expect(band).toBeVisible()
    const inFront = (place: Locator) =>
      place.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found !== null && element.contains(found)
      })
    expect(await inFront(band), 'the band is above the centre').toBe(true)
    const close = centre.getByRole('button', { name: 'Close member centre' })
    await expect.poll(() => inFront(close), 'the centre begins below the band').toBe(true)
    const go = centre.getByRole('button', { name: 'Continue' })
    await expect(go).toHaveAttribute('aria-disabled', 'true')
    await expect(go).toHaveAccessibleDescription(/You are offline\. What you typed is kept/)
    await expect(amount).toHaveValue('700')

    await context.setOffline(false)
    await expect(band).toBeHidden()
    await go.click()
    await expect(centre.getByRole('heading', { name: 'Pay to' })).toBeVisible()
  })
