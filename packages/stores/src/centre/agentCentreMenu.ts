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

interface EntryRule extends AgentMenuEntry {
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

const entry = (page: string, labelKey: PlainKey, shown: (facts: AgentMenuFacts) => boolean = always): EntryRule => ({
  page,
  labelKey,
  shown,
})

/**
 * Every entry in the specification's order [S-387], with the rule that shows it (wire-facts 5.3 and 6.9): dividends and
 * salaries only for an agent whom an agreement of the kind pays
 * [S-388].
 */
const rules: readonly EntryRule[] = Object.freeze([
  entry('announcement', 'agent.announcements'),
  entry('agentTeamOverview', 'agent.overview', withModule(moduleIds.teamOverview)),
  entry(
    'registerCenter',
    'agent.register',
    withModule(moduleIds.addDownline, moduleIds.addLink, moduleIds.affiliateCheck),
  ),
  entry('teamManagement', 'agent.team', withModule(moduleIds.downlines)),
  entry('personalHistoryCopy', 'agent.betting', withModule(moduleIds.teamBetting)),
  entry('palStatementsAgentCopy', 'agent.user_loss', withModule(moduleIds.teamProfit)),
  entry('agentIncome', 'agent.income', withModule(moduleIds.agentIncome)),
  entry('downlineTransactions', 'agent.account_details'),
  entry('agentTransfer', 'agent.transfer', withModule(moduleIds.downlines)),
  entry('agreements', 'agent.agreements', withModule(moduleIds.agreements)),
  entry('agentDividendRecordCopy2', 'agent.dividends', earningBy('dividend', moduleIds.dividends)),
  entry('agentDailyWages2', 'agent.daily_salary', earningBy('daily', moduleIds.dailySalary)),
  entry('agentHourSalary', 'agent.hourly_salary', earningBy('hourly', moduleIds.hourlySalary)),
  entry('agentRealtimeSalary', 'agent.real_time_salary', earningBy('realTime', moduleIds.realTimeSalary)),
])

/** The entries to show: those whose rule holds and whose page the site has. */
export function agentCentreMenu(facts: AgentMenuFacts, pages: readonly string[]): readonly AgentMenuEntry[] {
  return rules
    .filter((rule) => pages.includes(rule.page) && rule.shown(facts))
    .map(({ page, labelKey }) => ({ page, labelKey }))
}
