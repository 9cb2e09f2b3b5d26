import type { AgreementKind } from '../agreements/AgreementFactsStore.ts'
import type { PlainKey } from '@croupier/locales'
import { moduleIds } from '../system/modules.ts'

/** Facts for the rules of the agent centre's menu. */
export interface AgentMenuFacts {
  isModuleOn(modId: string): boolean
  /** Whether an agreement of this kind pays the agent. */
  hasAgreement(kind: AgreementKind): boolean
}

/** An entry of the agent centre's menu. */
export interface AgentMenuEntry {
  readonly page: string
  readonly labelKey: PlainKey
}

/** A page of the agent centre: its name and the rule that shows its entry in the menu. */
export interface AgentPage {
  /** Message key of its name, in the menu and in the title of the window. */
  readonly titleKey: PlainKey
  readonly shown: (facts: AgentMenuFacts) => boolean
}

const always = (): boolean => true
const withModule =
  (...modIds: readonly string[]) =>
  (facts: AgentMenuFacts): boolean =>
    modIds.some((modId) => facts.isModuleOn(modId))
const earningBy =
  (kind: AgreementKind, modId: string) =>
  (facts: AgentMenuFacts): boolean =>
    facts.isModuleOn(modId) && facts.hasAgreement(kind)

const entry = (titleKey: PlainKey, shown: (facts: AgentMenuFacts) => boolean = always): AgentPage => ({
  titleKey,
  shown,
})

/**
 * Every page by its key, in the specification's order [S-387], with the rule that shows its entry (wire-facts 5.3 and
 * 6.9): dividends and salaries only for an agent whom an agreement of the kind pays [S-388].
 */
export const agentCentrePages = Object.freeze({
  announcement: entry('agent.announcements'),
  agentTeamOverview: entry('agent.overview', withModule(moduleIds.teamOverview)),
  registerCenter: entry(
    'agent.register',
    withModule(moduleIds.addDownline, moduleIds.addLink, moduleIds.affiliateCheck),
  ),
  teamManagement: entry('agent.team', withModule(moduleIds.downlines)),
  personalHistoryCopy: entry('agent.betting', withModule(moduleIds.teamBetting)),
  palStatementsAgentCopy: entry('agent.user_loss', withModule(moduleIds.teamProfit)),
  agentIncome: entry('agent.income', withModule(moduleIds.agentIncome)),
  downlineTransactions: entry('agent.account_details'),
  agentTransfer: entry('agent.transfer', withModule(moduleIds.downlines)),
  agreements: entry('agent.agreements', withModule(moduleIds.agreements)),
  agentDividendRecordCopy2: entry('agent.dividends', earningBy('dividend', moduleIds.dividends)),
  agentDailyWages2: entry('agent.daily_salary', earningBy('daily', moduleIds.dailySalary)),
  agentHourSalary: entry('agent.hourly_salary', earningBy('hourly', moduleIds.hourlySalary)),
  agentRealtimeSalary: entry('agent.real_time_salary', earningBy('realTime', moduleIds.realTimeSalary)),
})

/** A page of the agent centre, by its key. */
export type AgentPageKey = keyof typeof agentCentrePages

/** The entries to show: those whose rule holds. */
export const agentCentreMenu = (facts: AgentMenuFacts): readonly AgentMenuEntry[] =>
  Object.entries(agentCentrePages)
    .filter(([, { shown }]) => shown(facts))
    .map(([page, { titleKey }]) => ({ page, labelKey: titleKey }))
