/** Names of the pages of payments, by kind of contract. */
export const salaryTitles = {
  dividend: 'agent.dividends',
  daily: 'agent.daily_salary',
  hourly: 'agent.hourly_salary',
  realTime: 'agent.real_time_salary',
} as const
