/**
 * The share of `value` in `max`, from 0 to 1 in steps of a ten-thousandth, the finest a bar can show.
 *
 * Money is bigint minor units and is divided as such. 0 of 0 is 0, and values beyond either end are clamped.
 */
export const shareOf = (value: number | bigint, max: number | bigint): number => {
  if (typeof value === 'bigint' && typeof max === 'bigint') {
    if (max <= 0n || value <= 0n) return 0
    return value >= max ? 1 : Number((value * 10_000n) / max) / 10_000
  }
  const share = Number(value) / Number(max)
  if (!(Number(max) > 0) || Number.isNaN(share)) return 0
  return Math.floor(Math.min(1, Math.max(0, share)) * 10_000) / 10_000
}
