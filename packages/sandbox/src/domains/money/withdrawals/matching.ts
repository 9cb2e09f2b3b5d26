import { samePerson } from '../../identity/members/samePerson.ts'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import type { Withdrawal } from './rows.ts'

/** Net payout of a withdrawal: the amount less the fee. */
export const payoutTotal = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): bigint => amount - fee

/** What is neither sent nor promised to a depositor who has an open order. */
export function unpaid(world: Pick<World, 'tables' | 'ports'>, withdrawal: Withdrawal): bigint {
  let free = payoutTotal(withdrawal) - withdrawal.sent
  for (const amount of world.ports.promisedDeposits(world, withdrawal.id)) free -= amount
  return free
}

/** A withdrawal that waits for a depositor, with the amount it waits for. */
export interface Match {
  readonly withdrawal: Withdrawal
  readonly amount: bigint
}

/** Withdrawals of other people that a member could pay, longest waiting first. */
export function matchesFor(world: Pick<World, 'tables' | 'merchants' | 'ports'>, member: Member): Match[] {
  return world.tables.withdrawals
    .by('open', member.merchant)
    .filter((one) => one.c2c && (one.status === 'approved' || one.status === 'paying'))
    .filter((one) => !isOwn(world, member, one))
    .map((withdrawal) => ({ withdrawal, amount: unpaid(world, withdrawal) }))
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => a.withdrawal.at - b.withdrawal.at)
}

/** Whether the person who withdraws is the one who deposits, under whichever account. */
function isOwn(world: Pick<World, 'tables' | 'merchants' | 'ports'>, member: Member, withdrawal: Withdrawal): boolean {
  const receiver = world.tables.members.get(String(withdrawal.memberId))
  return receiver === undefined || samePerson(world, member, receiver)
}

/** Refuses to pay a withdrawal of one's own; checked again when the transfer is reported, as data may have changed since. */
export function refuseSamePerson(
  world: Pick<World, 'tables' | 'merchants' | 'ports'>,
  member: Member,
  withdrawalId: string,
): void {
  const withdrawal = world.tables.withdrawals.get(withdrawalId)
  if (!withdrawal || isOwn(world, member, withdrawal)) throw new Refusal('deposit.match.own')
}

/** The withdrawal that waits for exactly this amount. The order that is made next promises to pay it. */
export function reserveMatch(
  world: Pick<World, 'tables' | 'merchants' | 'ports'>,
  member: Member,
  amount: bigint,
): Withdrawal {
  const match = matchesFor(world, member).find((one) => one.amount === amount)
  if (!match) throw new Refusal('deposit.match.none')
  return match.withdrawal
}
