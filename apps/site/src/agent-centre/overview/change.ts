import type { StatisticChange } from '@croupier/ui'

/** Decimal text or a count as an exact number of hundredths. */
const hundredths = (value: string | number): bigint => {
  const [whole = '0', part = ''] = String(value).replace('-', '').split('.')
  const size = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
  return String(value).startsWith('-') ? -size : size
}

/** How a figure moved, and by which share of what it was; without a share where there was nothing to compare with. */
export function changeOf(
  now: string | number,
  before: string | number,
): { readonly direction: StatisticChange['direction']; readonly share: number | undefined } {
  const difference = hundredths(now) - hundredths(before)
  const base = hundredths(before)
  const size = base < 0n ? -base : base
  return {
    direction: difference > 0n ? 'up' : difference < 0n ? 'down' : 'same',
    share: size === 0n ? undefined : Number((difference * 1000n) / size) / 1000,
  }
}
