import type { GroupReference } from '../../contract/examples.ts'

/** Inviting friends. */
export const examples: GroupReference<'referral'> = {
  'referral.details': {
    doc: 'The person’s referral code and what it has brought.',
    examples: [
      {
        request: { autoGenerate: 'true' },
        answer: {
          referralCode: 'K7M2QXA',
          totalInvitations: 2,
          promotionDomains: ['site.example'],
          totalBonus: '50.00',
          bonusPerFriend: '50.00',
          minimumDeposit: '100.00',
          bonusMayWait: true,
          claimable: false,
        },
      },
    ],
  },
}
