/** The frame around every page: a phone's header and tabs, the side menu, the footer, the to-top button. */
import { arrive, arriveAs, toTheFoot } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

const phone = { width: 360, height: 740 }

test('a phone has one header row and the main pages in tabs; deposit and withdrawal have equal weight [S-061] [S-062] [S-063] [S-044] [G-46]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await arriveAs(page, 'maria')
  const header = page.getByRole('banner')
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(57)
  await expect(header.getByText('Croupier')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Game categories' })).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: 'Main pages' })
  const [deposit, withdraw] = await Promise.all(
    ['Deposit', 'Withdraw'].map((name) => tabs.getByRole('button', { name }).boundingBox()),
  )
  // The longer word makes a tab a little wider.
  expect(Math.abs((deposit?.width ?? 0) - (withdraw?.width ?? 99))).toBeLessThan(16)
  expect(deposit?.height).toBe(withdraw?.height)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  for (const [name, centrePage] of [
    ['Deposit', 'depositv2'],
    ['Withdraw', 'withdraw'],
  ] as const) {
    await tabs.getByRole('button', { name }).press('Enter')
    await expect(centre).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`centre=${centrePage}`))
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
  }
  await tabs.getByRole('button', { name: 'Games' }).click()
  await page.getByRole('dialog', { name: 'Game categories' }).getByRole('link', { name: 'Fishing' }).click()
  await expect(page).toHaveURL('/fish')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page).toHaveURL(/centre=securityCenter/)
})

test('service and every page are reached from a phone’s menu; a long page ends with the footer and a link to the top [S-224] [S-226] [G-03]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await arrive(page, '/help')
  await toTheFoot(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('21+')).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Ways to pay' })).toContainText('GCash')
  await expect(footer.getByText(/^© 2025 Croupier/)).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Slots' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Promotions' })).toBeVisible()
  await footer.getByRole('link', { name: 'Complaints' }).click()
  await expect(page.getByRole('region', { name: 'How to complain' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Slots', 'Announcements', 'Help centre', 'Contact us', 'How to deposit', 'Safer play'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await context.route('https://chat.croupier.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  )
  const popup = page.waitForEvent('popup')
  await menu.getByRole('button', { name: 'Customer service' }).click()
  await (await popup).waitForURL(/chat\.croupier\.example/)
})

for (const [where, size] of [
  ['a phone', phone],
  ['a desk', { width: 1280, height: 720 }],
  ['a small desk', { width: 1024, height: 720 }],
] as const)
  test(`at the end of a page on ${where} nothing that floats covers the footer’s links and words [S-225] [G-03]`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await arrive(page, '/help')
    await toTheFoot(page)
    const footer = page.getByRole('contentinfo')
    const last = footer.getByText(/^© 2025 Croupier/)
    await expect(footer.getByRole('list', { name: 'Ways to pay' })).toBeVisible()
    await last.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(last).toBeInViewport({ ratio: 1 })
    const covered = await footer.locator('a, p, li').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const words = document.createRange()
          words.selectNodeContents(part)
          return [...words.getClientRects()].some(({ right, top, bottom }) => {
            const at = document.elementFromPoint(right - 1, (top + bottom) / 2)
            return top > innerHeight / 2 && at?.closest('footer') === null
          })
        })
        .map((part) => part.textContent || part.getAttribute('aria-label')),
    )
    expect(covered).toEqual([])
  })

test('on a desk no link of the footer gets under the bar at the right, however far it is scrolled [S-225]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await arrive(page, '/help')
  await toTheFoot(page)
  const bar = await page.getByRole('complementary', { name: 'Downloads and service' }).boundingBox()
  const ends = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(bar?.x ?? 0)
})

test('a merchant whose visitors sign in first sends them to the login from everywhere but the open pages [S-042]', async ({
  page,
  expectedErrors,
}) => {
  // A document served by the journey itself has an opaque origin: the browser blocks pictures of this machine for it.
  expectedErrors.push(/loopback/, /ERR_FAILED/)
  await page.route(/localhost:\d+\/(rng|login|helpmc|register)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"signInFirst":false', '"signInFirst":true')
    return route.fulfill({ response: answer, body })
  })
  await arrive(page, '/rng')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.goto('/register')
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await expect(page).toHaveURL('/register')
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  await expect(page).toHaveURL('/helpmc')
})
