import { page, type Page } from '../app/page.ts'
import type { MemberCentrePage } from './pageKeys.ts'

/** The pages that are built, by page key (S-326). An entry whose page is not here stays out of the menu. */
export const memberCentrePageTable: Readonly<Record<MemberCentrePage, Page<object>>> = {
  securityCenter: page(
    'member-centre/securityCenter',
    async () => (await import('./security/SecurityCentrePage.tsx')).SecurityCentrePage,
  ),
  transferFund: page(
    'member-centre/transferFund',
    async () => (await import('./transfer-fund/TransferFundPage.tsx')).TransferFundPage,
  ),
  transferUpline: page(
    'member-centre/transferUpline',
    async () => (await import('./transfer-upline/TransferUplinePage.tsx')).TransferUplinePage,
  ),
  depositv2: page('member-centre/depositv2', async () => (await import('./deposit/DepositPage.tsx')).DepositPage),
  withdraw: page('member-centre/withdraw', async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage),
  profile: page('member-centre/profile', async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  bankAccounts: page(
    'member-centre/bankAccounts',
    async () => (await import('./bank-accounts/BankAccountsPage.tsx')).BankAccountsPage,
  ),
  transactionHistory: page(
    'member-centre/transactionHistory',
    async () => (await import('./account-record/AccountRecordPage.tsx')).AccountRecordPage,
  ),
  monthlyStatement: page(
    'member-centre/monthlyStatement',
    async () => (await import('./monthly-statement/MonthlyStatementPage.tsx')).MonthlyStatementPage,
  ),
  personalProfit: page(
    'member-centre/personalProfit',
    async () => (await import('./profit/ProfitPage.tsx')).ProfitPage,
  ),
  bonusDetails: page(
    'member-centre/bonusDetails',
    async () => (await import('./bonus-details/BonusDetailsPage.tsx')).BonusDetailsPage,
  ),
  rewardCenter: page(
    'member-centre/rewardCenter',
    async () => (await import('./reward-center/RewardCenterPage.tsx')).RewardCenterPage,
  ),
  referral: page('member-centre/referral', async () => (await import('./referral/ReferralPage.tsx')).ReferralPage),
  missionLeaderboard: page(
    'member-centre/missionLeaderboard',
    async () => (await import('./missions/MissionsPage.tsx')).MissionsPage,
  ),
  manualRebate: page(
    'member-centre/manualRebate',
    async () => (await import('./manual-rebate/ManualRebatePage.tsx')).ManualRebatePage,
  ),
  playerMRDailySalary: page(
    'member-centre/playerMRDailySalary',
    async () => (await import('../agreements/MemberAgreementsPage.tsx')).MemberAgreementsPage,
  ),
  playerRank: page(
    'member-centre/playerRank',
    async () => (await import('./player-rank/PlayerRankPage.tsx')).PlayerRankPage,
  ),
  messageV2: page('member-centre/messageV2', async () => (await import('./inbox/InboxPage.tsx')).InboxPage),
  personalHistoryCopy: page(
    'member-centre/personalHistoryCopy',
    async () => (await import('./records/BettingRecordPage.tsx')).BettingRecordPage,
  ),
}
