import type { Member } from '../../identity/members/rows.ts'
import { settleMissions } from './missions.ts'
import { settlePoints } from '../points/account.ts'
import { settleRank } from './ranks.ts'
import { settleReferrals } from '../promotions/referrals.ts'
import type { Context } from '../../../Context.ts'
import { settleDepositOffers } from '../promotions/depositOffers.ts'
import { takesPart } from '../promotions/rewards.ts'

/**
 * Brings a member's rewards up to date with bets and deposits: rank, missions, deposit bonuses, invited friends,
 * points. Depends only on recorded data, so it can be called at any time and any number of times.
 */
export function settleRewards(context: Context, member: Member): Member {
  if (!takesPart(member)) return member
  const ranked = settleRank(context, member)
  settleMissions(context, ranked)
  settleDepositOffers(context, ranked)
  settleReferrals(context, ranked)
  settlePoints(context, ranked.id)
  return ranked
}
