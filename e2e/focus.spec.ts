/**
 * Keyboard use of every route: the focus is never hidden, large text fits, and every route passes the automated rules.
 */
import type { Page } from '@playwright/test'
import { arrive, arriveAs } from './arrival.ts'
import { violations } from './axe.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeAll(() => reset())

const routes = [
  '/',
  '/rng',
  '/fish',
  '/pvp',
  '/live',
  '/sports',
  '/esports',
  '/cockfight',
  '/elott',
  '/lottery',
  '/promotions',
  '/promoDetail?id=week-deposit',
  '/pointMall',
  '/noticePage',
  '/help',
  '/helpmc',
  '/contact',
  '/down',
  '/join',
  '/safety',
  '/privacy',
  '/licences',
  '/login',
] as const

/** Routes that no other journey scans with the automated rules. */
const unread = ['/status', '/domains', '/data', '/accessibility', '/trusted'] as const

/** A phone with 400 % zoom, a phone, a phone on its side. */
const sizes = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 640, height: 400 },
] as const

const stops = 25

/** Names the focused element if no point of it can be hit; `end` when the focus has left the page. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'end'
    // A game has its own document.
    if (focused instanceof HTMLIFrameElement) return undefined
    const target = focused.matches('input[type=radio], input[type=checkbox], input[type=file]')
      ? (focused.closest('label') ?? focused)
      : focused
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    const isHit = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (target.contains(hit) || hit.contains(target))
    })
    return isHit ? undefined : target.outerHTML.slice(0, 120)
  })

for (const size of sizes)
  test(`the focus is never hidden at ${size.width} by ${size.height}, on any route [Q-04] [Q-07]`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(size)
    const hidden: string[] = []
    for (const route of routes) {
      await arrive(page, route)
      // By its element: on /login the dialog hides what is behind it.
      await expect(page.locator('main').first()).toBeAttached()
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab')
        let found = await hiddenFocus(page)
        // What loads may still move the page, and a bar slides in for the focus: a second of frames at most.
        for (let frame = 0; frame < 60 && found !== undefined && found !== 'end'; frame++) {
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
          found = await hiddenFocus(page)
        }
        if (found === 'end') break
        if (found !== undefined) hidden.push(`${route}, stop ${stop + 1}: ${found}`)
      }
    }
    expect(hidden).toEqual([])
  })

test('a footer that loads late leaves the focused tab below it in view in a low window [Q-04] [Q-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const held = Promise.withResolvers<void>()
  await page.route('**/Footer-*', async (route) => {
    await held.promise
    await route.continue()
  })
  await arrive(page, '/join')
  const tab = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Promotions' })
  await tab.focus()
  await expect(tab).toBeInViewport()
  held.resolve()
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible()
  expect(await hiddenFocus(page)).toBeUndefined()
})

test('text of twice the size fits every route at 1280 pixels [Q-07]', async ({ page }) => {
  test.slow()
  const wide: string[] = []
  const look = async (name: string) => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const findings = await page.evaluate(() => {
      const root = document.documentElement
      const beyond = root.scrollWidth - root.clientWidth
      const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter((one) =>
        one.checkVisibility(),
      )
      const over = controls.flatMap((one, at) =>
        controls.slice(at + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const isOver =
            !one.contains(other) &&
            a.left < b.right - 2 &&
            b.left < a.right - 2 &&
            a.top < b.bottom - 2 &&
            b.top < a.bottom - 2
          return isOver ? [`${one.innerText || one.ariaLabel} lies on ${other.innerText || other.ariaLabel}`] : []
        }),
      )
      return [...(beyond > 1 ? [`${beyond} px beyond the window`] : []), ...over]
    })
    wide.push(...findings.map((finding) => `${name}: ${finding}`))
  }
  for (const route of [...routes.filter((one) => one !== '/login'), '/terms', '/deposit-tutorial', ...unread]) {
    await arrive(page, route)
    await expect(page.getByRole('main').first()).toBeAttached()
    await look(route)
  }
  await arriveAs(page, 'vip')
  await expect(page.getByRole('banner').getByText('₱250,000.00')).toBeVisible()
  await look('signed in')
  expect(wide).toEqual([])
})

test('every further route keeps the automated rules, light and wide or dark and narrow [Q-03] [Q-07]', async ({
  page,
}) => {
  test.slow()
  const found: string[] = []
  for (const [at, route] of unread.entries()) {
    const narrow = at % 2 === 1
    await page.setViewportSize({ width: narrow ? 360 : 1280, height: 800 })
    await arrive(page, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset['theme'] = theme
        // Content covered by a phone's bottom bar can be scrolled clear of it.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('nav[aria-label="Main pages"] { position: static !important }')
        document.adoptedStyleSheets.push(sheet)
      },
      narrow ? 'dark' : 'light',
    )
    found.push(...(await violations(page, 'all')).map((one) => `${route}: ${one}`))
  }
  expect(found).toEqual([])
})
