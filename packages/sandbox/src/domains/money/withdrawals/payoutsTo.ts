import type { Context } from '../../../Context.ts'
import type { PayoutsTo } from '../../identity/members/ports.ts'
import type { WithdrawalStatus } from './rows.ts'

const OVER: ReadonlySet<WithdrawalStatus> = new Set(['received', 'rejected', 'returned'])
const ARRIVED: ReadonlySet<WithdrawalStatus> = new Set(['paid', 'received'])

/** State of a member's payouts to an account. */
export function payoutsTo(context: Pick<Context, 'tables'>, memberId: number, accountId: string): PayoutsTo {
  const stages = context.tables.withdrawals
    .by('member', String(memberId))
    .filter(({ bankCardId }) => bankCardId === accountId)
    .map(({ status }) => status)
  return { waiting: stages.some((one) => !OVER.has(one)), arrived: stages.some((one) => ARRIVED.has(one)) }
}
