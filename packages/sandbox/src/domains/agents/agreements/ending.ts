import type { Context } from '../../../Context.ts'
import { inForce, isOffer } from './openList.ts'
import type { Agreement, AgreementKind, ProductType, Tier } from './rows.ts'
import { exceeds } from './terms.ts'

/** Agreements that pay a member. */
export function agreementsOf(context: Pick<Context, 'tables'>, memberId: number): Agreement[] {
  return context.tables.agreements.by('member', String(memberId))
}

/** Agreements that a member pays for. */
export function agreementsGivenBy(context: Pick<Context, 'tables'>, uplineId: number): Agreement[] {
  return context.tables.agreements.by('upline', String(uplineId))
}

/** A change to evaluate before it is made: these end, and this one comes into force. */
export interface Change {
  readonly ended: ReadonlySet<string>
  readonly begun: Agreement | null
}

/** Tiers that pay an agent for a product, including the comprehensive agreement: no one below gets more. */
export function ceilingOf(
  context: Pick<Context, 'tables'>,
  agentId: number,
  kind: AgreementKind,
  productType: ProductType,
  change: Change = { ended: new Set(), begun: null },
): readonly Tier[] {
  const own = agreementsOf(context, agentId).filter((one) => inForce(one) && !change.ended.has(one.id))
  if (change.begun?.memberId === agentId) own.push(change.begun)
  return own
    .filter((one) => one.kind === kind && (one.productType === productType || one.productType === 'CONS'))
    .flatMap((one) => one.tiers)
}

/**
 * Agreements and offers further down that a change leaves uncovered: those of an agent's direct downlines that pay
 * more than the agent would be paid, and, as these end, those below them. Nearest first.
 */
export function endedBy(
  context: Pick<Context, 'tables'>,
  agentId: number,
  kind: AgreementKind,
  change: Change,
): Agreement[] {
  const ended = new Set(change.ended)
  const found: Agreement[] = []
  const agents = [agentId]
  for (const agent of agents) {
    for (const one of agreementsGivenBy(context, agent)) {
      if (one.kind !== kind || ended.has(one.id) || !(inForce(one) || isOffer(one))) continue
      if (!exceeds(one.tiers, ceilingOf(context, agent, kind, one.productType, { ...change, ended }))) continue
      ended.add(one.id)
      found.push(one)
      if (inForce(one)) agents.push(one.memberId)
    }
  }
  return found
}

/** The change that accepting an offer makes: the agreement it replaces ends. */
export function changeOf(context: Pick<Context, 'tables'>, offer: Agreement): Change {
  const former = formerOf(context, offer)
  return { ended: new Set(former ? [former.id] : []), begun: offer }
}

/** The agreement in force that an offer would replace. */
export function formerOf(context: Pick<Context, 'tables'>, offer: Agreement): Agreement | undefined {
  return agreementsOf(context, offer.memberId).find(
    (one) => one.id !== offer.id && inForce(one) && one.kind === offer.kind && one.productType === offer.productType,
  )
}
