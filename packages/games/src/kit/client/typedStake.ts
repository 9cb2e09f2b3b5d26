import type { createAmounts } from './createAmounts.ts'
import type { PageData } from './data.ts'

/** Reads a typed stake as decimal text; null if the game does not offer it. */
export const readTypedStake = (
  typed: string,
  { least, most, unit }: NonNullable<PageData['typedStake']>,
  { typed: read, minor, major }: Pick<ReturnType<typeof createAmounts>, 'typed' | 'minor' | 'major'>,
): string | null => {
  const stake = read(typed)
  const isOffered = stake !== null && stake >= minor(least) && stake <= minor(most) && stake % minor(unit) === 0n
  return isOffered ? major(stake) : null
}
