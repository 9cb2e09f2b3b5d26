import { HandCoins, Landmark, Mail, ReceiptText, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactElement } from 'react'

const signs: Readonly<Record<string, ReactElement>> = {
  securityCenter: <ShieldCheck size={18} aria-hidden />,
  depositv2: <Wallet size={18} aria-hidden />,
  withdraw: <HandCoins size={18} aria-hidden />,
  bankAccounts: <Landmark size={18} aria-hidden />,
  messageV2: <Mail size={18} aria-hidden />,
  personalHistoryCopy: <ReceiptText size={18} aria-hidden />,
}

/** The sign of a member-centre page in the menu. */
export const pageSign = (page: string): ReactElement | undefined => signs[page]
