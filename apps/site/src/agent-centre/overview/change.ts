import { parseMoney } from '@croupier/money'
import type { StatisticChange } from '@croupier/ui'

/** Decimals of both figures: more than any platform sends. */
const digits = 8

const exact = (value: string | number): bigint => parseMoney(String(value), digits)

/**
 * How a figure changed, and by which share of the earlier value; without a share if there was nothing to compare with.
 */
export function changeOf(
  now: string | number,
  before: string | number,
): { readonly direction: StatisticChange['direction']; readonly share: number | undefined } {
  const difference = exact(now) - exact(before)
  const base = exact(before)
  const size = base < 0n ? -base : base
  return {
    direction: difference > 0n ? 'up' : difference < 0n ? 'down' : 'same',
    share: size === 0n ? undefined : Number((difference * 1000n) / size) / 1000,
  }
}
