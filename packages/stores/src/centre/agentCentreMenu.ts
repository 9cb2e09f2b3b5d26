import type { AgreementKind } from './agreementKinds.ts'
import type { PlainKey } from '@croupier/locales'
import { areSwitchedOn, type Switched, type Switches } from '../system/switched.ts'

/** Facts for the rules of the agent centre's menu. */
export interface AgentMenuFacts extends Switches {
  /** Whether an agreement of this kind pays the agent. */
  hasAgreement(kind: AgreementKind): boolean
}

/** An entry of the agent centre's menu. */
export interface AgentMenuEntry {
  readonly page: string
  readonly labelKey: PlainKey
}

/** A page of the agent centre: its name and the rule that shows its entry in the menu. */
export interface AgentPage extends Switched {
  /** Message key of its name, in the menu and in the title of the window. */
  readonly titleKey: PlainKey
  /** Whether to show its entry, if its modules are on. Default always. */
  readonly shown?: (facts: AgentMenuFacts) => boolean
}

const earningBy =
  (kind: AgreementKind) =>
  (facts: AgentMenuFacts): boolean =>
    facts.hasAgreement(kind)

const entry = (titleKey: PlainKey, more: Omit<AgentPage, 'titleKey'> = {}): AgentPage => ({ titleKey, ...more })

/**
 * Every page by its key, in the specification's order, with the rule that shows its entry: dividends and salaries only
 * for an agent with a contract of the kind in force.
 */
export const agentCentrePages = Object.freeze({
  announcement: entry('agent.announcements', { modules: ['AGENTANNOUNCE3'] }),
  agentTeamOverview: entry('agent.overview', { switchedBy: 'AGEPAG' }),
  // The bounds of accounts and links need the module of accounts.
  registerCenter: entry('agent.register', { switchedBy: 'AGEREGDOWN3', modules: ['REGCEN'] }),
  teamManagement: entry('agent.team', { switchedBy: 'DOWNMAN' }),
  personalHistoryCopy: entry('agent.betting', { switchedBy: 'TEAMBETTING3' }),
  palStatementsAgentCopy: entry('agent.user_loss', { switchedBy: 'AGETEAMPNL3' }),
  agentIncome: entry('agent.income', { switchedBy: 'AGEREV3' }),
  downlineTransactions: entry('agent.account_details', { modules: ['AGEDOWNTRANS3'] }),
  agentTransfer: entry('agent.transfer', { switchedBy: 'DOWNMAN', modules: ['AGEDOWNTRANS3'] }),
  agreements: entry('agent.agreements', { switchedBy: 'AGENTPOLICY3' }),
  agentDividendRecordCopy2: entry('agent.dividends', { switchedBy: 'DIVIDEND', shown: earningBy('dividend') }),
  agentDailyWages2: entry('agent.daily_salary', { switchedBy: 'DAYSAL', shown: earningBy('daily') }),
  agentHourSalary: entry('agent.hourly_salary', { switchedBy: 'HOURSAL3', shown: earningBy('hourly') }),
  agentRealtimeSalary: entry('agent.real_time_salary', { switchedBy: 'RTSALARY3', shown: earningBy('realTime') }),
})

/** A page of the agent centre, by its key. */
export type AgentPageKey = keyof typeof agentCentrePages

/** The entries whose rule applies. */
export const agentCentreMenu = (facts: AgentMenuFacts): readonly AgentMenuEntry[] =>
  Object.entries<AgentPage>(agentCentrePages)
    .filter(([, page]) => areSwitchedOn(page, facts) && (page.shown?.(facts) ?? true))
    .map(([page, { titleKey }]) => ({ page, labelKey: titleKey }))
