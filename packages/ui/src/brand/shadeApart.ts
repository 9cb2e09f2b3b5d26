import type { ThemeName } from '../theme/cssText.ts'
import type { LightDark } from '../theme/tokens.ts'
import type { ColorName } from './brandSchema.ts'
import { colourDifference, fromOklch, toOklch } from './oklch.ts'

/** Colours that each carry a meaning and must not be mistaken for one another. */
export const signals = ['accent', 'danger', 'success', 'info', 'warning'] as const satisfies readonly ColorName[]

/** Minimum difference between two of the {@link signals} (ΔE OK). */
export const leastDifference = 8

type Status = Exclude<(typeof signals)[number], 'accent'>
type Colors = Readonly<Record<ColorName, LightDark>>

/** Steps to candidate shades around a colour, nearest first: neighbouring hues, darker and lighter. */
const ways = Array.from({ length: 17 }, (_, turn) => (turn - 8) * 6)
  .flatMap((turn) => Array.from({ length: 11 }, (_, lift) => ({ turn, lift: (lift - 5) * 0.04 })))
  // At the chroma of a status colour, six degrees of hue look as different as about 0.016 of lightness.
  .toSorted((one, other) => Math.hypot(one.turn / 375, one.lift) - Math.hypot(other.turn / 375, other.lift))

/**
 * The shade a status needs in one theme to differ from the accent and the other statuses; undefined if it already
 * differs from the accent or if no shade does. `usable` returns the status's fill for a shade, or undefined if it would
 * be illegible.
 */
export const shadeApart = (
  colors: Colors,
  status: Status,
  theme: ThemeName,
  usable: (shade: string) => string | undefined,
): string | undefined => {
  const others = signals.filter((name) => name !== status).map((name) => colors[name][theme])
  const apart = (hex: string) => others.every((other) => colourDifference(hex, other) >= leastDifference)
  const own = colors[status][theme]
  if (colourDifference(own, colors.accent[theme]) >= leastDifference) return undefined
  const { l, c, h } = toOklch(own)
  for (const { turn, lift } of ways) {
    const shade = fromOklch({ l: l + lift, c, h: h + turn })
    const fill = apart(shade) ? usable(shade) : undefined
    if (fill !== undefined && apart(fill)) return shade
  }
  return undefined
}
