import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import type { Break, Exclusion } from './rows.ts'
import { fingerprints, NO_TRAITS, provenTraits, traitsOf, type Traits } from '../../identity/members/person.ts'

type Register = Pick<World, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>

/**
 * Puts a person's traits on the register of excluded persons. It keeps every entry: another exclusion of the same trait
 * is next to it, so that none is ever shortened. Only fingerprints are kept there. What the account has shown to be the
 * person's holds every account that has it; what it only stated holds nobody else, as it may be somebody else's
 * (decision 0044).
 */
export function listExcluded(world: World, member: Member, one: Break, traits = traitsOf(world, member)): void {
  const proven = new Set([...fingerprints(world, provenTraits(world, member)), accountTrait(member.id)])
  for (const trait of [...fingerprints(world, traits), accountTrait(member.id)]) {
    const key = `${trait}/${one.id}`
    const former = world.tables.exclusions.get(key)
    if (former && (!former.stated || !proven.has(trait))) continue
    const entry: Exclusion = { trait, memberId: member.id, breakId: one.id }
    world.tables.exclusions.put(key, proven.has(trait) ? entry : { ...entry, stated: true })
  }
}

const accountTrait = (memberId: number) => `member:${memberId}`

/**
 * Asks the register again after a member's traits have changed. Whoever turns out to be an excluded person stays on the
 * register with all traits, and does not leave it by changing them back.
 */
export function followTraits(world: World, member: Member): void {
  if (world.tables.exclusions.size === 0) return
  const traits = traitsOf(world, member)
  for (const one of excluding(world, [...fingerprints(world, traits), accountTrait(member.id)], holds))
    listExcluded(world, member, one, traits)
}

/** The longest running exclusion of the same person, also under another account, at any merchant of the platform. */
export function exclusionOf(world: Register, member: Member): Break | undefined {
  if (world.tables.exclusions.size === 0) return undefined
  return longest(excluding(world, [...fingerprints(world, traitsOf(world, member)), accountTrait(member.id)], holds))
}

/** What a newcomer has shown before the register is asked. */
export interface ShownAtRegistration {
  readonly mobile: boolean
}

/**
 * Refuses a registration of an excluded person [G-37]. Who shows to be the person, by a document, by name with birthday or
 * by a code on the phone, is told so, kindly. A number or an address that anybody may have typed proves nothing: it answers
 * as one that is in use does, whether it is registered, excluded or both, so that a stranger learns no exclusion (decision
 * 0044). What an excluded account only stated stops nobody who shows their own phone, as it may have been theirs; they
 * are held until it is known who they are (`held.ts`). `traits` may be partly empty: what was not asked is not compared.
 */
export function refuseIfExcluded(world: World, traits: Traits, shown: ShownAtRegistration): void {
  const { mobile, email, ...person } = traits
  const listed = (some: Partial<Traits>, counts: Counts) =>
    excluding(world, fingerprints(world, { ...NO_TRAITS, ...some }), counts).length > 0
  if (listed({ ...person, mobile: shown.mobile ? mobile : '' }, holds) || (!shown.mobile && listed(person, isStated)))
    throw new Refusal('safety.registration.excluded')
  if (!shown.mobile && listed({ mobile }, everything))
    throw new Refusal('mobile.taken', { value: { field: 'mobileNum' } })
  if (listed({ email }, everything)) throw new Refusal('email.taken', { value: { field: 'email' } })
}

/** Entries of others by which a member is like an excluded person without being known as one: kind of trait, account, break. */
export function statedLike(
  world: Register,
  member: Member,
): { readonly memberId: number; readonly breakId: number; readonly trait: string }[] {
  const running = new Set(runningExclusions(world).map(({ id }) => id))
  if (running.size === 0) return []
  return fingerprints(world, traitsOf(world, member)).flatMap((trait) =>
    world.tables.exclusions
      .by('trait', trait)
      .filter((entry) => isStated(entry) && entry.memberId !== member.id && running.has(entry.breakId))
      .map(({ memberId, breakId }) => ({ memberId, breakId, trait: trait.slice(0, trait.indexOf(':')) })),
  )
}

/** Every exclusion that is in force. */
export function runningExclusions(world: Pick<World, 'tables' | 'clock'>): Break[] {
  const ids = new Set([...world.tables.exclusions.all()].map(({ breakId }) => breakId))
  return [...ids]
    .map((id) => world.tables.breaks.get(String(id)))
    .filter((one) => one !== undefined)
    .filter((one) => isInForce(world, one))
}

/** The operator found that an account is of the excluded person: from then on it is excluded with all it has. */
export function joinToExcluded(world: World, excluded: Member, member: Member): void {
  for (const one of excluding(world, [accountTrait(excluded.id)], holds)) listExcluded(world, member, one)
}

/** The break that ends last, counting the member's way back. */
export function longest(breaks: readonly Break[]): Break | undefined {
  const end = ({ endsAt, returnsAt }: Break) => Math.max(endsAt, returnsAt ?? 0)
  return breaks.reduce<Break | undefined>((most, one) => (most && end(most) >= end(one) ? most : one), undefined)
}

type Counts = (entry: Exclusion) => boolean
/** Entries by which somebody is known to be the person. */
const holds: Counts = ({ stated }) => stated !== true
const isStated: Counts = ({ stated }) => stated === true
const everything: Counts = () => true

const isInForce = (world: Pick<World, 'clock'>, one: Break): boolean =>
  one.returnsAt === null || world.clock.now() < one.returnsAt

function excluding(world: Pick<World, 'tables' | 'clock'>, traits: readonly string[], counts: Counts): Break[] {
  const found = new Map<number, Break>()
  for (const trait of traits) {
    for (const entry of world.tables.exclusions.by('trait', trait)) {
      if (!counts(entry)) continue
      const one = world.tables.breaks.get(String(entry.breakId))
      if (one && isInForce(world, one)) found.set(one.id, one)
    }
  }
  return [...found.values()]
}
