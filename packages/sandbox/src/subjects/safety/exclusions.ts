import { Refusal } from '../../Refusal.ts'
import { internationalMobile } from '../members/mobile.ts'
import type { Member } from '../members/rows.ts'
import type { World } from '../../World.ts'
import type { Break } from './rows.ts'

/** What tells that two accounts are of one person. Names count only together with the birthday. */
export interface Traits {
  readonly mobile: string
  readonly email: string
  readonly payeeName: string
  readonly birthday: string
  readonly idNumber: string
  /** Numbers of accounts and e-wallets the person pays from or is paid to. */
  readonly accounts?: readonly string[]
}

const NO_TRAITS: Traits = { mobile: '', email: '', payeeName: '', birthday: '', idNumber: '' }

/** The traits of a member, payout accounts included. */
export function traitsOf(world: Pick<World, 'tables' | 'merchants'>, member: Member): Traits {
  const { id, mobile, email, payeeName, birthday, profile } = member
  const accounts = new Set(world.tables.bankCards.by('member', String(id)).map(({ accountNumber }) => accountNumber))
  const own = world.merchants.get(member.merchant)
  const numbers = [...accounts].flatMap((number) => (own && internationalMobile(own, number)) ?? number)
  return { mobile, email, payeeName, birthday, idNumber: profile['idNumber'] ?? '', accounts: numbers }
}

/**
 * Puts a person's traits on the register of excluded persons. It keeps every entry: another exclusion of the same trait
 * stands beside it, so that none is ever shortened. Only fingerprints are kept there.
 */
export function listExcluded(world: World, member: Member, one: Break, traits = traitsOf(world, member)): void {
  for (const trait of [...fingerprints(world, traits), `member:${member.id}`]) {
    const key = `${trait}/${one.id}`
    if (!world.tables.exclusions.has(key))
      world.tables.exclusions.put(key, { trait, memberId: member.id, breakId: one.id })
  }
}

/**
 * Asks the register again after a member's traits have changed, or a deposit has told another one. Whoever turns out to
 * be an excluded person stays on the register with all traits, and does not leave it by changing them back.
 */
export function followTraits(world: World, member: Member, more: readonly string[] = []): void {
  if (world.tables.exclusions.size === 0) return
  const traits = traitsOf(world, member)
  const all = { ...traits, accounts: [...(traits.accounts ?? []), ...more] }
  for (const one of excluding(world, [...fingerprints(world, all), `member:${member.id}`]))
    listExcluded(world, member, one, all)
}

/** The longest running exclusion of the same person, also under another account, at any merchant of the platform. */
export function exclusionOf(
  world: Pick<World, 'tables' | 'clock' | 'merchants' | 'vault'>,
  member: Member,
): Break | undefined {
  if (world.tables.exclusions.size === 0) return undefined
  return longest(excluding(world, [...fingerprints(world, traitsOf(world, member)), `member:${member.id}`]))
}

/**
 * Refuses a registration of an excluded person [G-37]. Who shows to be the person, by a document, by name with birthday or
 * by a code on the phone, is told so, kindly. A number or an address that anybody may have typed proves nothing: it answers
 * as one that is in use does, whether it is registered, excluded or both, so that a stranger learns no exclusion (decision
 * 0154). `traits` may be partly empty: what was not asked is not compared.
 */
export function refuseIfExcluded(world: World, traits: Traits, proven: { readonly mobile: boolean }): void {
  const listed = (some: Partial<Traits>) => excluding(world, fingerprints(world, { ...NO_TRAITS, ...some })).length > 0
  const { mobile, email, ...person } = traits
  if (listed({ ...person, mobile: proven.mobile ? mobile : '' })) throw new Refusal('safety.registration.excluded')
  if (listed({ mobile })) throw new Refusal('mobile.taken', { value: { field: 'mobileNum' } })
  if (listed({ email })) throw new Refusal('email.taken', { value: { field: 'email' } })
}

/** The break that ends last, counting the member's way back. */
export function longest(breaks: readonly Break[]): Break | undefined {
  const end = ({ endsAt, returnsAt }: Break) => Math.max(endsAt, returnsAt ?? 0)
  return breaks.reduce<Break | undefined>((most, one) => (most && end(most) >= end(one) ? most : one), undefined)
}

function excluding(world: Pick<World, 'tables' | 'clock'>, traits: readonly string[]): Break[] {
  const found = new Map<number, Break>()
  for (const trait of traits) {
    for (const { breakId } of world.tables.exclusions.by('trait', trait)) {
      const one = world.tables.breaks.get(String(breakId))
      if (one && (one.returnsAt === null || world.clock.now() < one.returnsAt)) found.set(one.id, one)
    }
  }
  return [...found.values()]
}

function fingerprints(
  { vault }: Pick<World, 'vault'>,
  { mobile, email, payeeName, birthday, idNumber, accounts = [] }: Traits,
): string[] {
  const mark = (text: string) => vault.fingerprint(text)
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
  const traits: string[] = []
  if (mobile) traits.push(`mobile:${mark(mobile)}`)
  if (email) traits.push(`email:${mark(plain(email))}`)
  if (idNumber) traits.push(`id:${mark(plain(idNumber))}`)
  if (payeeName && birthday) traits.push(`person:${mark(`${plain(payeeName)}|${birthday}`)}`)
  // An e-wallet goes by a mobile number: the same fingerprint for both.
  for (const number of accounts) traits.push(`mobile:${mark(number)}`)
  return traits
}
