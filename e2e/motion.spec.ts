/** Animations for people who have not asked for reduced motion. */
import type { Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.beforeEach(() => reset())

/**
 * Follows a link of the side menu from far down a page, and returns the scroll position of each frame until the top.
 */
async function placesOnTheWay(page: Page): Promise<readonly number[]> {
  await expect(page.getByRole('article').first()).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Fishing' })
  await expect(link).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      places.push(window.scrollY)
      requestAnimationFrame(look)
    }
    look()
  })
  await link.evaluate((one) => (one as HTMLElement).click())
  await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  return page.evaluate(() => (window as unknown as { places: number[] }).places)
}

test('a new page scrolls smoothly to its top, and immediately with reduced motion [S-045]', async ({ page }) => {
  await arrive(page, '/rng')
  const between = (places: readonly number[]) => new Set(places.filter((place) => place > 5 && place < 395)).size
  // A busy machine may paint too few frames to show the way. Without smooth scrolling there is never a place on it.
  await expect(async () => {
    await page.goto('/rng')
    expect(between(await placesOnTheWay(page))).toBeGreaterThan(1)
  }).toPass({ timeout: 60_000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/rng')
  expect(between(await placesOnTheWay(page))).toBe(0)
})

test('with reduced motion a change has its effect at once: what was hidden takes the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  const focused = await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'))
    button.style.visibility = 'hidden'
    const before = getComputedStyle(button).visibility
    button.style.visibility = 'visible'
    button.focus()
    return [before, document.activeElement === button]
  })
  expect(focused).toEqual(['hidden', true])
})

test('the winner board moves half a pixel a frame from three rows on, and stops when paused [S-300] [Q-05]', async ({
  page,
}) => {
  let rows = 3
  await page.route('**/GCSGAME_getRankList*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: { list?: unknown[]; data?: unknown[] } | unknown[] }
    const { value } = body
    const list = Array.isArray(value) ? value : (value.list ?? value.data ?? [])
    list.splice(rows)
    await route.fulfill({ response: answer, json: body })
  })
  await arriveAs(page, 'maria', '/rng')
  const board = page.getByRole('table', { name: 'Winners' })
  const pause = page.getByRole('button', { name: 'Pause the winner board' })
  await expect(board.getByRole('row')).toHaveCount(1 + rows)
  await board.scrollIntoViewIfNeeded()
  await page.mouse.move(1, 1)
  const speed = () =>
    board
      .getByRole('row')
      .nth(1)
      .evaluate(async (row) => {
        const [from, start] = [row.getBoundingClientRect().y, performance.now()]
        await new Promise((done) => setTimeout(done, 600))
        return Math.abs(row.getBoundingClientRect().y - from) / ((performance.now() - start) / 1000)
      })
  // Sixty frames a second.
  await expect.poll(speed).toBeGreaterThan(20)
  expect(await speed()).toBeLessThan(40)
  await pause.click()
  expect(await speed()).toBe(0)
  rows = 2
  await page.reload()
  await expect(board.getByRole('row')).toHaveCount(1 + rows)
  await board.scrollIntoViewIfNeeded()
  await expect(pause).toHaveCount(0)
  expect(await speed()).toBe(0)
})
