import { Refusal } from '../../Refusal.ts'
import type { Member } from '../members/rows.ts'
import { sha256 } from '../../core/random/sha256.ts'
import type { World } from '../../World.ts'
import type { Break } from './rows.ts'

/** What tells that two accounts are of one person. Names count only together with the birthday. */
export interface Traits {
  readonly mobile: string
  readonly email: string
  readonly payeeName: string
  readonly birthday: string
  readonly idNumber: string
}

/** The traits of a member. */
export function traitsOf(member: Member): Traits {
  const { mobile, email, payeeName, birthday, profile } = member
  return { mobile, email, payeeName, birthday, idNumber: profile['idNumber'] ?? '' }
}

/** Puts the member's traits on the register of excluded persons. Only fingerprints are kept there. */
export function listExcluded(world: World, member: Member, one: Break): void {
  for (const trait of fingerprints(traitsOf(member))) {
    world.tables.exclusions.put(trait, { trait, memberId: member.id, breakId: one.id })
  }
}

/** A running exclusion of the same person under another account, at any merchant of the platform. */
export function exclusionOf(world: Pick<World, 'tables' | 'clock'>, member: Member): Break | undefined {
  return world.tables.exclusions.size === 0 ? undefined : excludedBy(world, traitsOf(member), member.id)
}

/**
 * Refuses a registration whose data match an excluded person, kindly and without saying whose [G-37]. `traits` may be
 * partly empty: what was not asked is not compared.
 */
export function refuseIfExcluded(world: World, traits: Traits): void {
  if (world.tables.exclusions.size > 0 && excludedBy(world, traits)) throw new Refusal('safety.registration.excluded')
}

function excludedBy(world: Pick<World, 'tables' | 'clock'>, traits: Traits, except?: number): Break | undefined {
  for (const trait of fingerprints(traits)) {
    const found = world.tables.exclusions.get(trait)
    if (!found || found.memberId === except) continue
    const one = world.tables.breaks.get(String(found.breakId))
    if (one && (one.returnsAt === null || world.clock.now() < one.returnsAt)) return one
  }
  return undefined
}

function fingerprints({ mobile, email, payeeName, birthday, idNumber }: Traits): string[] {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
  const traits: string[] = []
  if (mobile) traits.push(`mobile:${sha256(mobile)}`)
  if (email) traits.push(`email:${sha256(plain(email))}`)
  if (idNumber) traits.push(`id:${sha256(plain(idNumber))}`)
  if (payeeName && birthday) traits.push(`person:${sha256(`${plain(payeeName)}|${birthday}`)}`)
  return traits
}
