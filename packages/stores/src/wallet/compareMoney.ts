import { parseMoney } from '@croupier/api'

const decimals = (text: string): number => text.split('.')[1]?.length ?? 0

/** Orders two amounts in decimal text exactly, whatever number of decimals each has: below 0, 0 or above 0. */
export function compareMoney(one: string, other: string): number {
  const digits = Math.max(decimals(one), decimals(other))
  const difference = parseMoney(one, digits) - parseMoney(other, digits)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
