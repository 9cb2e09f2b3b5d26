/** How every window of the site behaves, tested with the login, the downloads and the question before logging out. */
import { arrive, arriveAs } from './arrival.ts'
import { expectFocusIn } from './keyboard.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('the login can be moved by its header or a button, keeps the focus, ignores Escape, and leaves the page where it was [S-079] [S-081] [S-083] [S-086]', async ({
  page,
}) => {
  await arrive(page)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await opener.click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  const name = login.getByRole('textbox', { name: 'User name' })
  await expect(name).toBeFocused()
  // Elements behind it never have the focus; for one frame after the last control, the window's own focus guard has it.
  const strayed = await login.evaluateHandle((box) => {
    const heard: string[] = []
    box.ownerDocument.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !box.contains(target) && !target.matches('[aria-hidden="true"]'))
        heard.push(target.outerHTML)
    })
    return heard
  })
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    await expectFocusIn(login)
  }
  expect(await strayed.jsonValue()).toEqual([])

  const before = await login.boundingBox()
  const heading = await login.getByRole('heading', { name: 'Welcome back' }).boundingBox()
  if (!before || !heading) throw new Error('The login has no box.')
  await page.mouse.move(heading.x + 20, heading.y + 10)
  await page.mouse.down()
  await page.mouse.move(heading.x - 80, heading.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await login.boundingBox())?.x).toBe(before.x - 100)
  await login.getByRole('button', { name: 'Move window' }).click()
  await expect.poll(async () => (await login.boundingBox())?.x).not.toBe(before.x - 100)

  await page.keyboard.press('Escape')
  await expect(login).toBeVisible()
  expect(await page.evaluate(() => Math.abs(document.body.getBoundingClientRect().top))).toBe(400)
  await login.getByRole('button', { name: 'Close' }).click()
  await expect(login).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test('the mark that moves a window shows under the mouse and under the keyboard’s focus, and else not', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  const mark = login.getByRole('button', { name: 'Move window' })
  const name = login.getByRole('textbox', { name: 'User name' })
  await name.hover()
  await expect(mark).toHaveCSS('opacity', '0')

  await login.getByRole('heading', { name: 'Welcome back' }).hover()
  await expect(mark).toHaveCSS('opacity', '1')
  await name.hover()
  await expect(mark).toHaveCSS('opacity', '0')

  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(mark).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(mark).toHaveCSS('opacity', '1')
  const before = await login.boundingBox()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await login.boundingBox())?.x).toBe((before?.x ?? 0) - 24)
  await page.keyboard.press('Tab')
  await expect(mark).toHaveCSS('opacity', '0')
})

test('Escape closes what may be dismissed, and Enter gives a question its default answer [S-081] [S-085] [S-086]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  const downloads = page.getByRole('button', { name: 'App download' })
  await downloads.click()
  await expect(page.getByRole('dialog', { name: 'App download' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(downloads).toBeFocused()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('dialog', { name: 'Please confirm' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})
