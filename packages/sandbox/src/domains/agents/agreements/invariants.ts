import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'
import { SALARY_BOOKINGS } from './bookings.ts'

/** A paid salary is posted once: as new money when the merchant pays, between members when an upline does. */
const salaries = invariant('salaries', ({ id, kind, uplineId, amount, paidAt }, books) => {
  const expected = paidAt === null ? undefined : uplineId === null ? amount : 0n
  return differs(`salary ${id}`, books.claim(SALARY_BOOKINGS[kind], id)?.members === expected)
})

/** A rebate is paid once for its day. */
const agentRebates = invariant('agentRebates', ({ id, amount }, books) =>
  differs(`agent rebate ${id}`, books.claim('agent-rebate', id)?.members === amount),
)

/** Ledger invariants of salaries and agents' rebates. */
export const agreementInvariants = [salaries, agentRebates]
