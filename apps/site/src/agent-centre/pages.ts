import { page, type Page } from '../app/page.ts'

/**
 * The pages of the agent centre that are built, by page key. A new one is its folder and a line here; the entry that
 * leads to it, and the rule that shows the entry, are in the menu's table in the stores (S-387, S-388). Its button shows
 * once there is one (S-064).
 */
export const agentCentrePageTable: Readonly<Record<string, Page<object>>> = {
  announcement: page(
    'agent-centre/announcement',
    async () => (await import('./announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  ),
  registerCenter: page(
    'agent-centre/registerCenter',
    async () => (await import('./register/AddAccountsPage.tsx')).AddAccountsPage,
  ),
  agentTransfer: page(
    'agent-centre/agentTransfer',
    async () => (await import('./transfer/TransferDownlinePage.tsx')).TransferDownlinePage,
  ),
  agreements: page(
    'agent-centre/agreements',
    async () => (await import('./agreements/AgreementsPage.tsx')).AgreementsPage,
  ),
  agentDividendRecordCopy2: page(
    'agent-centre/agentDividendRecordCopy2',
    async () => (await import('./salaries/SalaryPage.tsx')).DividendPage,
  ),
  agentDailyWages2: page(
    'agent-centre/agentDailyWages2',
    async () => (await import('./salaries/SalaryPage.tsx')).DailySalaryPage,
  ),
  agentHourSalary: page(
    'agent-centre/agentHourSalary',
    async () => (await import('./salaries/SalaryPage.tsx')).HourlySalaryPage,
  ),
  agentRealtimeSalary: page(
    'agent-centre/agentRealtimeSalary',
    async () => (await import('./salaries/SalaryPage.tsx')).RealTimeSalaryPage,
  ),
}

/** Keys of the built pages, for the stores. */
export const agentCentrePages: readonly string[] = Object.keys(agentCentrePageTable)
