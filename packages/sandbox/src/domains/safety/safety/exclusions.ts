import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import type { Break, Exclusion } from './rows.ts'
import { fingerprints, NO_TRAITS, provenTraits, traitsOf, type Traits } from '../../identity/members/person.ts'

type Register = Pick<Context, 'tables' | 'clock' | 'merchants' | 'vault' | 'ports'>

/**
 * Adds a person's traits to the register of excluded persons. It keeps every entry: another exclusion of the same trait
 * is added beside it, so that none is ever shortened. It stores only fingerprints. A proven trait
 * excludes every account that has it; a stated one affects only its own account, as it may be another person's.
 */
export function listExcluded(context: Context, member: Member, one: Break, traits = traitsOf(context, member)): void {
  const proven = new Set([...fingerprints(context, provenTraits(context, member)), accountTrait(member.id)])
  for (const trait of [...fingerprints(context, traits), accountTrait(member.id)]) {
    const key = `${trait}/${one.id}`
    const former = context.tables.exclusions.get(key)
    if (former && (!former.stated || !proven.has(trait))) continue
    const entry: Exclusion = { trait, memberId: member.id, breakId: one.id }
    context.tables.exclusions.put(key, proven.has(trait) ? entry : { ...entry, stated: true })
  }
}

const accountTrait = (memberId: number) => `member:${memberId}`

/**
 * Checks the register again after a member's traits have changed. A person proven to be excluded stays on the
 * register with all traits, and does not leave it by changing them back.
 */
export function followTraits(context: Context, member: Member): void {
  for (const one of exclusionsOf(context, member)) listExcluded(context, member, one)
}

/** The longest running exclusion of the same person, under any account, at any merchant of the platform. */
export const exclusionOf = (context: Register, member: Member): Break | undefined =>
  longest(exclusionsOf(context, member))

/**
 * The exclusions that apply to an account: its own, and those with a trait that is proven for both it and the excluded
 * account. A trait that is only stated matches no other account's exclusion, so that it reveals nothing.
 */
export function exclusionsOf(context: Register, member: Member): Break[] {
  if (context.tables.exclusions.size === 0) return []
  const own = accountTrait(member.id)
  // Most members share no trait with the register; proven traits are looked up only for the others.
  if (excluding(context, [...fingerprints(context, traitsOf(context, member)), own], holds).length === 0) return []
  return excluding(context, [...fingerprints(context, provenTraits(context, member)), own], holds)
    .map((one): Break => ({ ...one, ...context.tables.exclusions.get(`${own}/${one.id}`)?.returns }))
    .filter((one) => isInForce(context, one))
}

/**
 * An account asks to play again after the exclusion of another one of the same person. Only this account returns: the
 * excluded one asks for itself.
 */
export function returnFrom(context: Context, member: Member, one: Break): void {
  const trait = accountTrait(member.id)
  const { returnAskedAt, returnsAt } = one
  const entry: Exclusion = { trait, memberId: member.id, breakId: one.id, returns: { returnAskedAt, returnsAt } }
  context.tables.exclusions.put(`${trait}/${one.id}`, entry)
}

/** Whether an account has returned to play from the exclusion of another one, which may still be in force for others. */
export const hasReturned = (context: Pick<Context, 'tables' | 'clock'>, memberId: number, breakId: number): boolean => {
  const { returnsAt = null } = context.tables.exclusions.get(`${accountTrait(memberId)}/${breakId}`)?.returns ?? {}
  return returnsAt !== null && context.clock.now() >= returnsAt
}

/**
 * Refuses a registration of an excluded person who proves to be that person with an SMS code, and tells that person the
 * reason. Anything else a registration states may be another person's: it opens an account as usual, and the exclusion
 * applies to that account once it proves a trait of the excluded person.
 */
export function refuseExcludedPhone(context: Context, mobile: string): void {
  if (excluding(context, fingerprints(context, { ...NO_TRAITS, mobile }), holds).length > 0)
    throw new Refusal('safety.registration.excluded')
}

/**
 * Whether a number or an address is an excluded person's, proven or stated. It gets no advertising, whichever account
 * has it.
 */
export const isReceiverListed = (context: Register, receiver: Partial<Pick<Traits, 'mobile' | 'email'>>): boolean =>
  excluding(context, fingerprints(context, { ...NO_TRAITS, ...receiver }), () => true).length > 0

/** Entries of others that a member resembles without proof: kind of trait, account, break. */
export function statedLike(
  context: Register,
  member: Member,
): { readonly memberId: number; readonly breakId: number; readonly trait: string }[] {
  const running = new Set(runningExclusions(context).map(({ id }) => id))
  if (running.size === 0) return []
  return fingerprints(context, traitsOf(context, member)).flatMap((trait) =>
    context.tables.exclusions
      .by('trait', trait)
      .filter((entry) => entry.memberId !== member.id && running.has(entry.breakId))
      .map(({ memberId, breakId }) => ({ memberId, breakId, trait: trait.slice(0, trait.indexOf(':')) })),
  )
}

/** Every exclusion that is in force. */
export function runningExclusions(context: Pick<Context, 'tables' | 'clock'>): Break[] {
  const ids = new Set([...context.tables.exclusions.all()].map(({ breakId }) => breakId))
  return [...ids]
    .map((id) => context.tables.breaks.get(String(id)))
    .filter((one) => one !== undefined)
    .filter((one) => isInForce(context, one))
}

/** The operator found that an account is the excluded person's: excludes it with all its traits. */
export function joinToExcluded(context: Context, excluded: Member, member: Member): void {
  for (const one of excluding(context, [accountTrait(excluded.id)], holds)) listExcluded(context, member, one)
}

/** The break that ends last, including the return to play. */
export function longest(breaks: readonly Break[]): Break | undefined {
  const end = ({ endsAt, returnsAt }: Break) => Math.max(endsAt, returnsAt ?? 0)
  return breaks.reduce<Break | undefined>((most, one) => (most && end(most) >= end(one) ? most : one), undefined)
}

type Counts = (entry: Exclusion) => boolean
/** Entries with proven traits. */
const holds: Counts = ({ stated }) => stated !== true

const isInForce = (context: Pick<Context, 'clock'>, one: Break): boolean =>
  one.returnsAt === null || context.clock.now() < one.returnsAt

function excluding(context: Pick<Context, 'tables' | 'clock'>, traits: readonly string[], counts: Counts): Break[] {
  const found = new Map<number, Break>()
  for (const trait of traits) {
    for (const entry of context.tables.exclusions.by('trait', trait)) {
      if (!counts(entry)) continue
      const one = context.tables.breaks.get(String(entry.breakId))
      if (one && isInForce(context, one)) found.set(one.id, one)
    }
  }
  return [...found.values()]
}
