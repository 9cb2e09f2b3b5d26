import type { Member } from '../../identity/members/rows.ts'
import { accountsOf } from '../../identity/members/person.ts'
import { POINTS_PER_UNIT } from '../points/mall.ts'
import { CHANCES } from '../tickets/prizes.ts'
import type { Context } from '../../../Context.ts'
import { turnoverBetween } from '../../money/wagering/turnover.ts'
import { issueReward, rewardOf, type Gift } from './rewards.ts'
import type { Reward } from './rows.ts'

/**
 * Total of recurring gifts that a person gets without play that pays for them, in minor units: check-ins, rounds of the
 * day, weekly deposits, the operator's thanks, and a friend's bonus for inviting the person. Beyond it such gifts are
 * paid from {@link GIFT_SHARE}.
 */
export const GIFT_ALLOWANCE = 60_000n

/**
 * Share of stakes that pays for further gifts, in hundredths of a per cent, by game type: less than a game leaves after
 * everything based on turnover (`loyalty/totalReturn.test.ts`).
 */
export const GIFT_SHARE: Readonly<Record<string, bigint>> = {
  RNG: 5n,
  FISH: 100n,
  LIVE: 0n,
  PVP: 10n,
  SPORTS: 100n,
  LOTT: 100n,
  ELOTT: 100n,
}

/** A gift's value in minor units: points at the rate of conversion, a ticket at its expected prize. */
export function worthOf({
  amount = 0n,
  points = 0n,
  ticket,
}: Partial<Pick<Reward, 'amount' | 'points' | 'ticket'>>): bigint {
  const drawn = (ticket ? CHANCES[ticket] : []).reduce(
    (sum, prize) => sum + (prize.amount + (prize.points * 100n) / POINTS_PER_UNIT) * BigInt(prize.percent),
    0n,
  )
  return amount + (points * 100n) / POINTS_PER_UNIT + (drawn + 99n) / 100n
}

/**
 * The rest of a member's budget, minor units. All accounts of a person share one budget: another
 * account does not add an allowance.
 */
export function bonusBudgetLeft(
  context: Pick<Context, 'tables' | 'figures' | 'merchants' | 'ports'>,
  member: Member,
): bigint {
  let left = GIFT_ALLOWANCE
  for (const { id } of [member, ...otherAccounts(context, member)]) {
    for (const [gameType, share] of Object.entries(GIFT_SHARE)) {
      if (share === 0n) continue
      const { staked } = turnoverBetween(context, id, 0, Number.MAX_SAFE_INTEGER, [gameType])
      left += (staked * share) / 10_000n
    }
    for (const reward of context.tables.rewards.by('budget', String(id)))
      if (reward.status !== 'refused' && reward.status !== 'expired') left -= worthOf(reward)
  }
  return left > 0n ? left : 0n
}

/** Other accounts of the same person. */
function otherAccounts(context: Pick<Context, 'tables' | 'merchants' | 'ports'>, member: Member): Member[] {
  return accountsOf(context, member).filter((one) => one.id !== member.id && one.merchant === member.merchant)
}

/**
 * Promises a recurring gift as far as the budget covers it: money in part, everything else in full or
 * not at all. Undefined when nothing is left for it.
 */
export function issueFromBonusBudget(context: Context, member: Member, gift: Gift): Reward | undefined {
  const before = rewardOf(context, member.id, gift.source)
  if (before) return before
  const left = bonusBudgetLeft(context, member)
  if (worthOf(gift) <= left) return issueReward(context, member, { ...gift, fromBonusBudget: true })
  const isMoney = gift.amount !== undefined && gift.points === undefined && gift.ticket === undefined
  return isMoney && left > 0n
    ? issueReward(context, member, { ...gift, amount: left, fromBonusBudget: true })
    : undefined
}
