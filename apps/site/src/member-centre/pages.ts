import type { MemberPageKey } from '@croupier/stores'
import {
  ArrowLeftRight,
  BadgePercent,
  ChartColumn,
  CircleArrowUp,
  CirclePercent,
  FileSignature,
  Gift,
  HandCoins,
  Landmark,
  Mail,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Trophy,
  UserPlus,
  Wallet,
} from 'lucide-react'
import type { CentrePageParts } from '../parts/centre/CentrePageParts.ts'
import { page } from '../parts/page/page.ts'

/** Every page of the member centre by its key. A page without a line here is a type error (S-326). */
export const memberCentrePageTable: Readonly<Record<MemberPageKey, CentrePageParts>> = {
  securityCenter: {
    Icon: ShieldCheck,
    page: page(
      'member-centre/security/SecurityCentrePage',
      async () => (await import('./security/SecurityCentrePage.tsx')).SecurityCentrePage,
    ),
  },
  transferFund: {
    Icon: ArrowLeftRight,
    page: page(
      'member-centre/transfer-fund/TransferFundPage',
      async () => (await import('./transfer-fund/TransferFundPage.tsx')).TransferFundPage,
    ),
  },
  transferUpline: {
    Icon: CircleArrowUp,
    page: page(
      'member-centre/transfer-upline/TransferUplinePage',
      async () => (await import('./transfer-upline/TransferUplinePage.tsx')).TransferUplinePage,
    ),
  },
  depositv2: {
    Icon: Wallet,
    page: page(
      'member-centre/deposit/DepositPage',
      async () => (await import('./deposit/DepositPage.tsx')).DepositPage,
    ),
  },
  withdraw: {
    Icon: HandCoins,
    page: page(
      'member-centre/withdraw/WithdrawPage',
      async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
    ),
  },
  profile: {
    page: page(
      'member-centre/profile/ProfilePage',
      async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    ),
  },
  bankAccounts: {
    Icon: Landmark,
    page: page(
      'member-centre/bank-accounts/BankAccountsPage',
      async () => (await import('./bank-accounts/BankAccountsPage.tsx')).BankAccountsPage,
    ),
  },
  transactionHistory: {
    Icon: ScrollText,
    page: page(
      'member-centre/account-record/AccountRecordPage',
      async () => (await import('./account-record/AccountRecordPage.tsx')).AccountRecordPage,
    ),
  },
  monthlyStatement: {
    page: page(
      'member-centre/monthly-statement/MonthlyStatementPage',
      async () => (await import('./monthly-statement/MonthlyStatementPage.tsx')).MonthlyStatementPage,
    ),
  },
  personalProfit: {
    Icon: ChartColumn,
    page: page('member-centre/profit/ProfitPage', async () => (await import('./profit/ProfitPage.tsx')).ProfitPage),
  },
  bonusDetails: {
    Icon: BadgePercent,
    page: page(
      'member-centre/bonus-details/BonusDetailsPage',
      async () => (await import('./bonus-details/BonusDetailsPage.tsx')).BonusDetailsPage,
    ),
  },
  rewardCenter: {
    Icon: Gift,
    page: page(
      'member-centre/reward-center/RewardCenterPage',
      async () => (await import('./reward-center/RewardCenterPage.tsx')).RewardCenterPage,
    ),
  },
  referral: {
    Icon: UserPlus,
    page: page(
      'member-centre/referral/ReferralPage',
      async () => (await import('./referral/ReferralPage.tsx')).ReferralPage,
    ),
  },
  missionLeaderboard: {
    Icon: Trophy,
    page: page(
      'member-centre/missions/MissionsPage',
      async () => (await import('./missions/MissionsPage.tsx')).MissionsPage,
    ),
  },
  manualRebate: {
    Icon: CirclePercent,
    page: page(
      'member-centre/manual-rebate/ManualRebatePage',
      async () => (await import('./manual-rebate/ManualRebatePage.tsx')).ManualRebatePage,
    ),
  },
  playerMRDailySalary: {
    Icon: FileSignature,
    page: page(
      'agreements/MemberAgreementsPage',
      async () => (await import('../agreements/MemberAgreementsPage.tsx')).MemberAgreementsPage,
    ),
  },
  playerRank: {
    page: page(
      'member-centre/player-rank/PlayerRankPage',
      async () => (await import('./player-rank/PlayerRankPage.tsx')).PlayerRankPage,
    ),
  },
  messageV2: {
    Icon: Mail,
    page: page('member-centre/inbox/InboxPage', async () => (await import('./inbox/InboxPage.tsx')).InboxPage),
  },
  personalHistoryCopy: {
    Icon: ReceiptText,
    page: page(
      'member-centre/records/BettingRecordPage',
      async () => (await import('./records/BettingRecordPage.tsx')).BettingRecordPage,
    ),
  },
}
