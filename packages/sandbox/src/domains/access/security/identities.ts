import { identityChannels, type IdentityChannel } from '@croupier/api'
import { HOUR } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'
import { followGuardChange } from './guardChanges.ts'
import type { LinkedIdentity } from './rows.ts'

/** What a provider returned to the page: the account's owner, and the proof. */
export interface ProvedIdentity {
  readonly channel: string
  readonly token: string
}

/** Form of the stand-in provider's subjects: an email address, or a name without spaces. */
export const subjectForm = /^[\w.+-]{1,40}(?:@[\w.-]{1,40})?$/

const base64 = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

const seal = (context: Pick<Context, 'vault'>, claims: string) => context.vault.fingerprint(`identity ${claims}`)

const isChannel = (channel: string): channel is IdentityChannel =>
  (identityChannels as readonly string[]).includes(channel)

/**
 * The stand-in provider's proof of an account: a token in the form of real ones, valid for an hour, at one merchant,
 * and sealed with the sandbox's key, so it cannot be forged.
 */
export function issueIdentity(
  context: Context,
  merchant: Merchant,
  channel: IdentityChannel | 'sms',
  subject: string,
): string {
  const iat = Math.floor(context.clock.now() / 1000)
  const payload = { iss: 'croupier-sandbox', aud: merchant.code, sub: subject, channel, iat, exp: iat + HOUR / 1000 }
  const claims = base64(JSON.stringify(payload))
  return `${base64(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${claims}.${seal(context, claims)}`
}

/** The subject of a proof; null when it is forged, expired, or for another merchant or channel. */
function provedSubject(context: Context, merchant: Merchant, { channel, token }: ProvedIdentity): string | null {
  const [, claims = '', mark = ''] = token.split('.')
  if (mark === '' || mark !== seal(context, claims)) return null
  // Sealed here, so it has the shape that was written here.
  const told = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Readonly<Record<string, unknown>>
  const isGood = told['aud'] === merchant.code && told['channel'] === channel
  return isGood && Number(told['exp']) * 1000 > context.clock.now() ? String(told['sub']) : null
}

/** Whether a Firebase proof is for this number, at a merchant whose registration accepts such proofs. */
export const isProvedMobile = (context: Context, merchant: Merchant, token: string, mobile: string): boolean =>
  moduleOn(context, merchant, 'FIREBASESMS3') && provedSubject(context, merchant, { channel: 'sms', token }) === mobile

/** The linked account's subject, at a merchant that supports the provider. */
function readIdentity(context: Context, merchant: Merchant, proved: ProvedIdentity) {
  const { channel } = proved
  if (!moduleOn(context, merchant, 'SOCIALLOGIN3') || !isChannel(channel) || !merchant.identityChannels.has(channel))
    throw new Refusal('function.not.available')
  const subject = provedSubject(context, merchant, proved)
  if (subject === null) throw new Refusal('identity.invalid')
  return { channel, subject, key: `${merchant.code}/${channel}/${subject.toLowerCase()}` }
}

/** The member whom a linked account logs in; refused when it is not linked. */
export function loginByIdentity(context: Context, merchant: Merchant, proved: ProvedIdentity): Member {
  const link = context.tables.linkedIdentities.get(readIdentity(context, merchant, proved).key)
  const member = link && context.tables.members.get(String(link.memberId))
  if (!member) throw new Refusal('bind_customer_required')
  return member
}

/** The accounts of other providers that log a member in. */
export const identitiesOf = (context: Pick<Context, 'tables'>, memberId: number): LinkedIdentity[] =>
  context.tables.linkedIdentities.by('member', String(memberId))

const keyOf = ({ merchant, channel, subject }: LinkedIdentity) => `${merchant}/${channel}/${subject.toLowerCase()}`

/** Links an account of another provider to a member, replacing one of that provider. It logs in one member only. */
export function linkIdentity(context: Context, merchant: Merchant, member: Member, proved: ProvedIdentity): void {
  const { channel, subject, key } = readIdentity(context, merchant, proved)
  const { linkedIdentities } = context.tables
  const there = linkedIdentities.get(key)
  if (there?.memberId === member.id) return
  if (there) throw new Refusal('identity.taken')
  for (const old of identitiesOf(context, member.id)) if (old.channel === channel) linkedIdentities.delete(keyOf(old))
  const linkedAt = context.clock.now()
  linkedIdentities.put(key, { merchant: merchant.code, channel, subject, memberId: member.id, linkedAt })
  followGuardChange(context, member, 'identity', false)
}

/** Unlinks an account of another provider from the member. */
export function unlinkIdentity(context: Context, member: Member, channel: IdentityChannel): void {
  const link = identitiesOf(context, member.id).find((one) => one.channel === channel)
  if (!link) throw new Refusal('identity.unknown')
  context.tables.linkedIdentities.delete(keyOf(link))
}
