import type { EndpointId } from '@croupier/api'
import { changeMember } from '../../../domains/identity/members/members.ts'
import type { Member } from '../../../domains/identity/members/rows.ts'
import type { Merchant } from '../../../domains/merchants/merchants/Merchant.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../../domains/access/security/seed.ts'
import type { Context } from '../../../Context.ts'

/** The member about to be excluded, with platform and team. */
export interface Fixture {
  readonly context: Context
  readonly merchant: Merchant
  readonly member: Member
  /** The agent above, and a direct downline. */
  readonly upline: Member
  readonly downline: Member
}

/**
 * Prepares what a call needs to be answered, before the exclusion begins, and returns the fields that must differ from
 * the example. A returned function runs during the exclusion.
 */
export type Preparation = (fixture: Fixture) => object | (() => object)

/** Preparations by the ids of calls. */
export type Preparations = Readonly<Partial<Record<EndpointId, Preparation>>>

/** The payment password of everyone of the fixture. */
export const password = SEEDED_PAYMENT_PASSWORD

/** The member with every personal fact that a withdrawal requires. */
export const named = (fixture: Fixture): Member =>
  changeMember(fixture.context, fixture.member.id, {
    payeeName: 'Beth Garcia',
    birthday: '1990-04-12',
    verified: true,
    profile: { birthPlace: 'Manila', incomeSource: 'SALARY' },
  })

/** A number that no one of the fixture has. */
export const NUMBER = '639171112222'

/** The member with a verified number. */
export const bound = (fixture: Fixture, more: Partial<Member> = {}) =>
  changeMember(fixture.context, fixture.member.id, { mobile: NUMBER, mobileVerified: true, ...more })
