import type { Words } from '../../../core/words/Words.ts'

/** Characters and length of a text of a transfer. The check, the form's field and the hint follow from it. */
export interface TextRule {
  readonly rule: 'digits' | 'mixed'
  readonly minimum: number
  readonly maximum: number
}

/** The reference that a channel gives a transfer. */
export interface ReferenceRule extends TextRule {
  /** A valid example for the form. */
  readonly example: string
}

/** Form of the sender's number or account, or null when the channel does not give it. */
export type SenderRule =
  | { readonly field: 'senderMobile'; readonly rule: 'mobile' }
  /** `mobileFirst`: a mobile number of the market, with further digits after it. */
  | (TextRule & { readonly field: 'senderMobile' | 'senderAccount'; readonly mobileFirst?: boolean })
  | null

const CHARACTERS = { digits: '\\d', mixed: '[A-Z0-9]' } as const

/** Whether a text, without spaces and in upper case, matches a rule. */
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
