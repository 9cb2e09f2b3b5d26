/** The page as the server renders it for a visitor, before any script has run. */
import type { Page, Route } from '@playwright/test'
import { arrive, arriveAs, comesAlive, remember } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'
import { filesOf, packedBytes } from './weight.ts'

test.beforeEach(() => reset())

const phone = { width: 390, height: 844 }
const agent = 'Mozilla/5.0 (Linux; Android 14) Mobile'

/** Waits until the server has rendered a page: the first request may get the frame instead. */
const isRendered = (page: Page, path: string, cookie = ''): Promise<void> =>
  expect
    .poll(
      async () => {
        const answer = await page.request.get(path, { headers: { 'user-agent': agent, ...(cookie && { cookie }) } })
        return (await answer.text()).includes('id="rendered"')
      },
      { timeout: 30_000 },
    )
    .toBe(true)

/** Holds every script of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true, userAgent: agent })

  test('a visitor sees the games before any script has come, where they stay once the page can be used [Q-01]', async ({
    page,
  }) => {
    await remember(page, { language: null })
    const release = await holdScripts(page)
    await isRendered(page, '/rng')
    await page.goto('/rng', { waitUntil: 'commit' })
    const tile = page.getByRole('article').first()
    const picture = page.locator('article img').first()
    await expect(picture).toBeVisible()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    // The same element is hydrated.
    await tile.evaluate((element) => Object.assign(element, { isSame: true }))
    const before = await picture.boundingBox()

    await release()
    await comesAlive(page)
    expect(await tile.evaluate((element) => 'isSame' in element)).toBe(true)
    await expect(tile.getByRole('button').first()).toBeVisible()
    expect(await picture.boundingBox()).toEqual(before)
  })

  test('promotions, lottery and help are there before any script has come [Q-01]', async ({ page }) => {
    await remember(page, { language: null })
    await holdScripts(page)
    await isRendered(page, '/promotions')
    await page.goto('/promotions', { waitUntil: 'commit' })
    await expect(page.locator('#root article img').first()).toBeVisible()
    await isRendered(page, '/lottery')
    await page.goto('/lottery', { waitUntil: 'commit' })
    await expect(page.locator('#root #lottery-game')).toBeVisible()
    await isRendered(page, '/help')
    await page.goto('/help', { waitUntil: 'commit' })
    await expect(page.locator('#root section p').first()).toBeVisible()
  })

  test('home waits for at most 200 kB of script [Q-02]', async ({ page }) => {
    // The page is there before any script; axios loads with the first request, which is the permission.
    await arrive(page, '/', { language: null })
    await expect(page.getByRole('article').first()).toBeVisible()
    const isFirst = (name: string) => /\/(rolldown-runtime|index|frame|core|site|home|first)-[^/]*\.js$/.test(name)
    const first = new Set((await filesOf(page)).filter(isFirst))
    expect(first.size).toBeGreaterThan(5)
    expect(await packedBytes([...first])).toBeLessThanOrEqual(200_000)
  })
})

test('the first paint waits for the document alone [Q-01]', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())))
  await arriveAs(page, 'maria', '/?centre=depositv2')
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible()
  expect(sheets).toEqual([])
})

test('a member, or a visitor who chose another language, never sees the visitor’s page', async ({ page }) => {
  await holdScripts(page)
  await remember(page, { language: 'EN' })
  await page.goto('/rng', { waitUntil: 'commit' })
  await expect(page.locator('.frame')).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
  await page.evaluate(() => {
    localStorage.setItem('lang', 'TY')
    sessionStorage.setItem('token', 'somebody')
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('.frame')).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
})
