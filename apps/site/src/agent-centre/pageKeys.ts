/** Keys of the built pages, for the stores, which need them before the pages. */
export const agentCentrePages = [
  'announcement',
  'registerCenter',
  'agentTransfer',
  'agreements',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'agentTeamOverview',
  'teamManagement',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentIncome',
  'downlineTransactions',
] as const

/** A page of the agent centre that is built. */
export type AgentCentrePage = (typeof agentCentrePages)[number]
