import type { Member } from '../../identity/members/rows.ts'
import { accountsOf } from '../../identity/members/person.ts'
import { POINTS_PER_UNIT } from '../points/mall.ts'
import { CHANCES } from '../tickets/prizes.ts'
import type { World } from '../../../World.ts'
import { turnoverBetween } from '../../money/wagering/turnover.ts'
import { issueReward, rewardOf, type Gift } from './rewards.ts'
import type { Reward } from './rows.ts'

/**
 * What is given for a person again and again without play that pays for it, in minor units: sign-ins, rounds of the day,
 * weekly deposits, thanks of the operator, and what a friend has for inviting the person. Beyond it such gifts come out of
 * {@link GIFT_SHARE}.
 */
export const GIFT_ALLOWANCE = 60_000n

/**
 * Share of stakes that pays for further gifts, in hundredths of a per cent, by game type: less than a game leaves after
 * everything that follows turnover (`loyalty/totalReturn.test.ts`).
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

/** What a gift is worth in minor units: points at the rate they are converted at, a ticket at its expected prize. */
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
 * What a member can still be given out of the budget, minor units. It is one budget for all accounts of a person: a
 * further account brings no further allowance.
 */
export function bonusBudgetLeft(
  world: Pick<World, 'tables' | 'figures' | 'merchants' | 'ports'>,
  member: Member,
): bigint {
  let left = GIFT_ALLOWANCE
  for (const { id } of [member, ...otherAccounts(world, member)]) {
    for (const [gameType, share] of Object.entries(GIFT_SHARE)) {
      if (share === 0n) continue
      const { staked } = turnoverBetween(world, id, 0, Number.MAX_SAFE_INTEGER, [gameType])
      left += (staked * share) / 10_000n
    }
    for (const reward of world.tables.rewards.by('budget', String(id)))
      if (reward.status !== 'refused' && reward.status !== 'expired') left -= worthOf(reward)
  }
  return left > 0n ? left : 0n
}

/** Other accounts of the same person. */
function otherAccounts(world: Pick<World, 'tables' | 'merchants' | 'ports'>, member: Member): Member[] {
  return accountsOf(world, member).filter((one) => one.id !== member.id && one.merchant === member.merchant)
}

/**
 * Promises a gift that comes again and again, as far as the budget covers it: money in part, everything else whole or
 * not at all. Undefined when nothing is left for it.
 */
export function issueFromBonusBudget(world: World, member: Member, gift: Gift): Reward | undefined {
  const before = rewardOf(world, member.id, gift.source)
  if (before) return before
  const left = bonusBudgetLeft(world, member)
  if (worthOf(gift) <= left) return issueReward(world, member, { ...gift, fromPurse: true })
  const isMoney = gift.amount !== undefined && gift.points === undefined && gift.ticket === undefined
  return isMoney && left > 0n ? issueReward(world, member, { ...gift, amount: left, fromPurse: true }) : undefined
}
