import type { Context } from '../../../Context.ts'
import { internationalMobile } from './mobile.ts'
import { plainText } from './plainText.ts'
import type { PayoutAccount } from './ports.ts'
import { nameFits } from './realName.ts'
import type { Member } from './rows.ts'

/*
 * The person behind accounts. Anything that identifies the person is a trait. A trait is *proven* when the operator
 * approved the document, a code reached the phone or the address, or money arrived in the checked name; otherwise it is
 * only *stated*. Proven traits join accounts at every merchant: limits, breaks, exclusions and gifts are the person's.
 * Stated traits join no accounts and prove nothing.
 */

/** Facts that identify the person of an account. Names count only together with the birthday. */
export interface Traits {
  readonly mobile: string
  readonly email: string
  readonly payeeName: string
  readonly birthday: string
  readonly idNumber: string
  /** Numbers of documents handed in for checking. */
  readonly documents?: readonly string[]
  /** Numbers of accounts and e-wallets that the person pays from or is paid to. */
  readonly accounts?: readonly string[]
}

/** No traits. */
export const NO_TRAITS: Traits = { mobile: '', email: '', payeeName: '', birthday: '', idNumber: '' }

/** The parts of the context that traits are read from. */
export type Known = Pick<Context, 'tables' | 'merchants' | 'ports'>

/** Everything that a member has stated, payout accounts included. */
export function traitsOf(context: Known, member: Member): Traits {
  const { mobile, email, payeeName, birthday, profile } = member
  const documentNumber = context.tables.identityChecks.get(String(member.id))?.documentNumber
  return {
    mobile,
    email,
    payeeName,
    birthday,
    idNumber: profile['idNumber'] ?? '',
    documents: documentNumber === undefined ? [] : [documentNumber],
    accounts: accountNumbers(context, member, () => true),
  }
}

/**
 * What a member has not only stated but proven: number and address by a code, name with birthday and document by the
 * operator's check, an account by a payout in the checked name or by being the wallet of the verified number. Unproven
 * traits may belong to anyone.
 */
export function provenTraits(context: Known, member: Member): Traits {
  const check = context.tables.identityChecks.get(String(member.id))
  const { payeeName, birthday, idNumber } = isChecked(context, member) ? traitsOf(context, member) : NO_TRAITS
  return {
    mobile: member.mobileVerified ? member.mobile : '',
    email: context.ports.emailIsProven(context, member.id) ? member.email : '',
    payeeName,
    birthday,
    // The check is of the document that was handed in; a number typed at registration remains a stated trait.
    idNumber: check ? '' : idNumber,
    documents: check?.status === 'approved' ? [check.documentNumber] : [],
    accounts: accountNumbers(context, member, (card) => accountIsProven(context, member, card)),
  }
}

/** Whether an account is proven to be the member's own. */
export function accountIsProven(context: Known, member: Member, card: PayoutAccount): boolean {
  const own = context.merchants.get(member.merchant)
  const number = own && internationalMobile(own, card.accountNumber)
  if (number && member.mobileVerified && number === member.mobile) return true
  return (
    isChecked(context, member) &&
    nameFits(member, card.accountName) &&
    context.ports.payoutsTo(context, member.id, card.id).arrived
  )
}

/** Whether name and birthday are those that the operator checked. */
function isChecked(context: Known, member: Member): boolean {
  if (!member.verified) return false
  const checked = context.tables.identityChecks.get(String(member.id))?.checked
  return !checked || (checked.payeeName === member.payeeName && checked.birthday === member.birthday)
}

function accountNumbers(context: Known, member: Member, wanted: (card: PayoutAccount) => boolean): string[] {
  const cards = context.ports.payoutAccounts(context, member.id).filter(wanted)
  const own = context.merchants.get(member.merchant)
  // The number of an e-wallet is a mobile number.
  return [
    ...new Set(cards.map(({ accountNumber }) => (own && internationalMobile(own, accountNumber)) ?? accountNumber)),
  ]
}

/** Traits as kind and value. The number of an e-wallet is a mobile number, so both have the same kind. */
function marksOf({ mobile, email, payeeName, birthday, idNumber, documents = [], accounts = [] }: Traits) {
  const marks: (readonly [kind: string, value: string])[] = []
  if (mobile) marks.push(['mobile', mobile])
  if (email) marks.push(['email', plainText(email)])
  for (const number of new Set([idNumber, ...documents].map(plainText))) if (number) marks.push(['id', number])
  if (payeeName && birthday) marks.push(['person', `${plainText(payeeName)}|${birthday}`])
  for (const number of accounts) marks.push(['mobile', number])
  return marks
}

/** Fingerprints of traits, which are all that the register stores. */
export const fingerprints = ({ vault }: Pick<Context, 'vault'>, traits: Traits): string[] =>
  marksOf(traits).map(([kind, value]) => `${kind}:${vault.fingerprint(value)}`)

/**
 * Traits that join accounts to a person: approved documents, accounts that were paid out to, and the phone. Families
 * may share an address, and a namesake may have the same birthday.
 */
const joining = (context: Known, member: Member): string[] =>
  marksOf({ ...provenTraits(context, member), email: '', payeeName: '' }).map(([kind, value]) => `${kind}:${value}`)

/** Every account of the person behind one, at all merchants, starting with that one. */
export function accountsOf(context: Known, member: Member): readonly Member[] {
  const found = new Map([[member.id, member]])
  // An account that joins may bring traits that join further accounts.
  for (const one of found.values()) {
    for (const mark of joining(context, one)) {
      for (const other of alike(context, mark.slice(mark.indexOf(':') + 1)))
        if (!found.has(other.id) && joining(context, other).includes(mark)) found.set(other.id, other)
    }
  }
  return [...found.values()]
}

/** Other accounts, at any merchant, for which the document that a member handed in was already approved. */
export function documentHolders(context: Pick<Context, 'tables'>, member: Member): readonly Member[] {
  const check = context.tables.identityChecks.get(String(member.id))
  if (!check) return []
  return context.tables.identityChecks
    .by('document', plainText(check.documentNumber))
    .filter(({ memberId }) => memberId !== member.id)
    .flatMap(({ memberId }) => context.tables.members.get(String(memberId)) ?? [])
}

/** Whether two accounts are proven to be the same person's. */
export const isSamePerson = (context: Known, one: Member, other: Member): boolean =>
  one.id === other.id || accountsOf(context, one).some(({ id }) => id === other.id)

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
