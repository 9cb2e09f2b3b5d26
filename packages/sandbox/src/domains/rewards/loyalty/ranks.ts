import { changeMember } from '../../identity/members/members.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { filled, type Words } from '../../../core/words/Words.ts'
import { issueReward, mayBeOffered } from '../promotions/rewards.ts'
import type { Reward } from '../promotions/rows.ts'
import type { Context } from '../../../Context.ts'
import { depositedBetween, turnoverBetween } from '../../money/wagering/turnover.ts'

/** A VIP rank: its conditions, both counted since the account was opened, and its benefits. Minor units. */
export interface Rank {
  readonly rank: number
  readonly turnover: bigint
  readonly deposit: bigint
  /** Paid once, when the rank is reached. */
  readonly gift: bigint
}

/** The eight ranks. A rank is kept once reached, even without play. */
export const RANKS: readonly Rank[] = [
  { rank: 1, turnover: 100_000n, deposit: 10_000n, gift: 200n },
  { rank: 2, turnover: 1_000_000n, deposit: 100_000n, gift: 1_000n },
  { rank: 3, turnover: 5_000_000n, deposit: 500_000n, gift: 5_000n },
  { rank: 4, turnover: 20_000_000n, deposit: 2_000_000n, gift: 10_000n },
  { rank: 5, turnover: 50_000_000n, deposit: 5_000_000n, gift: 20_000n },
  { rank: 6, turnover: 200_000_000n, deposit: 20_000_000n, gift: 50_000n },
  { rank: 7, turnover: 500_000_000n, deposit: 50_000_000n, gift: 100_000n },
  { rank: 8, turnover: 2_000_000_000n, deposit: 200_000_000n, gift: 300_000n },
]

/** The upgrade gift must be staked once. */
const GIFT_MULTIPLE = 1
const EVER = Number.MAX_SAFE_INTEGER
const GIFT_NAME: Words = {
  EN: 'Gift for reaching VIP{0}',
  TY: 'Regalo sa pag-abot ng VIP{0}',
  BN: 'VIP{0} এ পৌঁছানোর উপহার',
}

/** Turnover and deposits that count toward a rank, minor units. */
export interface RankProgress {
  readonly turnover: bigint
  readonly deposit: bigint
}

/** A member's turnover and deposits since the account was opened. */
export function rankProgress(context: Pick<Context, 'figures'>, memberId: number): RankProgress {
  return {
    turnover: turnoverBetween(context, memberId, 0, EVER).staked,
    deposit: depositedBetween(context, memberId, 0, EVER),
  }
}

/** The highest rank whose every condition is met; 0 below the first. */
function rankFor({ turnover, deposit }: RankProgress): number {
  return RANKS.findLast((one) => turnover >= one.turnover && deposit >= one.deposit)?.rank ?? 0
}

/** Raises a member to the rank earned, and issues the gift of each rank passed, once. Returns the updated member. */
export function settleRank(context: Context, member: Member): Member {
  const earned = rankFor(rankProgress(context, member.id))
  if (earned <= member.rank) return member
  const offered = mayBeOffered(context, member)
  let reward: Reward | undefined
  for (const { rank, gift } of RANKS) {
    if (rank <= member.rank || rank > earned || !offered) continue
    reward = issueReward(context, member, {
      type: 'UPGRADE_BONUS',
      source: `rank/${rank}`,
      name: filled(GIFT_NAME, String(rank)),
      amount: gift,
      multiple: GIFT_MULTIPLE,
      claimDays: 30,
    })
  }
  const about = reward && ({ kind: 'reward', id: String(reward.id) } as const)
  sendMessage(context, member.id, 'rank.reached', [String(earned)], about)
  return changeMember(context, member.id, { rank: earned })
}
