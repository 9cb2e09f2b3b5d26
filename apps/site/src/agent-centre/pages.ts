import { page, type Page } from '../app/page.ts'
import type { AgentCentrePage } from './pageKeys.ts'

/**
 * The pages of the agent centre that are built, by page key. A new one is its folder, its key in `pageKeys.ts` and a line here; the entry that
 * leads to it, and the rule that shows the entry, are in the menu's table in the stores (S-387, S-388). Its button shows
 * once there is one (S-064).
 */
export const agentCentrePageTable: Readonly<Record<AgentCentrePage, Page<object>>> = {
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
  agentTeamOverview: page(
    'agent-centre/agentTeamOverview',
    async () => (await import('./overview/TeamOverviewPage.tsx')).TeamOverviewPage,
  ),
  teamManagement: page('agent-centre/teamManagement', async () => (await import('./team/TeamPage.tsx')).TeamPage),
  personalHistoryCopy: page(
    'agent-centre/personalHistoryCopy',
    async () => (await import('./team-betting/TeamBettingPage.tsx')).TeamBettingPage,
  ),
  palStatementsAgentCopy: page(
    'agent-centre/palStatementsAgentCopy',
    async () => (await import('./user-loss/UserLossPage.tsx')).UserLossPage,
  ),
  agentIncome: page(
    'agent-centre/agentIncome',
    async () => (await import('./income/AgentIncomePage.tsx')).AgentIncomePage,
  ),
  downlineTransactions: page(
    'agent-centre/downlineTransactions',
    async () => (await import('./account-details/AccountDetailsPage.tsx')).AccountDetailsPage,
  ),
}
