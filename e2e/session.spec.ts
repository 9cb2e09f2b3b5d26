/** J-23: problems with a session. Login and sign-up have separate journeys. */
import { catalogueKeys } from '@croupier/stores'
import { arrive, arriveAs, expireWith, fillSignIn, workerActive } from './arrival.ts'
import { addFault, calledEndpoints, operate, reset } from './panel.ts'
import { startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('a session belongs to its tab: another tab is a visitor’s [S-195] [S-005]', async ({ page, context }) => {
  await arriveAs(page, 'maria')
  expect(await calledEndpoints()).toContain('member.info')
  const second = await context.newPage()
  await arrive(second)
  await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('an expired session is explained once, and the favourite is set after logging in again [S-201] [S-207]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await arriveAs(page, 'maria', '/rng')
  const heart = page
    .getByRole('article')
    .getByRole('button', { name: /^Add .* to favourites/ })
    .first()
  const game = /^Add (.*) to favourites/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await expireWith(page, 'maria', '/MCSFE_addFavoriteGameV2')
  await heart.click()
  const told = page.getByRole('alertdialog')
  await expect(told).toHaveCount(1)
  await told.getByRole('button', { name: 'OK' }).click()
  await fillSignIn(page, 'maria')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${game} from favourites` })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('what an expired session interrupted resumes after logging in again: a game, the recent list, an open message [S-201] [S-207]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const signInAgain = async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await fillSignIn(page, 'maria')
  }
  await arriveAs(page, 'maria', '/rng?page=LM')
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first().getByRole('button').first()
  await expect(tile).toBeVisible()
  await test.step('a game that was being started', async () => {
    await expireWith(page, 'maria', '/wps/game/launchGame')
    await tile.click()
    await signInAgain()
    await expect(page.getByRole('group', { name: 'Game bar' }).getByText('Time in this session')).toBeVisible()
  })
  await test.step('the recent list', async () => {
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page.getByRole('button', { name: 'Recent', exact: true })).toBeVisible()
    await expireWith(page, 'maria', '/GCS_recentGame')
    await page.getByRole('button', { name: 'Recent', exact: true }).click()
    await signInAgain()
    await expect(page.getByRole('button', { name: 'Recent', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await test.step('a message', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Messages' }).click()
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    const entry = centre.getByRole('list', { name: 'Messages' }).getByRole('button').first()
    await expect(entry).toBeVisible()
    await expireWith(page, 'maria', '/wps/ext/inbox/detail')
    await entry.click()
    await signInAgain()
    await expect(centre.getByRole('button', { name: 'Delete' })).toBeVisible()
  })
})

test('half an hour without a request ends the session, and the next step says so [G-28] [S-201]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await arriveAs(page, 'maria', '/noticePage')
  await operate('clock/jump', { ms: 31 * 60_000 })
  const warning = page.getByRole('alertdialog', { name: 'Warning' })
  // The next request may be the site's own: then the warning covers the button before it is pressed.
  await expect(async () => {
    const withdraw = page.getByRole('banner').getByRole('button', { name: 'Withdraw', exact: true })
    if (!(await warning.isVisible())) await withdraw.click({ timeout: 1_000 })
    await expect(warning).toContainText('your session has ended', { timeout: 3_000 })
  }).toPass()
  await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button').last().click()
  await expect(page.getByRole('dialog').getByRole('form')).toBeVisible()
})

test('logging out asks first and completes on the site even when the platform does not answer [S-065] [S-198] [S-199] [S-200]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  await arriveAs(page, 'maria')
  await addFault({ endpoint: 'session.logout', kind: 'html502' })
  const leave = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await leave()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await leave()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('logging out removes the member’s name, searches and open game from the device; the next member sees none of them [S-198]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  const sheet = page.getByRole('dialog', { name: 'Search games' })
  const box = sheet.getByRole('searchbox', { name: 'Search games' })
  await box.fill('lantern')
  await expect(sheet.getByRole('article').first()).toContainText(/lantern/i)
  await box.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect((await startSlot(page)).getByRole('button', { name: 'Spin' })).toBeVisible()
  // The vendors' lists contain nothing about the member, and one of the vendors is called Lantern Moon.
  const kept = () =>
    page.evaluate((catalogue) => {
      const all = Object.entries({ ...localStorage, ...sessionStorage })
      return JSON.stringify(all.filter(([key]) => !catalogue.includes(key)))
    }, Object.values<string>(catalogueKeys))
  expect(await kept()).toMatch(/maria[^]*lantern|lantern[^]*maria/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await kept()).not.toMatch(/maria|lantern|eyJ/i)
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
  await arriveAs(page, 'jun', '/rng')
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  // Earlier searches show below a field that has the focus.
  await box.click()
  await expect(sheet.getByRole('button', { name: 'lantern', exact: true })).toHaveCount(0)
})

test('the account’s menu leads to its pages by keyboard, and Escape gives the focus back [S-056] [S-062] [S-075]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  const account = page.getByRole('button', { name: /^Account of/ })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  // The whole list fits into the window and is seen without scrolling.
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'My account' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible()
})

test.describe('with push messages', () => {
  test.use({ serviceWorkers: 'allow' })

  test('logging out gives up the device’s address for push messages, on the device and on the platform [Q-14]', async ({
    page,
  }) => {
    // No push service is reachable here: the browser's answer is replaced, the site's reaction is real.
    await page.addInitScript(() => {
      const unsubscribe = async () => {
        localStorage.setItem('unsubscribed', 'yes')
        return true
      }
      PushManager.prototype.getSubscription = async () => ({ unsubscribe }) as unknown as PushSubscription
    })
    await arriveAs(page, 'maria')
    await workerActive(page)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Log out' })
    await expect(confirm).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('unsubscribed'))).toBeNull()
    await confirm.click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('unsubscribed'))).toBe('yes')
    await expect.poll(calledEndpoints).toContain('session.logout')
  })
})
