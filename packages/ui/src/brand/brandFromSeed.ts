import { colors } from '../theme/tokens.ts'
import type { Brand } from './brandSchema.ts'
import { fromOklch, toOklch } from './oklch.ts'

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** Candidates for the win colour, warmest first. */
const celebrations = [colors.win.light, '#ff7ab8', '#4fd8e8'] as const

/**
 * A complete brand from one colour (`#0a7f5c`): the accent itself, greys and deep bars in its hue, and a win colour
 * that cannot be confused with it. From these knobs the kit derives every token of both themes, and all of them are
 * legible (WCAG 2.2 AA): `checkBrand` reports no finding, whatever the seed.
 *
 * The result is an ordinary brand file that can be saved and edited. Throws a RangeError for text that is not a
 * colour.
 */
export const brandFromSeed = (
  seed: string,
  { name = 'seeded', title = 'Seeded' }: { readonly name?: string; readonly title?: string } = {},
): Brand => {
  const { c, h } = toOklch(seed)
  const grey = c < 0.02
  const win = grey ? celebrations[0] : celebrations.find((color) => apart(toOklch(color).h, h) > 40)
  return {
    name,
    title,
    accent: seed,
    win: win ?? celebrations[0],
    neutral: fromOklch({ l: 0.5, c: Math.min(c * 0.15, 0.02), h }),
    deep: fromOklch({ l: 0.25, c: Math.min(c * 0.4, 0.06), h }),
  }
}
