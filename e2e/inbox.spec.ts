/** The inbox in the member centre, and the betting record on a phone. */
import { readFile } from 'node:fs/promises'
import { arriveAs, soon } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('messages are read and deleted, and the unread count falls immediately [S-063] [S-328] [S-382]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Messages' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { level: 3, name: 'Messages' })).toBeVisible()
  const entry = centre.getByRole('button', { name: /^Messages/ })
  const list = centre.getByRole('list', { name: 'Messages' })
  const unread = list.getByRole('button', { name: /^Unread:/ })
  const count = async () => {
    const [shown = '0'] = await entry.locator('[data-tone] > [aria-hidden]').allTextContents()
    return Number(shown)
  }
  await expect(unread.first()).toBeVisible()
  const before = await count()
  const total = await list.getByRole('listitem').count()
  expect(before).toBeGreaterThan(0)
  await expect(centre.getByText('Messages older than 365 days are deleted.')).toBeVisible()

  await test.step('an opened message shows whole, is read, and has the focus', async () => {
    const title = ((await unread.first().textContent()) ?? '').replace('Unread: ', '')
    await unread.first().click()
    const heading = centre.getByRole('heading', { level: 4 })
    await expect(heading).toBeFocused()
    expect(title).toContain((await heading.textContent()) ?? '?')
    await expect.poll(count).toBe(before - 1)
  })

  await test.step('deleting asks, and cancelling keeps it', async () => {
    await centre.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(centre.getByRole('heading', { level: 4 })).toBeVisible()
    await centre.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(total - 1)
  })

  await test.step('the rest is marked in one go', async () => {
    await centre.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(unread).toHaveCount(0)
    await expect.poll(count).toBe(0)
    await expect(centre.getByRole('button', { name: 'Mark all as read' })).toBeFocused()
    await centre.getByRole('button', { name: 'Unread', exact: true }).click()
    await expect(centre.getByText('No messages')).toBeVisible()
  })
})

test('a member writes to customer service and sees the answer in the thread, and it counts as unread [S-384] [S-383]', async ({
  page,
}) => {
  await page.clock.install()
  await arriveAs(page, 'maria', '/?centre=messageV2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('radio', { name: 'Customer service' }).check()
  await expect(page).toHaveURL(/centre\.service=1/)
  const field = centre.getByRole('textbox', { name: 'Your message' })
  await field.fill('Where is my deposit of yesterday?')
  await centre.getByRole('button', { name: 'Send', exact: true }).click()
  const log = centre.getByRole('log')
  await expect(log.getByText('Where is my deposit of yesterday?')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('Hello?')
  await centre.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field).toHaveValue('Hello?')
  await operate('inbox/answer', { merchant: 'crph', account: 'maria', content: 'It was credited at noon.' })
  await soon(page)
  await expect(log.getByText('It was credited at noon.')).toBeVisible()
})

test('on a phone the bets come first, the filters in a sheet; every bet is downloaded as CSV [S-354]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAs(page, 'maria')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Betting record' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('button', { name: 'Today' })).toHaveCount(0)
  await centre.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Previous 30 days' }).click()
  await sheet.getByRole('button', { name: 'Show bets' }).click()
  await expect(sheet).toBeHidden()
  const saving = page.waitForEvent('download')
  await centre.getByRole('button', { name: 'Download CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^bets-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  const [heading, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(heading).toContain('Bet number')
  expect(rows.length).toBeGreaterThan(20)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a message about a withdrawal leads to that withdrawal, which a reload keeps [S-382] [S-346]', async ({
  page,
}) => {
  await arriveAs(page, 'vip', '/?centre=messageV2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre
    .getByRole('list', { name: 'Messages' })
    .getByRole('button', { name: /withdrawal/i })
    .first()
    .click()
  await centre.getByRole('button', { name: 'Show the withdrawal' }).click()
  const details = centre.getByRole('region', { name: /^Details of withdrawal/ })
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(/centre=withdraw&centre\.withdrawal=/)
  const id = await details.getAttribute('data-withdrawal')
  await page.reload()
  await expect(details).toHaveAttribute('data-withdrawal', id ?? '')
  await centre.getByRole('button', { name: 'All withdrawals' }).click()
  await expect(centre.getByRole('region', { name: 'Your withdrawals' })).toBeVisible()
})

test('a message about a contract leads an agent to it in the agent centre, which a reload keeps [S-382] [S-399]', async ({
  page,
}) => {
  await arriveAs(page, 'beth', '/?centre=messageV2')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre
    .getByRole('list', { name: 'Messages' })
    .getByRole('button', { name: /New contract offered/ })
    .first()
    .click()
  const content = centre.locator('[data-page="messageV2"]')
  await content.getByRole('button', { name: 'Contracts' }).click()
  await expect(page).toHaveURL(/agent=agreements&agent\.contract=/)
  await expect(centre).toHaveCount(0)
  const agents = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(agents.getByRole('region', { name: 'History' })).toBeVisible()
  await page.reload()
  await expect(agents.getByRole('region', { name: 'History' })).toBeVisible()
})
