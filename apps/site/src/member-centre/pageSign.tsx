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
import type { ReactElement } from 'react'

const signs: Readonly<Record<string, ReactElement>> = {
  securityCenter: <ShieldCheck size={18} aria-hidden />,
  depositv2: <Wallet size={18} aria-hidden />,
  withdraw: <HandCoins size={18} aria-hidden />,
  bankAccounts: <Landmark size={18} aria-hidden />,
  transactionHistory: <ScrollText size={18} aria-hidden />,
  personalProfit: <ChartColumn size={18} aria-hidden />,
  bonusDetails: <BadgePercent size={18} aria-hidden />,
  rewardCenter: <Gift size={18} aria-hidden />,
  transferFund: <ArrowLeftRight size={18} aria-hidden />,
  transferUpline: <CircleArrowUp size={18} aria-hidden />,
  referral: <UserPlus size={18} aria-hidden />,
  missionLeaderboard: <Trophy size={18} aria-hidden />,
  manualRebate: <CirclePercent size={18} aria-hidden />,
  playerMRDailySalary: <FileSignature size={18} aria-hidden />,
  messageV2: <Mail size={18} aria-hidden />,
  personalHistoryCopy: <ReceiptText size={18} aria-hidden />,
}

/** The sign of a member-centre page in the menu. */
export const pageSign = (page: string): ReactElement | undefined => signs[page]
