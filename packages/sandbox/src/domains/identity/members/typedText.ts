import type { Context } from '../../../Context.ts'
import { Refusal } from '../../../Refusal.ts'

/** Names that could pass for the operator, besides those of the merchants. */
const RESERVED = [
  'admin',
  'administrator',
  'croupier',
  'support',
  'staff',
  'system',
  'moderator',
  'customerservice',
  'helpdesk',
]
/** Control characters, unassigned code points, lone surrogates and direction overrides; not script joiners. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u
/** More marks over or around one letter than any script uses. Marks with a width of their own do not pile up. */
const STACKED = /[\p{Mn}\p{Me}]{5}/u
/** Invisible where a name is broken only. Texts keep them: Khmer and its neighbours are typed with U+200B. */
const BREAKS = /[\u00ad\u200b]/u
/** Letters of two alphabets that look alike, side by side, such as a Cyrillic "а" before "dmin". */
const MIXED = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u

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
export function typedNickname(context: Pick<Context, 'merchants'>, typed: string): string {
  const nickname = typedText(typed, 'nickname', 20).replace(/\s+/gu, ' ')
  if ([...nickname].length < 2 || BREAKS.test(nickname)) throw invalid('nickname')
  refuseOfficial(context, nickname, 'nickname')
  return nickname
}

/** Refuses a name that could pass for the operator: words of it are an official name, or look like one. */
export function refuseOfficial({ merchants }: Pick<Context, 'merchants'>, name: string, field: string): void {
  const plain = plainLetters(name)
  const official = [...RESERVED, ...[...merchants.values()].map((merchant) => wordsOf(merchant.name).join(''))]
  const pattern = new RegExp(`^(?:${official.filter((one) => one !== '').join('|')})+$`, 'u')
  const words = wordsOf(name)
  const runs = words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1)))
  if (MIXED.test(plain) || runs.some((run) => pattern.test(run.join('')))) throw invalid(field)
}

/** A name without marks, invisible characters and capitals, in ordinary letters. */
const plainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

const wordsOf = (name: string): readonly string[] => plainLetters(name).match(/\p{L}+/gu) ?? []

const invalid = (field: string) => new Refusal('field.invalid', { value: { field }, values: [field] })
