import type { Member } from '../../identity/members/rows.ts'
import { settleMissions } from './missions.ts'
import { settlePoints } from '../points/account.ts'
import { settleRank } from './ranks.ts'
import { settleReferrals } from '../promotions/referrals.ts'
import type { World } from '../../../World.ts'
import { settleDepositOffers } from '../promotions/depositOffers.ts'
import { takesPart } from '../promotions/rewards.ts'

/**
 * Brings a member's rewards up to date with bets and deposits: rank, missions, deposit bonuses, invited friends, points.
 * Everything follows from what is already recorded, so it may be called at any time and any number of times.
 */
export function settleRewards(world: World, member: Member): Member {
  if (!takesPart(member)) return member
  const ranked = settleRank(world, member)
  settleMissions(world, ranked)
  settleDepositOffers(world, ranked)
  settleReferrals(world, ranked)
  settlePoints(world, ranked.id)
  return ranked
}
