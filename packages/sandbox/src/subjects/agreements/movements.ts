import { movement } from '../../core/ledger/Movement.ts'

// Earned from other people's play: neither a deposit nor a win.
const EARNED = { in: null, out: null } as const

/** What agents earn. A real-time salary is a daily wage in the account record (wire fact 3.18). */
export const agreementMovements = {
  dividend: movement('share_bonus', EARNED),
  'daily-salary': movement('daily_wage', EARNED),
  'hourly-salary': movement('hour_wage', EARNED),
  'real-time-salary': movement('daily_wage', EARNED),
  'agent-rebate': movement('agent_rebate', EARNED),
}
