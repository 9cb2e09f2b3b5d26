/** J-17, with `rewards.spec.ts`: rebate, ranks, invitations and missions, and the order of the member centre's menu. */
import { arriveAs } from './arrival.ts'
import { account, operate, reset } from './panel.ts'
import { hundredths } from './agentFigures.ts'
import { spin, startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)

test('the menu has its entries in order, an entry opens its page, and rebates are claimed once [S-324] [S-325] [S-373]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/?centre=')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const entries = centre.getByRole('navigation', { name: 'Member centre menu' }).getByRole('button')
  await expect(entries.first()).toHaveAccessibleName('My account')
  await expect(entries.first()).toHaveAttribute('aria-current', /./)
  const names = (await entries.allTextContents()).map((name) => name.replace(/\d+.*$/, '').trim())
  const order = [
    'My account',
    'Deposit',
    'Withdrawal',
    'Betting record',
    'Account record',
    'Profit and loss',
    'Bonus details',
    'Reward centre',
    'Invite friends',
    'Missions',
    'Messages',
    'Manual rebate',
  ]
  expect(names.filter((name) => order.includes(name))).toEqual(order)
  await entries.filter({ hasText: 'Manual rebate' }).click()
  await expect(page).toHaveURL(/centre=manualRebate/)

  // Each row is what its formula says, to the cent.
  const sums = centre.getByRole('row').filter({ hasText: 'in stakes ×' })
  await expect(sums.first()).toBeVisible()
  for (const row of await sums.all()) {
    const [, stakes = '', rate = ''] = /₱([\d,.]+) in stakes × ([\d.]+) percent/.exec(await row.innerText()) ?? []
    const amount = hundredths((await row.getByRole('cell').nth(-2).textContent()) ?? '')
    const exact = hundredths(stakes) * hundredths(rate)
    expect(exact - amount * 10_000n).toBeLessThan(10_000n)
    expect(exact - amount * 10_000n).toBeGreaterThanOrEqual(-5_000n)
  }
  const before = Number((await account('maria')).balance)
  const all = centre.getByRole('button', { name: 'Claim all' })
  if (await all.isDisabled()) {
    await operate('clock/jump', { ms: 86_400_000 })
    await arriveAs(page, 'maria', '/?centre=manualRebate')
  }
  await all.dblclick()
  await expect(page.getByText(/^You received ₱/)).toBeVisible()
  await expect(all).toBeDisabled()
  expect(Number((await account('maria')).balance)).toBeGreaterThan(before)
})

test('the rank is reached from the head of the centre and shows the ladder; it opens the service of a VIP [S-337] [S-223]', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'vip', '/?centre=securityCenter')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'Your rank: VIP6' }).click()
  await expect(page).toHaveURL(/centre=playerRank/)
  await expect(centre.locator('[aria-current="true"][data-rank="6"]')).toBeVisible()
  await expect(centre.locator('[data-rank]')).toHaveCount(8)

  await context.route('https://chat.croupier.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
  )
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  const popup = page.waitForEvent('popup')
  await page
    .getByRole('complementary', { name: 'Downloads and service' })
    .getByRole('button', { name: 'Live chat' })
    .click()
  await (await popup).waitForURL(/chat\.croupier\.example\/vip/)
})

test('an invitation’s link leads to a registration that carries the code [S-374]', async ({ page, browser }) => {
  await arriveAs(page, 'maria', '/?centre=referral')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const link = await centre.getByRole('textbox', { name: 'Your link' }).inputValue()
  const code = await centre.getByRole('textbox', { name: 'Your code' }).inputValue()
  expect(code).not.toBe('')
  const friend = await browser.newContext()
  const visit = await friend.newPage()
  await visit.goto(link)
  await expect.poll(() => visit.evaluate(() => sessionStorage.getItem('referralCode'))).toBe(code)
  await friend.close()
})

test('a round moves a mission on, and the board pins the own place [S-372]', async ({ page }) => {
  await arriveAs(page, 'maria', '/?centre=missionLeaderboard')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { name: 'Play 20 rounds' })).toBeVisible()
  const played = async () => Number.parseInt((await centre.getByText(/^\d+ of 20 rounds$/).textContent()) ?? '', 10)
  const before = await played()
  await expect(centre.getByText(/^Ranked by stakes in all games until /)).toBeVisible()
  await page.goto('/rng')
  await spin(await startSlot(page))
  await page.goto('/?centre=missionLeaderboard')
  await expect.poll(played).toBe(before + 1)
  await centre.getByRole('region', { name: 'Weekly leaderboard' }).last().scrollIntoViewIfNeeded()
  const own = centre.getByRole('row').filter({ hasText: 'You' })
  await expect(own).toBeInViewport()
  await expect(own).not.toContainText('₱0.00')
})
