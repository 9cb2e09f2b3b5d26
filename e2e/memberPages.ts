/** The pages of the member centre, for journeys that walk all of them. */
import type { Locator, Page } from '@playwright/test'
import { operate, reset } from './panel.ts'
import { expect } from './test.ts'

/** Titles of the pages, by page key. */
export const memberPages: Readonly<Record<string, string>> = {
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
  playerMRDailySalary: 'Contracts',
  playerRank: 'Player rank',
}

/**
 * Who walks through which pages: carl has an upline, to whom he can send money; the operator offers maria a contract.
 */
export const memberWalks: readonly (readonly [account: string, keys: readonly string[]])[] = [
  ['maria', ['playerMRDailySalary']],
  ['carl', Object.keys(memberPages).filter((key) => key !== 'playerMRDailySalary')],
]

/** Switches on what some of the pages need. */
export async function offerEveryPage(): Promise<void> {
  await reset()
  await operate('wallets/perVendor', { merchant: 'crph', on: true })
  await operate('modules/set', { merchant: 'crph', module: 'AGETRANSFERUP3', on: true })
  await operate('agreements/offer', { merchant: 'crph', account: 'maria', kind: 'daily', rate: '0.1' })
}

/**
 * Follows the link to a page of the member centre inside the site, which starts once, and waits until it has loaded.
 * Returns the page.
 */
export async function followTo(page: Page, key: string): Promise<Locator> {
  await page.evaluate((search) => {
    window.history.pushState(null, '', `/noticePage?centre=${search}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, key)
  const shown = page.getByRole('dialog', { name: 'Member centre' }).locator(`[data-page="${key}"]`)
  await expect(shown.getByRole('heading', { level: 3, name: memberPages[key] ?? '', exact: true })).toBeVisible()
  await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0)
  return shown
}
