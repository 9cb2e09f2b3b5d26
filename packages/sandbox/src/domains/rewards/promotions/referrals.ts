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
import type { World } from '../../../World.ts'

/** Paid to the one who invited, once per friend; minor units. */
export const FRIEND_BONUS = 5_000n
/** The friend's first deposit has to be at least this; minor units. */
export const FRIEND_DEPOSIT = 10_000n
/** The bonus has to be staked once. */
const FRIEND_MULTIPLE = 1
/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const NAME: Words = { EN: 'Invited friend', TY: 'Inimbitang kaibigan', BN: 'আমন্ত্রিত বন্ধু' }

/** The member's referral code, made when there is none yet. Only plain members invite this way; agents have their own. */
export function referralCode(world: World, member: Member, make: boolean): string {
  if (member.type !== 0) throw new Refusal('promotion.not.eligible')
  if (member.affiliateCode || !make) return member.affiliateCode ?? ''
  let code = randomText(world.random, ALPHABET, 7)
  while (agentByCode(world, member.merchant, code)) code = randomText(world.random, ALPHABET, 7)
  changeMember(world, member.id, { affiliateCode: code })
  return code
}

/** Members who registered with this member's code, oldest first. */
export function invitedBy(world: Pick<World, 'tables'>, member: Pick<Member, 'id'>): Member[] {
  return world.tables.members.by('upline', String(member.id))
}

/** The first credited deposit of a member that is large enough, or undefined. */
export function friendDeposit(world: Pick<World, 'tables'>, friendId: number): Deposit | undefined {
  const [first] = world.tables.deposits
    .by('member', String(friendId))
    // Money that goes from member to member is no new money.
    .filter((deposit) => deposit.status === 'credited' && deposit.withdrawalId === null)
    .sort((a, b) => (a.reachedAt.credited ?? 0) - (b.reachedAt.credited ?? 0))
  return first && first.amount >= FRIEND_DEPOSIT ? first : undefined
}

/**
 * Issues the bonus for every invited friend whose first deposit has arrived; once each, out of the friend's budget of
 * gifts: a friend who was given all of it first brings the bonus when further play has paid for it. Somebody's own
 * second account is no friend, and neither is a further account of a friend who was invited before.
 */
export function settleReferrals(world: World, member: Member): void {
  if (member.type !== 0 || breakOf(world, member)) return
  const friends = invitedBy(world, member)
  const source = (friend: Member) => `referral/${friend.id}`
  const known = [member, ...friends.filter((friend) => rewardOf(world, member.id, source(friend)))]
  for (const friend of friends) {
    if (known.some((one) => isSamePerson(world, one, friend)) || !friendDeposit(world, friend.id)) continue
    known.push(friend)
    if (bonusBudgetLeft(world, friend) < FRIEND_BONUS) continue
    issueReward(world, member, {
      type: 'REFERRAL',
      source: source(friend),
      name: NAME,
      amount: FRIEND_BONUS,
      multiple: FRIEND_MULTIPLE,
      claimDays: 30,
      fromPurse: true,
      purseOf: friend.id,
    })
  }
}
