import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import type { Break, Exclusion } from './rows.ts'
import { fingerprints, NO_TRAITS, provenTraits, traitsOf, type Traits } from '../../identity/members/person.ts'

type Register = Pick<World, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>

/**
 * Puts a person's traits on the register of excluded persons. It keeps every entry: another exclusion of the same trait
 * is next to it, so that none is ever shortened. Only fingerprints are kept there. What the account has shown to be the
 * person's holds every account that has it; what it only stated holds nobody else, as it may be somebody else's.
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
 * Asks the register again after a member's traits have changed. Whoever has shown to be an excluded person stays on the
 * register with all traits, and does not leave it by changing them back.
 */
export function followTraits(world: World, member: Member): void {
  for (const one of excludedBy(world, member)) listExcluded(world, member, one)
}

/** The longest running exclusion of the same person, also under another account, at any merchant of the platform. */
export const exclusionOf = (world: Register, member: Member): Break | undefined => longest(excludedBy(world, member))

/**
 * The exclusions that reach an account: its own, and those of a trait which both it and the excluded account have shown to
 * be theirs. What an account only states reaches nobody else's exclusion, so that it tells nothing of one.
 */
function excludedBy(world: Register, member: Member): Break[] {
  if (world.tables.exclusions.size === 0) return []
  const own = accountTrait(member.id)
  // Most members share no trait with the register; what a member has shown is looked up for the others only.
  if (excluding(world, [...fingerprints(world, traitsOf(world, member)), own], holds).length === 0) return []
  return excluding(world, [...fingerprints(world, provenTraits(world, member)), own], holds)
}

/**
 * Refuses a registration of an excluded person: of one who shows to be that person by a code on the phone, and who is
 * told so, kindly. Whatever else a registration states may be anybody's: it opens an account as any other, and the
 * exclusion reaches that account as soon as it shows what the excluded person has shown.
 */
export function refuseExcludedPhone(world: World, mobile: string): void {
  if (excluding(world, fingerprints(world, { ...NO_TRAITS, mobile }), holds).length > 0)
    throw new Refusal('safety.registration.excluded')
}

/**
 * Whether a number or an address is an excluded person's, shown or stated. Nothing is advertised there, whoever's account
 * names it.
 */
export const isReceiverListed = (world: Register, receiver: Partial<Pick<Traits, 'mobile' | 'email'>>): boolean =>
  excluding(world, fingerprints(world, { ...NO_TRAITS, ...receiver }), () => true).length > 0

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
      .filter((entry) => entry.memberId !== member.id && running.has(entry.breakId))
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
