import type { World } from '../../../World.ts'
import { isOpen } from './deposits.ts'
import type { Deposit } from './rows.ts'

/** Minor units of a member's deposits that are neither credited nor over. */
export const depositsOnTheWay = (world: Pick<World, 'tables'>, memberId: number): bigint =>
  world.tables.deposits
    .by('member', String(memberId))
    .reduce((sum, { status, amount }) => (isOpen(status) ? sum + amount : sum), 0n)

/** Amounts of the open deposits that promise to pay a withdrawal. */
export const promisedDeposits = (world: Pick<World, 'tables'>, withdrawalId: string): readonly bigint[] =>
  world.tables.deposits.by('match', withdrawalId).map(({ amount }) => amount)

/** Matched orders that wait for their payer, newest first. */
export const ordersToPay = (world: Pick<World, 'tables'>): readonly Deposit[] =>
  world.tables.deposits
    .by('open', 'open')
    .filter(({ status, withdrawalId }) => status === 'ordered' && withdrawalId !== null)
    .reverse()
