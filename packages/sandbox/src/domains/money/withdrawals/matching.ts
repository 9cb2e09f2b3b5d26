import { samePerson } from '../../identity/members/samePerson.ts'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import type { Withdrawal } from './rows.ts'

/** Net payout of a withdrawal: the amount less the fee. */
export const payoutTotal = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): bigint => amount - fee

/** The amount that is neither sent nor promised by a depositor with an open order. */
export function unpaid(context: Pick<Context, 'tables' | 'ports'>, withdrawal: Withdrawal): bigint {
  let free = payoutTotal(withdrawal) - withdrawal.sent
  for (const amount of context.ports.promisedDeposits(context, withdrawal.id)) free -= amount
  return free
}

/** A withdrawal that waits for a depositor, with the amount it still needs. */
export interface Match {
  readonly withdrawal: Withdrawal
  readonly amount: bigint
}

/** Other people's withdrawals that a member could pay, longest waiting first. */
export function matchesFor(context: Pick<Context, 'tables' | 'merchants' | 'ports'>, member: Member): Match[] {
  return context.tables.withdrawals
    .by('open', member.merchant)
    .filter((one) => one.c2c && (one.status === 'approved' || one.status === 'paying'))
    .filter((one) => !isOwn(context, member, one))
    .map((withdrawal) => ({ withdrawal, amount: unpaid(context, withdrawal) }))
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => a.withdrawal.at - b.withdrawal.at)
}

/** Whether the depositor is the person who withdraws, under any account. */
function isOwn(
  context: Pick<Context, 'tables' | 'merchants' | 'ports'>,
  member: Member,
  withdrawal: Withdrawal,
): boolean {
  const receiver = context.tables.members.get(String(withdrawal.memberId))
  return receiver === undefined || samePerson(context, member, receiver)
}

/** Refuses to pay one's own withdrawal; checked again when the transfer is reported, as data may have changed since. */
export function refuseSamePerson(
  context: Pick<Context, 'tables' | 'merchants' | 'ports'>,
  member: Member,
  withdrawalId: string,
): void {
  const withdrawal = context.tables.withdrawals.get(withdrawalId)
  if (!withdrawal || isOwn(context, member, withdrawal)) throw new Refusal('deposit.match.own')
}

/** The withdrawal that waits for exactly this amount. The next order promises to pay it. */
export function reserveMatch(
  context: Pick<Context, 'tables' | 'merchants' | 'ports'>,
  member: Member,
  amount: bigint,
): Withdrawal {
  const match = matchesFor(context, member).find((one) => one.amount === amount)
  if (!match) throw new Refusal('deposit.match.none')
  return match.withdrawal
}
