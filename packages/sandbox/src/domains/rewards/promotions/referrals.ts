import { Refusal } from '../../../Refusal.ts'
import type { Deposit } from '../../money/deposits/rows.ts'
import { agentByCode, changeMember } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import { isSamePerson } from '../../identity/members/person.ts'
import type { Words } from '../../../core/words/Words.ts'
import { bonusBudgetLeft } from './bonusBudget.ts'
import { issueReward, rewardOf } from './rewards.ts'
import { randomText } from '../../../core/random/random.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'

/** Paid to the inviting member, once per friend; minor units. */
export const FRIEND_BONUS = 5_000n
/** Minimum of the friend's first deposit; minor units. */
export const FRIEND_DEPOSIT = 10_000n
/** The bonus must be staked once. */
const FRIEND_MULTIPLE = 1
/** Letters and digits that cannot be confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const NAME: Words = { EN: 'Invited friend', TY: 'Inimbitang kaibigan', BN: 'আমন্ত্রিত বন্ধু' }

/** The member's referral code, created on first use. Only for plain members; agents have their own codes. */
export function referralCode(context: Context, member: Member, make: boolean): string {
  if (member.type !== 0) throw new Refusal('promotion.not.eligible')
  if (member.affiliateCode || !make) return member.affiliateCode ?? ''
  let code = randomText(context.random, ALPHABET, 7)
  while (agentByCode(context, member.merchant, code)) code = randomText(context.random, ALPHABET, 7)
  changeMember(context, member.id, { affiliateCode: code })
  return code
}

/** Members who registered with this member's code, oldest first. */
export function invitedBy(context: Pick<Context, 'tables'>, member: Pick<Member, 'id'>): Member[] {
  return context.tables.members.by('upline', String(member.id))
}

/** The first credited deposit of a member that is large enough, or undefined. */
export function friendDeposit(context: Pick<Context, 'tables'>, friendId: number): Deposit | undefined {
  const [first] = context.tables.deposits
    .by('member', String(friendId))
    // Money that moves between members is no new money.
    .filter((deposit) => deposit.status === 'credited' && deposit.withdrawalId === null)
    .sort((a, b) => (a.reachedAt.credited ?? 0) - (b.reachedAt.credited ?? 0))
  return first && first.amount >= FRIEND_DEPOSIT ? first : undefined
}

/**
 * Issues the bonus for every invited friend whose first deposit has arrived; once each, out of the friend's budget of
 * gifts: if the friend has used it up, the bonus waits until further play pays for it. A member's own
 * second account is not a friend, and neither is another account of a friend who was invited before.
 */
export function settleReferrals(context: Context, member: Member): void {
  if (member.type !== 0 || breakOf(context, member)) return
  const friends = invitedBy(context, member)
  const source = (friend: Member) => `referral/${friend.id}`
  const known = [member, ...friends.filter((friend) => rewardOf(context, member.id, source(friend)))]
  for (const friend of friends) {
    if (known.some((one) => isSamePerson(context, one, friend)) || !friendDeposit(context, friend.id)) continue
    known.push(friend)
    if (bonusBudgetLeft(context, friend) < FRIEND_BONUS) continue
    issueReward(context, member, {
      type: 'REFERRAL',
      source: source(friend),
      name: NAME,
      amount: FRIEND_BONUS,
      multiple: FRIEND_MULTIPLE,
      claimDays: 30,
      fromBonusBudget: true,
      bonusBudgetOf: friend.id,
    })
  }
}
