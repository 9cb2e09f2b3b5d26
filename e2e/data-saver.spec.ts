/** Data saver: what is not loaded, and what the page says about it. */
import type { Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

/** Bytes and addresses of the platform's pictures that a page requests from now on. */
function picturesOf(page: Page) {
  const pictures = { addresses: new Set<string>(), bytes: 0 }
  page.on('request', (request) => {
    if (/\/art\//.test(request.url())) pictures.addresses.add(request.url())
  })
  return pictures
}

/** A browser that asks every site to save data, in the request and in the page. */
async function asksToSave(page: Page) {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
}

test('if the browser asks to save data, no picture is loaded before the person asks for pictures, and the meter says what the page used [G-93] [Q-02]', async ({
  page,
}) => {
  await asksToSave(page)
  const pictures = picturesOf(page)
  await arriveAs(page, 'maria', '/rng')
  await expect(page.getByRole('article')).toHaveCount(24)
  const band = page.getByText(/^Saving data · [\d,.]+ (kB|MB)$/)
  await expect(band).toBeVisible()
  expect([...pictures.addresses].filter((one) => !one.includes('/avatar/'))).toEqual([])
  // Twenty-four tiles weigh what their answer weighs.
  const tiles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /GCSGAME_gameList|\/art\//.test(name))
      .reduce((sum, one) => sum + (one as PerformanceResourceTiming).transferSize, 0),
  )
  expect(tiles).toBeGreaterThan(0)
  expect(tiles).toBeLessThan(150_000)
  await page.getByRole('button', { name: 'Show pictures' }).click()
  await expect.poll(() => pictures.addresses.size).toBeGreaterThan(5)
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('src', /\/art\//)
})

test('the switch turns saving on and off for this device; the server then sends a page without pictures too [G-93]', async ({
  page,
}) => {
  await arrive(page, '/data')
  await expect(page.getByRole('heading', { level: 1, name: 'Data use' })).toBeVisible()
  await expect(page.getByText('The data saver is off.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(/kB|MB/)
  await page.getByRole('radio', { name: 'On', exact: true }).check({ force: true })
  await expect(page.getByText('Pictures of games, banners and promotions are not loaded.').first()).toBeVisible()
  await expect(page.getByText(/^Saving data · /)).toBeVisible()
  // Until now the footer may have loaded its own.
  const pictures = picturesOf(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/^Saving data · /)).toBeVisible()
  expect([...pictures.addresses]).toEqual([])
  expect(await (await page.request.get('/')).text()).not.toContain('/art/')
  await page.getByRole('link', { name: 'Data use' }).first().click()
  await page.getByRole('radio', { name: 'Off' }).check({ force: true })
  await expect(page.getByText(/^Saving data · /)).toHaveCount(0)
  await page.goto('/')
  await expect.poll(() => pictures.addresses.size).toBeGreaterThan(3)
})
