import type { AgentPageKey } from '@croupier/stores'
import {
  ArrowLeftRight,
  CalendarCheck,
  CircleArrowDown,
  Clock,
  Coins,
  FileSignature,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  Network,
  ReceiptText,
  TrendingDown,
  UserPlus,
  Zap,
} from 'lucide-react'
import type { CentrePageParts } from '../parts/centre/CentrePageParts.ts'
import { page } from '../parts/page/page.ts'

/** Every page of the agent centre by its key. A page without a line here is a type error (S-387). */
export const agentCentrePageTable: Readonly<Record<AgentPageKey, CentrePageParts>> = {
  announcement: {
    Icon: Megaphone,
    page: page(
      'agent-centre/announcements/AnnouncementsPage',
      async () => (await import('./announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
    ),
  },
  registerCenter: {
    Icon: UserPlus,
    page: page(
      'agent-centre/register/AddAccountsPage',
      async () => (await import('./register/AddAccountsPage.tsx')).AddAccountsPage,
    ),
  },
  agentTransfer: {
    Icon: CircleArrowDown,
    page: page(
      'agent-centre/transfer/TransferDownlinePage',
      async () => (await import('./transfer/TransferDownlinePage.tsx')).TransferDownlinePage,
    ),
  },
  agreements: {
    Icon: FileSignature,
    page: page(
      'agent-centre/agreements/AgreementsPage',
      async () => (await import('./agreements/AgreementsPage.tsx')).AgreementsPage,
    ),
  },
  agentDividendRecordCopy2: {
    Icon: Coins,
    page: page(
      'agent-centre/salaries/SalaryPage',
      async () => (await import('./salaries/SalaryPage.tsx')).DividendPage,
    ),
  },
  agentDailyWages2: {
    Icon: CalendarCheck,
    page: page(
      'agent-centre/salaries/SalaryPage',
      async () => (await import('./salaries/SalaryPage.tsx')).DailySalaryPage,
    ),
  },
  agentHourSalary: {
    Icon: Clock,
    page: page(
      'agent-centre/salaries/SalaryPage',
      async () => (await import('./salaries/SalaryPage.tsx')).HourlySalaryPage,
    ),
  },
  agentRealtimeSalary: {
    Icon: Zap,
    page: page(
      'agent-centre/salaries/SalaryPage',
      async () => (await import('./salaries/SalaryPage.tsx')).RealTimeSalaryPage,
    ),
  },
  agentTeamOverview: {
    Icon: LayoutDashboard,
    page: page(
      'agent-centre/overview/TeamOverviewPage',
      async () => (await import('./overview/TeamOverviewPage.tsx')).TeamOverviewPage,
    ),
  },
  teamManagement: {
    Icon: Network,
    page: page('agent-centre/team/TeamPage', async () => (await import('./team/TeamPage.tsx')).TeamPage),
  },
  personalHistoryCopy: {
    Icon: ReceiptText,
    page: page(
      'agent-centre/team-betting/TeamBettingPage',
      async () => (await import('./team-betting/TeamBettingPage.tsx')).TeamBettingPage,
    ),
  },
  palStatementsAgentCopy: {
    Icon: TrendingDown,
    page: page(
      'agent-centre/user-loss/UserLossPage',
      async () => (await import('./user-loss/UserLossPage.tsx')).UserLossPage,
    ),
  },
  agentIncome: {
    Icon: HandCoins,
    page: page(
      'agent-centre/income/AgentIncomePage',
      async () => (await import('./income/AgentIncomePage.tsx')).AgentIncomePage,
    ),
  },
  downlineTransactions: {
    Icon: ArrowLeftRight,
    page: page(
      'agent-centre/account-details/AccountDetailsPage',
      async () => (await import('./account-details/AccountDetailsPage.tsx')).AccountDetailsPage,
    ),
  },
}
