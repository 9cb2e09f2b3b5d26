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

interface EntryRule extends MenuEntry {
  readonly shown: (facts: MenuFacts) => boolean
}

const always = (): boolean => true
const cashMarket = (facts: MenuFacts): boolean => !facts.isModuleOn(moduleIds.creditMarket)

const entry = (
  page: string,
  labelKey: PlainKey,
  shown: (facts: MenuFacts) => boolean = always,
  badge?: keyof Counts,
): EntryRule => ({ page, labelKey, badge, shown })

/** Every entry in the specification's order [S-325] [S-326], with the rule that shows it (wire-facts 6.8). */
const rules: readonly EntryRule[] = Object.freeze([
  entry('securityCenter', 'in_my_account'),
  entry('transferFund', 'in_my_wallet', (facts) => facts.singleWallet === false),
  entry(
    'depositv2',
    'in_increase_deposit',
    (facts) => facts.isModuleOn(moduleIds.deposit) && cashMarket(facts) && !facts.onBreak,
  ),
  entry('withdraw', 'in_increase_withdrawal', (facts) => facts.isModuleOn(moduleIds.withdraw) && cashMarket(facts)),
  entry(
    'transferUpline',
    'in_transfer_upline',
    (facts) => facts.toUpline && facts.accountType !== 2 && facts.isModuleOn(moduleIds.transferUp),
  ),
  entry('personalHistoryCopy', 'in_betting_record'),
  entry('transactionHistory', 'in_account_record'),
  entry('personalProfit', 'in_personal_loss'),
  entry('bonusDetails', 'in_bonus_details', (facts) => facts.isModuleOn(moduleIds.rebate)),
  entry('rewardCenter', 'in_reward_center', (facts) => facts.isModuleOn(moduleIds.rewardCentre), 'rewardCount'),
  entry('referral', 'invite_friends', (facts) => facts.isOffered('REFERRAL')),
  entry('missionLeaderboard', 'mission_activity', (facts) => facts.isOffered('MISSION'), 'missionCount'),
  entry('messageV2', 'in_platform_information', (facts) => facts.isModuleOn(moduleIds.mail), 'messageCount'),
  entry('manualRebate', 'manual_rebate', (facts) => facts.isModuleOn(moduleIds.manualRebate)),
  // Agents have theirs in the agent centre (wire fact 6.8).
  entry('playerMRDailySalary', 'agreements.title', (facts) => facts.hasContracts && !isAgentType(facts.accountType)),
])

/** Page keys of the member centre; `playerRank` has a page and no entry [S-326]. */
export const memberCentrePages: readonly string[] = Object.freeze([...rules.map(({ page }) => page), 'playerRank'])

const closedOnBreak: readonly string[] = [
  'transferUpline',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'manualRebate',
  'playerRank',
]

/** Whether a break closes this page: offers, invitations and money to others. A deposit says it in its own place [G-33]. */
export const isClosedOnBreak = (page: string): boolean => closedOnBreak.includes(page)

const entriesOfOthers: Readonly<Record<string, string>> = {
  profile: 'securityCenter',
  bankAccounts: 'securityCenter',
  playerRank: 'securityCenter',
  monthlyStatement: 'transactionHistory',
}

/** The page whose entry is marked while a page shows; a page without an entry belongs to another one's [S-327]. */
export const entryOf = (page: string): string => entriesOfOthers[page] ?? page

/** The page a member centre opens on when none was asked for [S-331]. */
export const defaultMemberCentrePage = 'securityCenter'

/** The entries to show: those whose rule holds and whose page the site has. */
export function memberCentreMenu(facts: MenuFacts, pages: readonly string[]): readonly MenuEntry[] {
  return rules
    .filter(({ page, shown }) => pages.includes(page) && shown(facts) && !(facts.onBreak && isClosedOnBreak(page)))
    .map(({ page, labelKey, badge }) => ({ page, labelKey, badge }))
}
