import { identityChannels, type IdentityChannel } from '@croupier/api'
import { HOUR } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import type { World } from '../../../World.ts'
import { followGuardChange } from './guardChanges.ts'
import type { LinkedIdentity } from './rows.ts'

/** What a provider gave to the page: whose account it is, and its proof. */
export interface ProvedIdentity {
  readonly channel: string
  readonly token: string
}

/** How the stand-in provider calls people: an address, or a name without spaces. */
export const subjectForm = /^[\w.+-]{1,40}(?:@[\w.-]{1,40})?$/

const base64 = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

const seal = (world: Pick<World, 'vault'>, claims: string) => world.vault.fingerprint(`identity ${claims}`)

const isChannel = (channel: string): channel is IdentityChannel =>
  (identityChannels as readonly string[]).includes(channel)

/**
 * The stand-in provider's proof of an account: a token of the form that real ones have, good for an hour, at one merchant,
 * and sealed with the sandbox's key. Nobody else can write one.
 */
export function issueIdentity(
  world: World,
  merchant: Merchant,
  channel: IdentityChannel | 'sms',
  subject: string,
): string {
  const iat = Math.floor(world.clock.now() / 1000)
  const payload = { iss: 'croupier-sandbox', aud: merchant.code, sub: subject, channel, iat, exp: iat + HOUR / 1000 }
  const claims = base64(JSON.stringify(payload))
  return `${base64(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${claims}.${seal(world, claims)}`
}

/** Whom a proof is of; null for one that is forged, another merchant's or channel's, or too old. */
function provedSubject(world: World, merchant: Merchant, { channel, token }: ProvedIdentity): string | null {
  const [, claims = '', mark = ''] = token.split('.')
  if (mark === '' || mark !== seal(world, claims)) return null
  // Sealed here, so it has the shape that was written here.
  const told = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Readonly<Record<string, unknown>>
  const isGood = told['aud'] === merchant.code && told['channel'] === channel
  return isGood && Number(told['exp']) * 1000 > world.clock.now() ? String(told['sub']) : null
}

/** Whether a proof by Firebase is of this number, at a merchant whose registration takes such proofs. */
export const isProvedMobile = (world: World, merchant: Merchant, token: string, mobile: string): boolean =>
  moduleOn(world, merchant, 'FIREBASESMS3') && provedSubject(world, merchant, { channel: 'sms', token }) === mobile

/** Whose account elsewhere it is, at a merchant that takes accounts of this provider. */
function readIdentity(world: World, merchant: Merchant, proved: ProvedIdentity) {
  const { channel } = proved
  if (!moduleOn(world, merchant, 'SOCIALLOGIN3') || !isChannel(channel) || !merchant.identityChannels.has(channel))
    throw new Refusal('function.not.available')
  const subject = provedSubject(world, merchant, proved)
  if (subject === null) throw new Refusal('identity.invalid')
  return { channel, subject, key: `${merchant.code}/${channel}/${subject.toLowerCase()}` }
}

/** The member whom an account elsewhere logs in; refused while nobody has linked it. */
export function loginByIdentity(world: World, merchant: Merchant, proved: ProvedIdentity): Member {
  const link = world.tables.linkedIdentities.get(readIdentity(world, merchant, proved).key)
  const member = link && world.tables.members.get(String(link.memberId))
  if (!member) throw new Refusal('bind_customer_required')
  return member
}

/** The accounts elsewhere that log a member in. */
export const identitiesOf = (world: Pick<World, 'tables'>, memberId: number): LinkedIdentity[] =>
  world.tables.linkedIdentities.by('member', String(memberId))

const keyOf = ({ merchant, channel, subject }: LinkedIdentity) => `${merchant}/${channel}/${subject.toLowerCase()}`

/** Lets an account elsewhere log a member in, in place of another of the same provider. One account logs in one member. */
export function linkIdentity(world: World, merchant: Merchant, member: Member, proved: ProvedIdentity): void {
  const { channel, subject, key } = readIdentity(world, merchant, proved)
  const { linkedIdentities } = world.tables
  const there = linkedIdentities.get(key)
  if (there?.memberId === member.id) return
  if (there) throw new Refusal('identity.taken')
  for (const old of identitiesOf(world, member.id)) if (old.channel === channel) linkedIdentities.delete(keyOf(old))
  const linkedAt = world.clock.now()
  linkedIdentities.put(key, { merchant: merchant.code, channel, subject, memberId: member.id, linkedAt })
  followGuardChange(world, member, 'identity', false)
}

/** An account elsewhere logs the member in no longer. */
export function unlinkIdentity(world: World, member: Member, channel: IdentityChannel): void {
  const link = identitiesOf(world, member.id).find((one) => one.channel === channel)
  if (!link) throw new Refusal('identity.unknown')
  world.tables.linkedIdentities.delete(keyOf(link))
}
