/** Code points of the digit zero in the scripts our languages type in; the nine others follow it. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0, 0xff10,
]

const latinDigit = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? character : String(code - zero)
}

/** Replaces Bengali, Arabic, Thai and other decimal digits by Latin ones; everything else stays. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, latinDigit)

const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/

/**
 * What was typed or pasted, as decimal text where that is certain.
 *
 * Digits of other scripts become Latin, the Arabic decimal mark a point, spaces go, and commas go only when the whole
 * text reads as a grouped number ("1,500.00", "1,00,000"). "12,50" is left as it is: taking it for 1250 would
 * multiply somebody's deposit by a hundred, so it is the form that has to ask. Nothing is rounded and nothing becomes
 * a number.
 */
export const amountText = (typed: string) => {
  const latin = latinDigits(typed)
    .replace(/[\s\u00a0\u202f\u066c'’]/gu, '')
    .replace(/\u066b/gu, '.')
  return grouped.test(latin) ? latin.replaceAll(',', '') : latin
}
