import { changeMember } from './members.ts'
import type { Consent, MarketingChoice, Member } from './rows.ts'
import type { World } from '../../../World.ts'

/** The terms in force. */
export const TERMS_VERSION = '2026-11-01'

/** Ways in which the merchant may advertise. */
export const CHANNELS = ['email', 'sms', 'phone', 'push', 'inbox'] as const
/** What may be advertised. */
export const PRODUCTS = ['casino', 'sports', 'lottery'] as const

/**
 * What a member consented to. Who registers agrees to the terms by that; nobody consented to marketing by that, so all
 * of it is off at first.
 */
export function consentOf({ consent, registeredAt }: Pick<Member, 'consent' | 'registeredAt'>): Consent {
  return consent ?? { terms: { version: TERMS_VERSION, at: registeredAt }, allowed: [], push: null }
}

/** Whether a member has agreed to the terms in force. */
export const hasAgreed = (member: Pick<Member, 'consent' | 'registeredAt'>): boolean =>
  consentOf(member).terms.version === TERMS_VERSION

/** Consent of somebody whose account another person made: to nothing, until they agree themselves. */
export const noConsent = (at: number): Consent => ({ terms: { version: '', at }, allowed: [], push: null })

/** Writes a part of a member's consent. */
export function changeConsent(world: World, member: Member, change: Partial<Consent>): Member {
  return changeMember(world, member.id, { consent: { ...consentOf(member), ...change } })
}

/** Whether two choices are about the same product in the same channel. */
export const sameChoice = (
  one: Pick<MarketingChoice, 'channel' | 'product'>,
  other: Pick<MarketingChoice, 'channel' | 'product'>,
): boolean => one.channel === other.channel && one.product === other.product

/**
 * Takes back all consent to marketing and, with `push`, forgets where to push to. A break does both: afterwards nothing
 * comes again automatically.
 */
export function withdrawMarketing(world: World, member: Member, { push = false } = {}): Member {
  return changeConsent(world, member, { allowed: [], ...(push && { push: null }) })
}
