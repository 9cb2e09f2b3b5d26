import { nameFits } from '../../identity/members/realName.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import type { PayoutAccount } from '../../identity/members/ports.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'

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
type Known = Pick<World, 'tables' | 'merchants' | 'ports'>

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

/** Fingerprints of traits: the register keeps nothing else. */
export function fingerprints(
  { vault }: Pick<World, 'vault'>,
  { mobile, email, payeeName, birthday, idNumber, documents = [], accounts = [] }: Traits,
): string[] {
  const mark = (text: string) => vault.fingerprint(text)
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
  const traits: string[] = []
  if (mobile) traits.push(`mobile:${mark(mobile)}`)
  if (email) traits.push(`email:${mark(plain(email))}`)
  for (const number of new Set([idNumber, ...documents].map(plain))) if (number) traits.push(`id:${mark(number)}`)
  if (payeeName && birthday) traits.push(`person:${mark(`${plain(payeeName)}|${birthday}`)}`)
  // An e-wallet goes by a mobile number: the same fingerprint for both.
  for (const number of accounts) traits.push(`mobile:${mark(number)}`)
  return traits
}
