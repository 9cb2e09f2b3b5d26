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
import type { ReactElement } from 'react'

const signs: Readonly<Record<string, ReactElement>> = {
  announcement: <Megaphone size={18} aria-hidden />,
  agentTeamOverview: <LayoutDashboard size={18} aria-hidden />,
  registerCenter: <UserPlus size={18} aria-hidden />,
  teamManagement: <Network size={18} aria-hidden />,
  personalHistoryCopy: <ReceiptText size={18} aria-hidden />,
  palStatementsAgentCopy: <TrendingDown size={18} aria-hidden />,
  agentIncome: <HandCoins size={18} aria-hidden />,
  downlineTransactions: <ArrowLeftRight size={18} aria-hidden />,
  agentTransfer: <CircleArrowDown size={18} aria-hidden />,
  agreements: <FileSignature size={18} aria-hidden />,
  agentDividendRecordCopy2: <Coins size={18} aria-hidden />,
  agentDailyWages2: <CalendarCheck size={18} aria-hidden />,
  agentHourSalary: <Clock size={18} aria-hidden />,
  agentRealtimeSalary: <Zap size={18} aria-hidden />,
}

/** The sign of an agent-centre page in the menu. */
export const pageSign = (page: string): ReactElement | undefined => signs[page]
