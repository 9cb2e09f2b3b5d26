import type { Member } from '../members/rows.ts'
import { boardsAreDue, settleDueBoards } from '../loyalty/leaderboard.ts'
import { settleMissions } from '../loyalty/missions.ts'
import { settlePoints } from '../points/account.ts'
import { settleRank } from '../loyalty/ranks.ts'
import { settleReferrals } from './referrals.ts'
import type { World } from '../../World.ts'
import { drawsAreDue, settleDueDraws } from '../tickets/raffle.ts'
import { settleDepositOffers } from './joinOffer.ts'
import { takesPart } from './rewards.ts'

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

/** Whether the clock has made a draw or a weekly board due. */
export function rewardsAreDue(world: World): boolean {
  return drawsAreDue(world) || boardsAreDue(world)
}

/** Holds the draws and gives the board prizes that are due. */
export function settleDueRewards(world: World): void {
  settleDueDraws(world)
  settleDueBoards(world)
}
