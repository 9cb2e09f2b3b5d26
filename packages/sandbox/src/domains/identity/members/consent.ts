import { changeMember } from './members.ts'
import type { Consent, MarketingChoice, Member } from './rows.ts'
import type { Context } from '../../../Context.ts'

/** The terms in force. */
export const TERMS_VERSION = '2026-11-01'

/** Channels in which the merchant may advertise. */
export const CHANNELS = ['email', 'sms', 'phone', 'push', 'inbox'] as const
/** What may be advertised. */
export const PRODUCTS = ['casino', 'sports', 'lottery'] as const

/**
 * What a member consented to. Registration includes agreement to the terms, but no consent to marketing, so all
 * of it is off at first.
 */
export function consentOf({ consent, registeredAt }: Pick<Member, 'consent' | 'registeredAt'>): Consent {
  return consent ?? { terms: { version: TERMS_VERSION, at: registeredAt }, allowed: [], push: null }
}

/** Whether a member has agreed to the terms in force. */
export const hasAgreed = (member: Pick<Member, 'consent' | 'registeredAt'>): boolean =>
  consentOf(member).terms.version === TERMS_VERSION

/** Consent of a member whose account another person created: none, until the member agrees. */
export const noConsent = (at: number): Consent => ({ terms: { version: '', at }, allowed: [], push: null })

/** Changes a part of a member's consent. */
export function changeConsent(context: Context, member: Member, change: Partial<Consent>): Member {
  return changeMember(context, member.id, { consent: { ...consentOf(member), ...change } })
}

/** Whether two choices are about the same product in the same channel. */
export const sameChoice = (
  one: Pick<MarketingChoice, 'channel' | 'product'>,
  other: Pick<MarketingChoice, 'channel' | 'product'>,
): boolean => one.channel === other.channel && one.product === other.product

/**
 * Withdraws all consent to marketing and, with `push`, deletes the push address. A break does both: afterwards nothing
 * is restored automatically.
 */
export function withdrawMarketing(context: Context, member: Member, { push = false } = {}): Member {
  return changeConsent(context, member, { allowed: [], ...(push && { push: null }) })
}
