/** Every page of the member centre by its link, on the narrowest phone. */
import { arriveAs } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeAll(async () => {
  await reset()
  await operate('wallets/perVendor', { merchant: 'crph', on: true })
  await operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
})
test.afterAll(() => reset())

/** Titles of the pages, by page key. Carl has an agent above, to whom he can send money. */
const titles: Readonly<Record<string, string>> = {
  securityCenter: 'My account',
  transferFund: 'My wallet',
  depositv2: 'Deposit',
  withdraw: 'Withdraw',
  transferUpline: 'Transfer to upline',
  profile: 'Profile and identity',
  bankAccounts: 'Accounts to withdraw to',
  personalHistoryCopy: 'Betting record',
  transactionHistory: 'Account record',
  monthlyStatement: 'Monthly statement',
  personalProfit: 'Profit and loss',
  bonusDetails: 'Bonus details',
  rewardCenter: 'Reward centre',
  referral: 'Invite friends',
  missionLeaderboard: 'Missions',
  messageV2: 'Messages',
  manualRebate: 'Manual rebate',
  playerRank: 'Player rank',
}

test('at 320 px every page opens by its link and fills the screen, and reaches beyond no edge; a reload brings it again [S-015] [S-326] [S-327] [Q-07]', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveAs(page, 'carl', '/noticePage')
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  for (const [key, title] of Object.entries(titles)) {
    // The link is followed inside the page: starting the site eighteen times would take most of the time.
    await page.evaluate((search) => {
      window.history.pushState(null, '', `/noticePage?centre=${search}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, key)
    const shown = centre.locator(`[data-page="${key}"]`)
    await expect(shown.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await centre.boundingBox(), key).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    const beyond = await shown.evaluate((part) => part.scrollWidth - part.clientWidth)
    expect(beyond, `${key} reaches beyond its edge`).toBeLessThanOrEqual(0)
  }
  await page.reload()
  await expect(centre.getByRole('heading', { level: 3, name: titles['playerRank'] ?? '' })).toBeVisible()
  await centre.getByRole('button', { name: 'Close member centre' }).click()
  await expect(centre).toBeHidden()
})
