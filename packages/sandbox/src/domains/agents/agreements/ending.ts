import type { World } from '../../../World.ts'
import { inForce, isOffer } from './openList.ts'
import type { Agreement, AgreementKind, ProductType, Tier } from './rows.ts'
import { exceeds } from './terms.ts'

/** Agreements in which somebody is paid. */
export function agreementsOf(world: Pick<World, 'tables'>, memberId: number): Agreement[] {
  return world.tables.agreements.by('member', String(memberId))
}

/** Agreements in which an agent pays. */
export function agreementsGivenBy(world: Pick<World, 'tables'>, uplineId: number): Agreement[] {
  return world.tables.agreements.by('upline', String(uplineId))
}

/** A change that is thought through before it is made: these end, and this one comes into force. */
export interface Change {
  readonly ended: ReadonlySet<string>
  readonly begun: Agreement | null
}

/** Tiers an agent is paid by for a product, the comprehensive agreement included: nobody below gets more. */
export function ceilingOf(
  world: Pick<World, 'tables'>,
  agentId: number,
  kind: AgreementKind,
  productType: ProductType,
  change: Change = { ended: new Set(), begun: null },
): readonly Tier[] {
  const own = agreementsOf(world, agentId).filter((one) => inForce(one) && !change.ended.has(one.id))
  if (change.begun?.memberId === agentId) own.push(change.begun)
  return own
    .filter((one) => one.kind === kind && (one.productType === productType || one.productType === 'CONS'))
    .flatMap((one) => one.tiers)
}

/**
 * Agreements and offers further down that a change leaves without cover: those of an agent's direct downlines that pay
 * more than the agent is paid then, and, as these end, those below them. Nearest first.
 */
export function endedBy(
  world: Pick<World, 'tables'>,
  agentId: number,
  kind: AgreementKind,
  change: Change,
): Agreement[] {
  const ended = new Set(change.ended)
  const found: Agreement[] = []
  const agents = [agentId]
  for (const agent of agents) {
    for (const one of agreementsGivenBy(world, agent)) {
      if (one.kind !== kind || ended.has(one.id) || !(inForce(one) || isOffer(one))) continue
      if (!exceeds(one.tiers, ceilingOf(world, agent, kind, one.productType, { ...change, ended }))) continue
      ended.add(one.id)
      found.push(one)
      if (inForce(one)) agents.push(one.memberId)
    }
  }
  return found
}

/** What accepting an offer changes: the agreement it takes the place of ends. */
export function changeOf(world: Pick<World, 'tables'>, offer: Agreement): Change {
  const former = formerOf(world, offer)
  return { ended: new Set(former ? [former.id] : []), begun: offer }
}

/** The agreement in force that an offer would replace. */
export function formerOf(world: Pick<World, 'tables'>, offer: Agreement): Agreement | undefined {
  return agreementsOf(world, offer.memberId).find(
    (one) => one.id !== offer.id && inForce(one) && one.kind === offer.kind && one.productType === offer.productType,
  )
}
