import type { Words } from '../../../core/words/Words.ts'

/** What a text of a transfer consists of, and how long it is. The check, the form's field and the hint follow from it. */
export interface TextRule {
  readonly rule: 'digits' | 'mixed'
  readonly minimum: number
  readonly maximum: number
}

/** The reference that a channel gives a transfer. */
export interface ReferenceRule extends TextRule {
  /** One that fits, for the form. */
  readonly example: string
}

/** Where a transfer comes from, or null when the channel does not say. */
export type SenderRule =
  | { readonly field: 'senderMobile'; readonly rule: 'mobile' }
  /** `mobileFirst`: a mobile number of the market, with further digits after it. */
  | (TextRule & { readonly field: 'senderMobile' | 'senderAccount'; readonly mobileFirst?: boolean })
  | null

const CHARACTERS = { digits: '\\d', mixed: '[A-Z0-9]' } as const

/** Whether a text, without blanks and in upper case, fits a rule. */
export const fitsRule = ({ rule, minimum, maximum }: TextRule, text: string): boolean =>
  new RegExp(`^${CHARACTERS[rule]}{${minimum},${maximum}}$`).test(text)

/** A rule in words, such as "12 to 24 letters and digits". */
export function ruleWords({ rule, minimum, maximum }: TextRule): Words {
  const [EN, TY, BN] =
    minimum === maximum
      ? [`${minimum}`, `${minimum}`, `${minimum}`]
      : [`${minimum} to ${maximum}`, `${minimum} hanggang ${maximum}`, `${minimum} থেকে ${maximum}`]
  return rule === 'digits'
    ? { EN: `${EN} digits`, TY: `${TY} digit`, BN: `${BN} সংখ্যা` }
    : { EN: `${EN} letters and digits`, TY: `${TY} letra at digit`, BN: `${BN} অক্ষর ও সংখ্যা` }
}
