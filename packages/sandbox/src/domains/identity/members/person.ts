import type { World } from '../../../World.ts'
import { internationalMobile } from './mobile.ts'
import { plainText } from './plainText.ts'
import type { PayoutAccount } from './ports.ts'
import { nameFits } from './realName.ts'
import type { Member } from './rows.ts'

/*
 * A person above accounts. Whatever tells a person is a trait. It is *shown* when the operator approved the document, a
 * code reached the phone or the address, or money arrived in the checked name; otherwise it is only *stated*. What is
 * shown joins accounts at every merchant: limits, breaks, exclusions and gifts are the person's. What is stated joins
 * nobody and says nothing of anybody.
 */

/** What tells that two accounts are of one person. Names count only together with the birthday. */
export interface Traits {
  readonly mobile: string
  readonly email: string
  readonly payeeName: string
  readonly birthday: string
  readonly idNumber: string
  /** Numbers of documents handed in to be checked. */
  readonly documents?: readonly string[]
  /** Numbers of accounts and e-wallets the person pays from or is paid to. */
  readonly accounts?: readonly string[]
}

/** Nothing is known of the person. */
export const NO_TRAITS: Traits = { mobile: '', email: '', payeeName: '', birthday: '', idNumber: '' }

/** What is read to tell traits. */
export type Known = Pick<World, 'tables' | 'merchants' | 'ports'>

/** Everything a member has stated, payout accounts included. */
export function traitsOf(world: Known, member: Member): Traits {
  const { mobile, email, payeeName, birthday, profile } = member
  const documentNumber = world.tables.identityChecks.get(String(member.id))?.documentNumber
  return {
    mobile,
    email,
    payeeName,
    birthday,
    idNumber: profile['idNumber'] ?? '',
    documents: documentNumber === undefined ? [] : [documentNumber],
    accounts: accountNumbers(world, member, () => true),
  }
}

/**
 * What a member has not only stated but shown: number and address by a code, name with birthday and document by the
 * operator's check, an account by a payout in the checked name or by being the wallet of the shown number. What is not
 * shown may be anybody's.
 */
export function provenTraits(world: Known, member: Member): Traits {
  const check = world.tables.identityChecks.get(String(member.id))
  const { payeeName, birthday, idNumber } = isChecked(world, member) ? traitsOf(world, member) : NO_TRAITS
  return {
    mobile: member.mobileVerified ? member.mobile : '',
    email: world.ports.emailIsProven(world, member.id) ? member.email : '',
    payeeName,
    birthday,
    // The check is of the document that was handed in; a number typed at registration stays as stated beside it.
    idNumber: check ? '' : idNumber,
    documents: check?.status === 'approved' ? [check.documentNumber] : [],
    accounts: accountNumbers(world, member, (card) => accountIsProven(world, member, card)),
  }
}

/** Whether an account has shown to be its member's own. */
export function accountIsProven(world: Known, member: Member, card: PayoutAccount): boolean {
  const own = world.merchants.get(member.merchant)
  const number = own && internationalMobile(own, card.accountNumber)
  if (number && member.mobileVerified && number === member.mobile) return true
  return (
    isChecked(world, member) &&
    nameFits(member, card.accountName) &&
    world.ports.payoutsTo(world, member.id, card.id).arrived
  )
}

/** Whether name and birthday are those that the operator checked. */
function isChecked(world: Known, member: Member): boolean {
  if (!member.verified) return false
  const checked = world.tables.identityChecks.get(String(member.id))?.checked
  return !checked || (checked.payeeName === member.payeeName && checked.birthday === member.birthday)
}

function accountNumbers(world: Known, member: Member, wanted: (card: PayoutAccount) => boolean): string[] {
  const cards = world.ports.payoutAccounts(world, member.id).filter(wanted)
  const own = world.merchants.get(member.merchant)
  // An e-wallet goes by a mobile number.
  return [
    ...new Set(cards.map(({ accountNumber }) => (own && internationalMobile(own, accountNumber)) ?? accountNumber)),
  ]
}

/** Traits as kind and value. An e-wallet goes by a mobile number: the same kind for both. */
function marksOf({ mobile, email, payeeName, birthday, idNumber, documents = [], accounts = [] }: Traits) {
  const marks: (readonly [kind: string, value: string])[] = []
  if (mobile) marks.push(['mobile', mobile])
  if (email) marks.push(['email', plainText(email)])
  for (const number of new Set([idNumber, ...documents].map(plainText))) if (number) marks.push(['id', number])
  if (payeeName && birthday) marks.push(['person', `${plainText(payeeName)}|${birthday}`])
  for (const number of accounts) marks.push(['mobile', number])
  return marks
}

/** Fingerprints of traits: the register keeps nothing else. */
export const fingerprints = ({ vault }: Pick<World, 'vault'>, traits: Traits): string[] =>
  marksOf(traits).map(([kind, value]) => `${kind}:${vault.fingerprint(value)}`)

/**
 * What joins accounts to a person: approved documents, accounts that were paid out to, and the phone. An address may be a
 * family's, and a name with a birthday a namesake's.
 */
const joining = (world: Known, member: Member): string[] =>
  marksOf({ ...provenTraits(world, member), email: '', payeeName: '' }).map(([kind, value]) => `${kind}:${value}`)

/** Every account of the person behind one, at all merchants, that one first. */
export function accountsOf(world: Known, member: Member): readonly Member[] {
  const found = new Map([[member.id, member]])
  // Whoever joins brings traits that may join further accounts.
  for (const one of found.values()) {
    for (const mark of joining(world, one)) {
      for (const other of alike(world, mark.slice(mark.indexOf(':') + 1)))
        if (!found.has(other.id) && joining(world, other).includes(mark)) found.set(other.id, other)
    }
  }
  return [...found.values()]
}

/** Other accounts for which the document that a member handed in was approved before, at any merchant. */
export function documentHolders(world: Pick<World, 'tables'>, member: Member): readonly Member[] {
  const check = world.tables.identityChecks.get(String(member.id))
  if (!check) return []
  return world.tables.identityChecks
    .by('document', plainText(check.documentNumber))
    .filter(({ memberId }) => memberId !== member.id)
    .flatMap(({ memberId }) => world.tables.members.get(String(memberId)) ?? [])
}

/** Whether two accounts are one person's, as far as it was shown. */
export const isSamePerson = (world: Known, one: Member, other: Member): boolean =>
  one.id === other.id || accountsOf(world, one).some(({ id }) => id === other.id)

/** Accounts that may have a number: as document, phone or payout account. */
function alike({ tables, merchants, ports }: Known, number: string): Member[] {
  const ids = [
    ...tables.identityChecks.by('document', number).map(({ memberId }) => memberId),
    ...ports.payoutHolders({ tables }, number),
  ]
  const members = ids.map((id) => tables.members.get(String(id))).filter((one) => one !== undefined)
  const byPhone = [...merchants.keys()].flatMap((code) => tables.members.by('mobile', `${code}/${number}`))
  return [...members, ...byPhone, ...tables.members.by('document', number)]
}
