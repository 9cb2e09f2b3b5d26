import type { createAmounts } from './createAmounts.ts'
import type { PageData } from './data.ts'

/** Reads a typed stake as decimal text; null if the game does not offer it. */
export const readTypedStake = (
  typed: string,
  { least, most, unit }: NonNullable<PageData['typedStake']>,
  { minor, major }: Pick<ReturnType<typeof createAmounts>, 'minor' | 'major'>,
): string | null => {
  // Digits of every script; the mark before the last two is the decimal one.
  const latin = Array.from(typed.trim(), (sign) => latinDigit(sign)).join('')
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(latin) ?? []
  if (whole === undefined) return null
  const stake = minor(part === '' ? whole : `${whole}.${part}`)
  const isOffered = stake >= minor(least) && stake <= minor(most) && stake % minor(unit) === 0n
  return isOffered ? major(stake) : null
}

/** First digits of the scripts that players write amounts in, besides Latin. */
const zeros = ['٠', '۰', '०', '০', '๐', '໐', '០', '၀']

const latinDigit = (sign: string): string => {
  for (const zero of zeros) {
    const value = (sign.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0)
    if (value >= 0 && value <= 9) return String(value)
  }
  return sign
}
