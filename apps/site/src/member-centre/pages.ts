import { page, type Page } from '../app/page.ts'

/** The pages that are built, by page key (S-326). An entry whose page is not here stays out of the menu. */
export const memberCentrePageTable: Readonly<Record<string, Page<object>>> = {
  securityCenter: page(
    'member-centre/securityCenter',
    async () => (await import('./security/SecurityCentrePage.tsx')).SecurityCentrePage,
  ),
  depositv2: page('member-centre/depositv2', async () => (await import('./deposit/DepositPage.tsx')).DepositPage),
  withdraw: page('member-centre/withdraw', async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage),
  bankAccounts: page(
    'member-centre/bankAccounts',
    async () => (await import('./bank-accounts/BankAccountsPage.tsx')).BankAccountsPage,
  ),
  messageV2: page('member-centre/messageV2', async () => (await import('./inbox/InboxPage.tsx')).InboxPage),
  personalHistoryCopy: page(
    'member-centre/personalHistoryCopy',
    async () => (await import('./records/BettingRecordPage.tsx')).BettingRecordPage,
  ),
}

/** Keys of the built pages, for the stores. */
export const memberCentrePages: readonly string[] = Object.keys(memberCentrePageTable)
