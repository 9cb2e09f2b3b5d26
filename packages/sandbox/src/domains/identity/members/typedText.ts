import { Refusal } from '../../../Refusal.ts'

/** Names that could pass for the operator. */
const RESERVED = /^(?:admin(?:istrator)?|croupier|support|staff|system|moderator|customer ?service|help ?desk)\d*$/
/** Control characters, unassigned code points, lone surrogates and direction overrides; not script joiners. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u
/** More marks on one letter than any script uses. */
const STACKED = /\p{Mn}{5}/u

/**
 * Normalises a text that a person typed about themselves: composed, trimmed. Refuses one
 * that is too long, contains hidden characters, or stacks up marks.
 * @param most maximum length in characters as people count them
 */
export function typedText(typed: string, field: string, most: number): string {
  const text = typed.normalize('NFC').trim()
  if ([...text].length > most || HIDDEN.test(text) || STACKED.test(text.normalize('NFD'))) throw invalid(field)
  return text
}

/** A name that others see: 2 to 20 characters, and not one that could pass for the operator. */
export function typedNickname(typed: string): string {
  const nickname = typedText(typed, 'nickname', 20).replace(/\s+/gu, ' ')
  const plain = nickname.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if ([...nickname].length < 2 || RESERVED.test(plain)) throw invalid('nickname')
  return nickname
}

const invalid = (field: string) => new Refusal('field.invalid', { value: { field }, values: [field] })
