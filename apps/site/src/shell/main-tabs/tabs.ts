import type { PlainKey } from '@croupier/locales'
import { paths } from '@croupier/stores'
import {
  CircleHelp,
  Gift,
  HandCoins,
  House,
  LayoutGrid,
  Mail,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react'

/** One tab at the foot of a phone's window. */
export interface Tab {
  readonly id: string
  /** Message key of its label. */
  readonly labelKey: PlainKey
  readonly Icon: LucideIcon
  /** Page of the site that it links to. */
  readonly path?: string
  /** Page of the member centre that it opens. */
  readonly centrePage?: string
}

const home: Tab = { id: 'home', labelKey: 'hd_home', Icon: House, path: paths.home }
/** Opens the list of categories. */
const gamesTab: Tab = { id: 'games', labelKey: 'in_increase_game', Icon: LayoutGrid }
const promotions: Tab = { id: 'promotions', labelKey: 'nav.promotions', Icon: Gift, path: paths.promotions }
const deposit: Tab = { id: 'deposit', labelKey: 'hd_deposit_button', Icon: Wallet, centrePage: 'depositv2' }
const withdraw: Tab = { id: 'withdraw', labelKey: 'hd_withdraw_button', Icon: HandCoins, centrePage: 'withdraw' }
const messages: Tab = { id: 'messages', labelKey: 'nav.messages', Icon: Mail, centrePage: 'messageV2' }
const help: Tab = { id: 'help', labelKey: 'nav.help', Icon: CircleHelp, path: paths.help }
const safety: Tab = { id: 'safety', labelKey: 'nav.safety', Icon: ShieldCheck, path: paths.safety }

/**
 * The tabs of a visitor or a member, five at most; messages are in the account, whose picture counts them. Withdraw is
 * next to deposit, in equal form (G-46); on a break there is neither play nor deposit (G-33).
 */
export function tabsOf({
  isSignedIn,
  onBreak,
}: {
  readonly isSignedIn: boolean
  readonly onBreak: boolean
}): readonly Tab[] {
  if (!isSignedIn) return [home, gamesTab, promotions, safety, help]
  return onBreak ? [home, withdraw, messages, safety, help] : [home, gamesTab, promotions, deposit, withdraw]
}
