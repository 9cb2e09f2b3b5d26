/** J-17, with `rewards.spec.ts`: rebate, ranks, invitations and missions, and the order of the member centre's menu. */
import { arrive, arriveAs, passFirstDeposit } from './arrival.ts'
import { account, lastDeposit, operate, reset } from './panel.ts'
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
  const names = async () => (await entries.allTextContents()).map((name) => name.replace(/\d+.*$/, '').trim())
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
  // Invitations and missions show once the platform has offered them.
  await expect.poll(async () => (await names()).filter((name) => order.includes(name))).toEqual(order)
  await entries.filter({ hasText: 'Manual rebate' }).click()
  await expect(page).toHaveURL(/centre=manualRebate/)

  // Each row matches its formula, to the cent.
  const sums = centre.getByRole('row').filter({ hasText: 'in stakes ×' })
  await expect(sums.first()).toBeVisible()
  for (const row of await sums.all()) {
    const [, stakes = '', rate = ''] = /₱([\d,.]+) in stakes × ([\d.]+)%/.exec(await row.innerText()) ?? []
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

test('an invitation’s link carries the code to the registration, and the friend’s first deposit earns once [S-374]', async ({
  page,
  browser,
}) => {
  await operate('deposits/delay', { merchant: 'crph', seconds: null })
  await arriveAs(page, 'maria', '/?centre=referral')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const link = await centre.getByRole('textbox', { name: 'Your link' }).inputValue()
  const code = await centre.getByRole('textbox', { name: 'Your code' }).inputValue()
  expect(code).not.toBe('')
  await expect(centre.getByText('0 friends')).toBeVisible()

  const context = await browser.newContext({ locale: 'en-PH' })
  const friend = await context.newPage()
  await test.step('the friend registers with the link and deposits', async () => {
    await arrive(friend, link)
    const form = friend.getByRole('dialog', { name: 'Create your account' })
    await expect(form.getByText(`You were invited with code ${code}.`)).toBeVisible()
    await form.getByRole('textbox', { name: 'User name' }).fill('friend01')
    for (const place of [0, 1]) await form.locator('input[autocomplete="new-password"]').nth(place).fill('Lagoon27x')
    await form.getByLabel('Birthday').fill('1992-06-30')
    await form.getByRole('checkbox', { name: /do not belong/ }).check()
    await form.getByRole('button', { name: 'Sign up now' }).click()
    await expect(friend.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await friend.goto('/?centre=depositv2')
    const cashier = friend.getByRole('dialog', { name: 'Member centre' })
    await passFirstDeposit(cashier)
    await cashier.getByRole('textbox', { name: 'Amount' }).fill('200')
    await cashier.getByRole('button', { name: 'Continue' }).click()
    await cashier.getByRole('textbox', { name: 'Your mobile number' }).fill('09171234500')
    await cashier.getByRole('textbox', { name: 'Reference number' }).fill('7711222333444')
    await cashier.getByRole('button', { name: 'I have paid' }).click()
    await expect(cashier.getByText('Your deposit was submitted.')).toBeVisible()
    await operate('deposits/credit', { id: (await lastDeposit('friend01')).id })
  })
  context.close().catch(() => undefined)

  await page.reload()
  await expect(centre.getByText('1 friend', { exact: true })).toBeVisible()
  await expect(centre.getByText('A reward for an invitation is waiting for you.')).toBeVisible()
  await centre.getByRole('button', { name: 'Reward centre' }).last().click()
  const claim = centre.getByRole('button', { name: 'Claim Invited friend' })
  await claim.dblclick()
  await expect(page.getByText('You received ₱50.00.')).toBeVisible()
  await expect(claim).toHaveCount(0)
  await page.goto('/?centre=referral')
  const earned = centre.getByRole('row').filter({ hasText: '₱200.00' }).first()
  await expect(earned).toContainText('₱50.00')
  await expect(centre.getByRole('table')).not.toContainText('friend01')
})

test('a round advances a mission, and the leaderboard pins the member’s own place [S-372]', async ({ page }) => {
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
  const own = centre.getByRole('table', { name: 'Weekly leaderboard' }).getByRole('row').filter({ hasText: 'You' })
  // The cells are pinned, not their row: further down a long list, the row itself is out of view.
  await expect(own.getByText('You', { exact: true })).toBeInViewport()
  await expect(own).not.toContainText('₱0.00')
})
