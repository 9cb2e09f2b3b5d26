import { latinDigits } from '../input/amountText.ts'

/** A country whose numbers are taken. */
export interface DiallingCountry {
  /** ISO 3166-1 letters, "PH". */
  readonly code: string
  /** The country's name in the language of the page. */
  readonly name: string
  /** Without plus: "63". */
  readonly diallingCode: string
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/**
 * Whether a country is meant by what was typed: the start of its dialling code ("+63", "0063", "৬৩"), its two letters,
 * or any part of its name, whatever the case and accents ("cote" finds "Côte d'Ivoire").
 */
export const countryMatches = ({ code, name, diallingCode }: DiallingCountry, typed: string): boolean => {
  const query = latinDigits(typed.trim())
  const digits = /^(?:\+|00)?(\d+)$/.exec(query.replace(/[\s()-]/g, ''))?.[1]
  if (digits !== undefined) return diallingCode.startsWith(digits)
  const text = folded(query.replace(/^\+$/, ''))
  return text === '' || code.toLocaleLowerCase() === text || folded(name).includes(text)
}
