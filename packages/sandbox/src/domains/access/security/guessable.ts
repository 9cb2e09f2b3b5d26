import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/** The password everybody guesses first; it is never taken as a new one. */
export const WEAK_PASSWORD = '123456'

/** Passwords that many people were found to have, in lower case: the first that somebody with a list tries. */
let common: ReadonlySet<string> | null = null
const isCommon = (password: string) => (common ??= new Set(dictionary['passwords-common'])).has(password.toLowerCase())

/** Shorter words are in too many passwords by accident. */
const SHORTEST_WORD = 4
/** The end of a number that its owner's acquaintances know, without country and network. */
const NUMBER_ENDS_WITH = 7

/** What a stranger knows of a person. */
export type KnownOfPerson = Pick<Member, 'account' | 'mobile' | 'email'>

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Refuses a password of the lists that strangers try (ASVS 6.2.4), and one that contains the brand's name, or the person's
 * user name, number or address: what is tried first by somebody who knows either (ASVS 6.2.11). Case makes no difference,
 * nor do signs between the letters of what is known.
 * @param field named in the refusal
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
