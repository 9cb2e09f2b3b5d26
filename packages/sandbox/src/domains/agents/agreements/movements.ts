import type { MovementsOf } from '../../../core/ledger/Movement.ts'
import { movement } from '../../../core/ledger/Movement.ts'

// Earned from other people's play, so neither a deposit nor a win.
const EARNED = { in: null, out: null } as const

/** Agents' earnings. A real-time salary has the type of a daily one in the account record, but its own name. */
export const agreementMovements = {
  dividend: movement('share_bonus', EARNED),
  'daily-salary': movement('daily_wage', EARNED),
  'hourly-salary': movement('hour_wage', EARNED),
  'real-time-salary': movement('daily_wage', EARNED, {
    EN: 'Real-time salary',
    TY: 'Real-time na sahod',
    BN: 'তাৎক্ষণিক বেতন',
  }),
  'agent-rebate': movement('agent_rebate', EARNED),
}

declare module '../../../Context.ts' {
  interface Movements extends MovementsOf<typeof agreementMovements> {}
}
