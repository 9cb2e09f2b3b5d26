import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/** The most guessed password; never accepted as a new one. */
export const WEAK_PASSWORD = '123456'

/** Widely used passwords, in lower case: the first ones tried by anyone with a list. */
let common: ReadonlySet<string> | null = null
const isCommon = (password: string) => (common ??= new Set(dictionary['passwords-common'])).has(password.toLowerCase())

/** Shorter words occur in too many passwords by chance. */
const SHORTEST_WORD = 4
/** Last digits of a number, which its owner's acquaintances know, without country and network. */
const NUMBER_ENDS_WITH = 7

/** What a stranger knows about a person. */
export type KnownOfPerson = Pick<Member, 'account' | 'mobile' | 'email'>

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Refuses common passwords (ASVS 6.2.4), and passwords that contain the brand's name or the person's
 * user name, number or address, which anyone who knows them tries first (ASVS 6.2.11). Ignores case,
 * and punctuation between the letters.
 * @param field the field that the refusal names
 */
export function refuseGuessable(merchant: Merchant, password: string, person: KnownOfPerson, field: string): void {
  const words = [
    merchant.name,
    merchant.code,
    person.account,
    person.mobile.slice(-NUMBER_ENDS_WITH),
    person.email.split('@')[0] ?? '',
  ]
  const typed = folded(password)
  const isGuessable = words.map(folded).some((word) => word.length >= SHORTEST_WORD && typed.includes(word))
  if (password === WEAK_PASSWORD || isCommon(password) || isGuessable)
    throw new Refusal('password.weak', { value: { field } })
}
