import type { PlainKey } from '@croupier/locales'
import { isAgentType } from '../session/account.ts'
import { moduleIds } from '../system/modules.ts'

/** Facts for the rules of the menu. */
export interface MenuFacts {
  isModuleOn(modId: string): boolean
  readonly accountType: number | undefined
  readonly toUpline: boolean
  /** Whether promotions of this type are offered to the member; no while unknown. */
  isOffered(type: string): boolean
  /** The member is on a break, without play, bonus, points and invitations [G-33]. */
  readonly onBreak: boolean
  /** The person has contracts, or offers to answer. */
  readonly hasContracts: boolean
  /** True when the merchant keeps one wallet; `undefined` while unknown, and then the wallet entry stays hidden. */
  readonly singleWallet: boolean | undefined
}

/** The three counts that show as badges [S-328]. */
export interface Counts {
  readonly missionCount: number
  readonly messageCount: number
  readonly rewardCount: number
}

/** An entry of the member centre's menu. */
export interface MenuEntry {
  readonly page: string
  readonly labelKey: PlainKey
  /** Count shown at the entry when above zero. */
  readonly badge: keyof Counts | undefined
}

/** A page of the member centre: its name, its entry in the menu and the rule that shows the entry. */
export interface MemberPage {
  /** Message key of its name, in the menu and in the title of the window. */
  readonly titleKey: PlainKey
  /** Shows its entry. Default always. */
  readonly shown?: (facts: MenuFacts) => boolean
  /** Count shown at the entry when above zero. */
  readonly badge?: keyof Counts
  /** It has no entry: it belongs to that of this page [S-327]. */
  readonly within?: string
  /** A break closes it: offers, invitations and money to others. A deposit says it in its own place [G-33]. */
  readonly closedOnBreak?: true
}

const cashMarket = (facts: MenuFacts): boolean => !facts.isModuleOn(moduleIds.creditMarket)
const withModule =
  (id: string) =>
  (facts: MenuFacts): boolean =>
    facts.isModuleOn(id)

const entry = (titleKey: PlainKey, more: Omit<MemberPage, 'titleKey'> = {}): MemberPage => ({ titleKey, ...more })

/** Every page by its key, in the order of the menu [S-325] [S-326], with the rule that shows it (wire-facts 6.8). */
export const memberCentrePages = Object.freeze({
  securityCenter: entry('in_my_account'),
  transferFund: entry('in_my_wallet', { shown: (facts) => facts.singleWallet === false }),
  depositv2: entry('in_increase_deposit', {
    shown: (facts) => facts.isModuleOn(moduleIds.deposit) && cashMarket(facts) && !facts.onBreak,
  }),
  withdraw: entry('in_increase_withdrawal', {
    shown: (facts) => facts.isModuleOn(moduleIds.withdraw) && cashMarket(facts),
  }),
  transferUpline: entry('in_transfer_upline', {
    shown: (facts) => facts.toUpline && facts.accountType !== 2 && facts.isModuleOn(moduleIds.transferUp),
    closedOnBreak: true,
  }),
  personalHistoryCopy: entry('in_betting_record'),
  transactionHistory: entry('in_account_record'),
  personalProfit: entry('in_personal_loss'),
  bonusDetails: entry('in_bonus_details', { shown: withModule(moduleIds.rebate) }),
  rewardCenter: entry('in_reward_center', {
    shown: withModule(moduleIds.rewardCentre),
    badge: 'rewardCount',
    closedOnBreak: true,
  }),
  referral: entry('invite_friends', { shown: (facts) => facts.isOffered('REFERRAL'), closedOnBreak: true }),
  missionLeaderboard: entry('mission_activity', {
    shown: (facts) => facts.isOffered('MISSION'),
    badge: 'missionCount',
    closedOnBreak: true,
  }),
  messageV2: entry('in_platform_information', { shown: withModule(moduleIds.mail), badge: 'messageCount' }),
  manualRebate: entry('manual_rebate', { shown: withModule(moduleIds.manualRebate), closedOnBreak: true }),
  // Agents have theirs in the agent centre (wire fact 6.8).
  playerMRDailySalary: entry('agreements.title', {
    shown: (facts) => facts.hasContracts && !isAgentType(facts.accountType),
  }),
  playerRank: entry('rank.title', { within: 'securityCenter', closedOnBreak: true }),
  profile: entry('profile.page_title', { within: 'securityCenter' }),
  bankAccounts: entry('bank.page_title', { within: 'securityCenter' }),
  monthlyStatement: entry('statement.title', { within: 'transactionHistory' }),
})

/** A page of the member centre, by its key. */
export type MemberPageKey = keyof typeof memberCentrePages

const pages: ReadonlyMap<string, MemberPage> = new Map(Object.entries(memberCentrePages))

/** Whether a break closes this page [G-33]. */
export const isClosedOnBreak = (page: string): boolean => pages.get(page)?.closedOnBreak === true

/** The page whose entry is marked while a page shows; a page without an entry belongs to another one's [S-327]. */
export const entryOf = (page: string): string => pages.get(page)?.within ?? page

/** The page a member centre opens on when none was asked for [S-331]. */
export const defaultMemberCentrePage = 'securityCenter'

/** The entries to show: those whose rule holds. */
export const memberCentreMenu = (facts: MenuFacts): readonly MenuEntry[] =>
  [...pages].flatMap(([page, { titleKey, shown, badge, within, closedOnBreak }]) =>
    within !== undefined || (shown && !shown(facts)) || (facts.onBreak && closedOnBreak)
      ? []
      : [{ page, labelKey: titleKey, badge }],
  )
