/** J-24: what stays without a connection, and what does not. */
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
  // The second visit is the worker's own: it keeps what the lobby is made of.
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
