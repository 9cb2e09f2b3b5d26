import type { Handlers } from '../../../wire/Call.ts'
import { FRIEND_BONUS, FRIEND_DEPOSIT, invitedBy, referralCode } from './referrals.ts'
import { settledMember } from '../points/settledMember.ts'

/** Inviting friends. */
export const referralHandlers: Handlers<'referral'> = {
  'referral.details': (context, call, { autoGenerate }) => {
    const member = settledMember(context, call)
    const rewards = context.tables.rewards.by('member', String(member.id)).filter(({ type }) => type === 'REFERRAL')
    const paid = rewards.filter(({ status }) => status === 'claimed')
    return {
      referralCode: referralCode(context, member, autoGenerate),
      totalInvitations: invitedBy(context, member).length,
      promotionDomains: [...call.merchant.domains],
      totalBonus: paid.reduce((sum, { amount }) => sum + amount, 0n),
      bonusPerFriend: FRIEND_BONUS,
      minimumDeposit: FRIEND_DEPOSIT,
      bonusMayWait: true,
      claimable: rewards.some(({ status, expiresAt }) => status === 'I' && context.clock.now() < expiresAt),
    }
  },
}
