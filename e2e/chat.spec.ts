/** The chat room. */
import { arrive, arriveAs, fillSignIn } from './arrival.ts'
import { reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a visitor reads the chat room, logs in to write, and is back in it [S-385] [S-202]', async ({ page }) => {
  await arrive(page, '/noticePage')
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('button', { name: 'Chat room', exact: true })
    .click()
  const room = page.getByRole('dialog', { name: 'Chat room' })
  await expect(room.getByRole('log')).toContainText('Maligayang pagdating')
  const [head, chosen] = await room.getByRole('log').evaluate((log) => {
    const window = log.closest('section, [role="dialog"]')
    const sample = document.createElement('i')
    sample.style.background = 'var(--cr-color-accent)'
    window?.append(sample)
    const colours = [window?.querySelector('header'), sample].map((one) => one && getComputedStyle(one).backgroundColor)
    sample.remove()
    return colours
  })
  expect(chosen).toMatch(/\d/)
  expect(head).toBe(chosen)
  await expect(room.getByRole('textbox')).toHaveCount(0)
  await room.getByRole('button', { name: 'Log in to write' }).click()
  await fillSignIn(page, 'maria')
  await room.getByRole('textbox', { name: 'Your message' }).fill('Good evening')
  await page.keyboard.press('Enter')
  await expect(room.getByRole('log')).toContainText('Good evening')
})

test('the admin of a room is labelled as such, and only the platform’s permission opens writing [S-435] [S-385]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/noticePage')
  const open = () =>
    page.getByRole('navigation', { name: 'Side menu' }).getByRole('button', { name: 'Chat room', exact: true }).click()
  await open()
  const room = page.getByRole('dialog', { name: 'Chat room' })
  const log = room.getByRole('log')
  await expect(log.getByText(/^Croupier \(admin\)/)).toBeVisible()
  await room.getByRole('textbox', { name: 'Your message' }).fill('Good evening')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Good evening')
  await expect(log.getByText(/\(admin\)/)).toHaveCount(1)
  await page.route('**/wps/relay/CBS_groupPermission*', (route) =>
    route.fulfill({ json: { success: true, value: { canRead: true, canWrite: false, closedUntil: null } } }),
  )
  // An admin whom the platform does not let write cannot write.
  await page.route('**/wps/ext/chat/messages*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, value: answer.value.map((line: object) => ({ ...line, host: true })) } })
  })
  await page.reload()
  await open()
  await expect(log.getByText(/\(admin\)/)).toHaveCount(2)
  await expect(room.getByText('You cannot write at the moment.')).toBeVisible()
  await expect(room.getByRole('textbox')).toHaveCount(0)
})
