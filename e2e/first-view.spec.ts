/** The page as the server draws it for a visitor, before any script has run. */
import type { Page, Route } from '@playwright/test'
import { arrive, remember } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'
import { filesOf, packedBytes } from './weight.ts'

test.beforeEach(() => reset())

const phone = { width: 390, height: 844 }

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
  test.use({ viewport: phone, isMobile: true, hasTouch: true, userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })

  test('a visitor sees the games before any script has come, where they stay once the page can be used [Q-01]', async ({
    page,
  }) => {
    await remember(page, { language: null })
    const release = await holdScripts(page)
    await page.goto('/rng', { waitUntil: 'commit' })
    const tile = page.getByRole('article').first()
    const picture = page.locator('article img').first()
    await expect(picture).toBeVisible()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    // Nothing of it takes a press or the focus yet.
    const drawn = page.locator('.first-view')
    await expect(drawn).toHaveJSProperty('inert', true)
    const before = await picture.boundingBox()

    await release()
    await expect(drawn).toHaveCount(0)
    await expect(tile.getByRole('button').first()).toBeVisible()
    expect(await picture.boundingBox()).toEqual(before)
  })

  test('promotions, lottery and help are there before any script has come [Q-01]', async ({ page }) => {
    await remember(page, { language: null })
    await holdScripts(page)
    await page.goto('/promotions', { waitUntil: 'commit' })
    await expect(page.locator('.first-view article img').first()).toBeVisible()
    await page.goto('/lottery', { waitUntil: 'commit' })
    await expect(page.locator('.first-view #lottery-game')).toBeVisible()
    await page.goto('/help', { waitUntil: 'commit' })
    await expect(page.locator('.first-view section p').first()).toBeVisible()
  })

  test('home waits for at most 188 kB of script', async ({ page }) => {
    // What sends later requests never loads: the page has already asked for what its first look shows.
    await page.route(/\/assets\/axios-/, () => undefined)
    await arrive(page, '/', { language: null })
    await expect(page.getByRole('article').first()).toBeVisible()
    const isFirst = (name: string) => /\/(rolldown-runtime|index|frame|core|home|first)-[^/]*\.js$/.test(name)
    const first = new Set((await filesOf(page)).filter(isFirst))
    expect(first.size).toBe(6)
    expect(await packedBytes([...first])).toBeLessThanOrEqual(188_000)
  })
})

test('a member, and whoever chose another language, gets the plain frame before the scripts come', async ({ page }) => {
  await holdScripts(page)
  await remember(page, { language: 'EN' })
  // The whole document is there; its load event waits for the scripts.
  await page.goto('/rng', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('.frame')).toBeAttached()
  await expect(page.locator('.first-view')).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.setItem('lang', 'TY')
    sessionStorage.setItem('token', 'somebody')
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('.frame')).toBeAttached()
  await expect(page.locator('.first-view')).toHaveCount(0)
})
