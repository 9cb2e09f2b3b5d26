import type { PlainKey } from '@croupier/locales'
import { isAgentType } from '../config/account.ts'
import type { Counts } from '../member/CountersStore.ts'
import { areSwitchedOn, type Switched, type Switches } from '../system/switched.ts'

/** Facts for the rules of the menu. */
export interface MenuFacts extends Switches {
  readonly accountType: number | undefined
  readonly toUpline: boolean
  /** Whether promotions of this type are offered to the member; no while unknown. */
  isOffered(type: string): boolean
  /** The member is on a break: no play, bonuses, points or invitations. */
  readonly onBreak: boolean
  /** The region is not served: only access to the money is left. */
  readonly isBlocked: boolean
  /** The person has contracts, or offers to answer. */
  readonly hasContracts: boolean
  /** True when the merchant keeps one wallet; `undefined` while unknown, and then the wallet entry stays hidden. */
  readonly singleWallet: boolean | undefined
}

/** An entry of the member centre's menu. */
export interface MenuEntry {
  readonly page: string
  readonly labelKey: PlainKey
  /** Count shown at the entry when above zero. */
  readonly badge: keyof Counts | undefined
}

/** A page of the member centre: its name, its entry in the menu and the rule that shows the entry. */
export interface MemberPage extends Switched {
  /** Message key of its name, in the menu and in the title of the window. */
  readonly titleKey: PlainKey
  /** Shows its entry, if its modules are on. Default always. */
  readonly shown?: (facts: MenuFacts) => boolean
  /** Count shown at the entry when above zero. */
  readonly badge?: keyof Counts
  /** Page without an entry: marks the entry of this page. */
  readonly within?: string
  /** Open where the region is not served. */
  readonly openWhereBlocked?: true
  /** Closed during a break: offers, invitations and money to others. The deposit page explains the break itself. */
  readonly closedOnBreak?: true
}

const entry = (titleKey: PlainKey, more: Omit<MemberPage, 'titleKey'> = {}): MemberPage => ({ titleKey, ...more })

/** Every page by its key, in the order of the menu, with the rule that shows it. */
export const memberCentrePages = Object.freeze({
  securityCenter: entry('in_my_account'),
  transferFund: entry('in_my_wallet', {
    modules: ['MYWALL', 'FUNDTRANS3'],
    shown: (facts) => facts.singleWallet === false,
  }),
  depositv2: entry('in_increase_deposit', {
    switchedBy: 'DEPOSIT',
    modules: ['DPSTBAS3'],
    without: 'CREDITMAR3',
    shown: (facts) => !facts.onBreak,
  }),
  withdraw: entry('in_increase_withdrawal', {
    switchedBy: 'WITHDRAW',
    without: 'CREDITMAR3',
    openWhereBlocked: true,
  }),
  transferUpline: entry('in_transfer_upline', {
    switchedBy: 'AGETRANSFERUP3',
    shown: (facts) => facts.toUpline && facts.accountType !== 2,
    closedOnBreak: true,
  }),
  personalHistoryCopy: entry('in_betting_record', { modules: ['MEMTRANS3'] }),
  transactionHistory: entry('in_account_record', { modules: ['MEMTRANS3'] }),
  personalProfit: entry('in_personal_loss', { modules: ['MEMTRANS3'] }),
  bonusDetails: entry('in_bonus_details', { switchedBy: 'PLYRBT', modules: ['REWCEN3'] }),
  rewardCenter: entry('in_reward_center', { switchedBy: 'REWCEN3', badge: 'rewardCount', closedOnBreak: true }),
  referral: entry('invite_friends', {
    modules: ['REFERRAL3'],
    shown: (facts) => facts.isOffered('REFERRAL'),
    closedOnBreak: true,
  }),
  missionLeaderboard: entry('mission_activity', {
    modules: ['REWCEN3'],
    shown: (facts) => facts.isOffered('MISSION'),
    badge: 'missionCount',
    closedOnBreak: true,
  }),
  messageV2: entry('in_platform_information', { switchedBy: 'MAILCEN', modules: ['INBOX3'], badge: 'messageCount' }),
  manualRebate: entry('manual_rebate', { switchedBy: 'MANPLAYREB3', closedOnBreak: true }),
  // Agents have theirs in the agent centre (wire fact 6.8).
  playerMRDailySalary: entry('agreements.title', {
    modules: ['AGENTPOLICY3', 'DAYSALMR'],
    shown: (facts) => facts.hasContracts && !isAgentType(facts.accountType),
  }),
  playerRank: entry('rank.title', { modules: ['MEMCLUB3'], within: 'securityCenter', closedOnBreak: true }),
  profile: entry('profile.page_title', { within: 'securityCenter', openWhereBlocked: true }),
  bankAccounts: entry('bank.page_title', { within: 'securityCenter', openWhereBlocked: true }),
  monthlyStatement: entry('statement.title', { modules: ['MEMTRANS3'], within: 'transactionHistory' }),
})

/** A page of the member centre, by its key. */
export type MemberPageKey = keyof typeof memberCentrePages

const pages: ReadonlyMap<string, MemberPage> = new Map(Object.entries(memberCentrePages))

/** Whether a break closes this page. */
export const isClosedOnBreak = (page: string): boolean => pages.get(page)?.closedOnBreak === true

/** Whether there is a page of this key that is open in the region, and its modules are switched on. */
export const hasMemberPage = (page: string, facts: Switches & Pick<MenuFacts, 'isBlocked'>): boolean =>
  areSwitchedOn(pages.get(page), facts) && (!facts.isBlocked || pages.get(page)?.openWhereBlocked === true)

/** The page whose entry is marked while a page shows; a page without an entry marks another page's. */
export const entryOf = (page: string): string => pages.get(page)?.within ?? page

/** The default page of a member centre. */
export const defaultMemberCentrePage = 'securityCenter'

/** The entries to show: those whose rule applies. */
export const memberCentreMenu = (facts: MenuFacts): readonly MenuEntry[] =>
  [...pages].flatMap(([page, { titleKey, shown, badge, within, closedOnBreak }]) =>
    within !== undefined || !hasMemberPage(page, facts) || (shown && !shown(facts)) || (facts.onBreak && closedOnBreak)
      ? []
      : [{ page, labelKey: titleKey, badge }],
  )
