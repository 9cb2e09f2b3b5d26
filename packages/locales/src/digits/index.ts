/** Digits of the world's scripts. Imports no messages, so every package may import it. */
import type { Digits } from '../language.ts'

/** Code points of each numbering system's zero; the other nine digits follow it (Unicode category Nd). */
const zeros: Readonly<Record<Exclude<Digits, 'latn'>, number>> = {
  arab: 0x0660,
  arabext: 0x06f0,
  deva: 0x0966,
  beng: 0x09e6,
  tamldec: 0x0be6,
  thai: 0x0e50,
  laoo: 0x0ed0,
  mymr: 0x1040,
  khmr: 0x17e0,
}

/**
 * The zeros that are recognised: those above, and those of other scripts that people may type.
 */
const readZeros = [...Object.values(zeros), 0x0a66, 0x0ae6, 0x0b66, 0x0c66, 0x0ce6, 0x0d66, 0xff10]

/** A text with its digits of any script as 0-9. Also for typed text, such as a Bengali mobile number. */
export function latinDigits(text: string): string {
  // Fast path for most texts: a browser takes 4 ms to build the set of all digits, on first use.
  if (!/[^ -~]/.test(text)) return text
  return text.replace(/\p{Decimal_Number}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = readZeros.find((first) => point >= first && point < first + 10)
    return zero === undefined ? digit : String(point - zero)
  })
}

/** Signs of the full-width block, as East Asian keyboards write them: `＋`, `（`, `－`. */
const fullWidth = /[\uff01-\uff5e]/gu

/**
 * Cleans typed or pasted text that is read as a number: of a phone, a card, a code or an amount. Removes the invisible
 * characters that messages and web pages put around numbers, and converts full-width signs to ASCII and the digits of
 * all scripts to 0-9. Not for names: some scripts need their invisible joiners.
 */
export function numberText(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  return latinDigits(text.replace(/\p{Format}/gu, ''))
    .replace(/[\u2212\ufe63]/gu, '-')
    .replace(/\u3000/gu, ' ')
    .replace(fullWidth, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
}

/** A text with its 0-9 written in the digits of a numbering system, such as the display of a timer: `০:০৭:০৫`. */
export function inDigits(text: string, digits: Digits): string {
  if (digits === 'latn') return text
  const zero = zeros[digits]
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}
