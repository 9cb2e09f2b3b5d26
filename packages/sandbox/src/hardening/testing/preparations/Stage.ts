import type { EndpointId } from '@croupier/api'
import { changeMember } from '../../../domains/identity/members/members.ts'
import type { Member } from '../../../domains/identity/members/rows.ts'
import type { Merchant } from '../../../domains/merchants/merchants/Merchant.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../../domains/access/security/seed.ts'
import type { World } from '../../../World.ts'

/** Who is about to be excluded, and where. */
export interface Stage {
  readonly world: World
  readonly merchant: Merchant
  readonly member: Member
  /** The agent above, and a direct downline. */
  readonly upline: Member
  readonly downline: Member
}

/**
 * Brings about what a call needs to be answered, before the exclusion begins, and gives the fields that the example has to
 * say otherwise. What it returns as a function runs during the exclusion.
 */
export type Preparation = (stage: Stage) => object | (() => object)

/** What calls need, by their ids. */
export type Preparations = Readonly<Partial<Record<EndpointId, Preparation>>>

/** The payment password of everybody on the stage. */
export const password = SEEDED_PAYMENT_PASSWORD

/** The member with everything a withdrawal asks about a person. */
export const named = (stage: Stage): Member =>
  changeMember(stage.world, stage.member.id, {
    payeeName: 'Beth Garcia',
    birthday: '1990-04-12',
    verified: true,
    profile: { birthPlace: 'Manila', incomeSource: 'SALARY' },
  })

/** A number that nobody on the stage has. */
export const NUMBER = '639171112222'

/** The member with a number that was shown to be theirs. */
export const bound = (stage: Stage, more: Partial<Member> = {}) =>
  changeMember(stage.world, stage.member.id, { mobile: NUMBER, mobileVerified: true, ...more })
