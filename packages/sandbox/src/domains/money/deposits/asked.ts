import type { Context } from '../../../Context.ts'
import { isOpen } from './deposits.ts'
import type { Deposit } from './rows.ts'

/** Minor units of a member's deposits that are still pending. */
export const depositsOnTheWay = (context: Pick<Context, 'tables'>, memberId: number): bigint =>
  context.tables.deposits
    .by('member', String(memberId))
    .reduce((sum, { status, amount }) => (isOpen(status) ? sum + amount : sum), 0n)

/** Amounts of the open deposits that are matched to a withdrawal. */
export const promisedDeposits = (context: Pick<Context, 'tables'>, withdrawalId: string): readonly bigint[] =>
  context.tables.deposits.by('match', withdrawalId).map(({ amount }) => amount)

/** Matched orders that wait for payment, newest first. */
export const ordersToPay = (context: Pick<Context, 'tables'>): readonly Deposit[] =>
  context.tables.deposits
    .by('open', 'open')
    .filter(({ status, withdrawalId }) => status === 'ordered' && withdrawalId !== null)
    .reverse()
