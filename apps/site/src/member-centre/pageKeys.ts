/** Keys of the built pages, for the stores, which need them before the pages. */
export const memberCentrePages = [
  'securityCenter',
  'transferFund',
  'transferUpline',
  'depositv2',
  'withdraw',
  'profile',
  'bankAccounts',
  'transactionHistory',
  'monthlyStatement',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'manualRebate',
  'playerMRDailySalary',
  'playerRank',
  'messageV2',
  'personalHistoryCopy',
] as const

/** A page of the member centre that is built. */
export type MemberCentrePage = (typeof memberCentrePages)[number]
