import { Refusal } from '../../../Refusal.ts'
import { postMessage } from '../../identity/inbox/inbox.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { breakOf } from '../safety/breaks.ts'
import { isReceiverListed } from '../safety/exclusions.ts'
import { passGate } from '../safety/gate.ts'
import type { Context } from '../../../Context.ts'
import { changeConsent, CHANNELS, consentOf, sameChoice, TERMS_VERSION } from '../../identity/members/consent.ts'
import type { MarketingChannel, MarketingChoice, MarketingProduct, Member } from '../../identity/members/rows.ts'

/** A choice in a member's request. */
export interface Choice extends Pick<MarketingChoice, 'channel' | 'product'> {
  readonly allowed: boolean
}

/** Agrees to the terms only. Refuses a version that is not in force. */
export function agreeToTerms(context: Context, member: Member, version: string): Member {
  if (version !== TERMS_VERSION) throw new Refusal('terms.changed')
  return changeConsent(context, member, { terms: { version, at: context.clock.now() } })
}

/** Sets choices. The last one for a product and channel counts. Nothing can be allowed during a break. */
export function setMarketing(context: Context, member: Member, choices: readonly Choice[]): Member {
  if (choices.some(({ allowed }) => allowed)) passGate(context, member, 'marketing')
  let { allowed } = consentOf(member)
  for (const choice of choices) {
    const before = allowed.find((one) => sameChoice(one, choice))
    const others = allowed.filter((one) => one !== before)
    const { channel, product } = choice
    // A choice that was already allowed keeps its date.
    allowed = choice.allowed ? [...others, before ?? { channel, product, since: context.clock.now() }] : others
  }
  return changeConsent(context, member, { allowed })
}

/** Saves or deletes the push address. Nothing is saved during a break. */
export function setPush(context: Context, member: Member, identity: string | null): Member {
  if (identity !== null) passGate(context, member, 'marketing')
  return changeConsent(context, member, { push: identity })
}

/** Whether a member may be advertised to now: consented, reachable, and not on a break under any account. */
export function mayReceive(
  context: Pick<Context, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>,
  member: Member,
  channel: MarketingChannel,
  product: MarketingProduct,
): boolean {
  const { allowed, push } = consentOf(member)
  if (!allowed.some((one) => sameChoice(one, { channel, product }))) return false
  if (breakOf(context, member)) return false
  if (channel === 'inbox') return true
  if (channel === 'push') return push !== null
  const receiver = channel === 'email' ? { email: member.email } : { mobile: member.mobile }
  return !Object.values(receiver).includes('') && !isReceiverListed(context, receiver)
}

/** What the merchant wants to advertise. */
export interface Campaign {
  readonly product: MarketingProduct
  readonly title: string
  readonly content: string
}

/** A sent message. The sandbox sends no email or SMS: inbox messages arrive, the rest are only listed. */
export interface Delivery {
  readonly memberId: number
  readonly channel: MarketingChannel
}

/** Advertises to every member of a merchant who may receive it, in each channel with consent, checked just then. */
export function sendCampaign(context: Context, merchant: Merchant, { product, title, content }: Campaign): Delivery[] {
  const sent: Delivery[] = []
  for (const member of context.tables.members.all()) {
    if (member.merchant !== merchant.code) continue
    for (const channel of CHANNELS) {
      if (!mayReceive(context, member, channel, product)) continue
      if (channel === 'inbox') postMessage(context, member.id, title, content)
      sent.push({ memberId: member.id, channel })
    }
  }
  return sent
}
