import { Refusal } from '../../../Refusal.ts'
import { postMessage } from '../../identity/inbox/inbox.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { breakOf } from '../safety/breaks.ts'
import { isReceiverListed } from '../safety/exclusions.ts'
import { passGate } from '../safety/gate.ts'
import type { World } from '../../../World.ts'
import { changeConsent, CHANNELS, consentOf, sameChoice, TERMS_VERSION } from '../../identity/members/consent.ts'
import type { MarketingChannel, MarketingChoice, MarketingProduct, Member } from '../../identity/members/rows.ts'

/** A choice as a member makes it. */
export interface Choice extends Pick<MarketingChoice, 'channel' | 'product'> {
  readonly allowed: boolean
}

/** Agrees to the terms, and to nothing else. Refuses a version that is not in force. */
export function agreeToTerms(world: World, member: Member, version: string): Member {
  if (version !== TERMS_VERSION) throw new Refusal('terms.changed')
  return changeConsent(world, member, { terms: { version, at: world.clock.now() } })
}

/** Sets choices. Of several for one product and channel the last counts. Nothing can be allowed during a break. */
export function setMarketing(world: World, member: Member, choices: readonly Choice[]): Member {
  if (choices.some(({ allowed }) => allowed)) passGate(world, member, 'marketing')
  let { allowed } = consentOf(member)
  for (const choice of choices) {
    const before = allowed.find((one) => sameChoice(one, choice))
    const others = allowed.filter((one) => one !== before)
    const { channel, product } = choice
    // What was allowed already stays as old as it is.
    allowed = choice.allowed ? [...others, before ?? { channel, product, since: world.clock.now() }] : others
  }
  return changeConsent(world, member, { allowed })
}

/** Remembers where to push to, or forgets it. During a break nothing is remembered. */
export function setPush(world: World, member: Member, identity: string | null): Member {
  if (identity !== null) passGate(world, member, 'marketing')
  return changeConsent(world, member, { push: identity })
}

/** Whether a member may be advertised to now: allowed, reachable, and not on a break under any account. */
export function mayReceive(
  world: Pick<World, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>,
  member: Member,
  channel: MarketingChannel,
  product: MarketingProduct,
): boolean {
  const { allowed, push } = consentOf(member)
  if (!allowed.some((one) => sameChoice(one, { channel, product }))) return false
  if (breakOf(world, member)) return false
  if (channel === 'inbox') return true
  if (channel === 'push') return push !== null
  const receiver = channel === 'email' ? { email: member.email } : { mobile: member.mobile }
  return !Object.values(receiver).includes('') && !isReceiverListed(world, receiver)
}

/** What the merchant wants to advertise. */
export interface Campaign {
  readonly product: MarketingProduct
  readonly title: string
  readonly content: string
}

/** A message that left. The sandbox has no post office: what is for the inbox arrives, the rest is only told. */
export interface Delivery {
  readonly memberId: number
  readonly channel: MarketingChannel
}

/** Advertises to every member of a merchant who may be, in each channel that is allowed; each is asked about just then. */
export function sendCampaign(world: World, merchant: Merchant, { product, title, content }: Campaign): Delivery[] {
  const sent: Delivery[] = []
  for (const member of world.tables.members.all()) {
    if (member.merchant !== merchant.code) continue
    for (const channel of CHANNELS) {
      if (!mayReceive(world, member, channel, product)) continue
      if (channel === 'inbox') postMessage(world, member.id, title, content)
      sent.push({ memberId: member.id, channel })
    }
  }
  return sent
}
