import { Refusal } from '../../../Refusal.ts'

/** Names that speak for the operator. */
const RESERVED = /^(?:admin(?:istrator)?|croupier|support|staff|system|moderator|customer ?service|help ?desk)\d*$/
/** Controls, unassigned and lone halves; and signs that turn the direction of what follows. The joiners of scripts stay. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u
/** More marks on one letter than any script has. */
const STACKED = /\p{Mn}{5}/u

/**
 * A text that a person typed about themselves, in its one spelling: composed, without blanks around it. Refuses one
 * that is too long, hides something, or piles up marks.
 * @param most longest in characters as people count them
 */
export function typedText(typed: string, field: string, most: number): string {
  const text = typed.normalize('NFC').trim()
  if ([...text].length > most || HIDDEN.test(text) || STACKED.test(text.normalize('NFD'))) throw invalid(field)
  return text
}

/** A name that others see: of 2 to 20 characters, and none that speaks for the operator. */
export function typedNickname(typed: string): string {
  const nickname = typedText(typed, 'nickname', 20).replace(/\s+/gu, ' ')
  const plain = nickname.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if ([...nickname].length < 2 || RESERVED.test(plain)) throw invalid('nickname')
  return nickname
}

const invalid = (field: string) => new Refusal('field.invalid', { value: { field }, values: [field] })
