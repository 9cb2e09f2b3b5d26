/**
 * Contrast by WCAG 2.2: relative luminance and contrast ratio as its glossary defines them
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, #dfn-contrast-ratio).
 */

/** An opaque sRGB colour, channels from 0 to 1. */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Reads `#rgb` or `#rrggbb`; throws a `RangeError` for anything else, so that a typing mistake in a brand is found. */
export const parseHex = (hex: string): Rgb => {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(hex)
  if (!digits) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`)
  const full = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('')
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  return { r: channel(0), g: channel(2), b: channel(4) }
}

/** sRGB channel (0 to 1) to linear light. The standard's own threshold is 0.04045. */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance, 0 for black to 1 for white. */
export const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Contrast ratio of two opaque colours given as hex, 1 to 21; the order does not matter. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(parseHex(one)), luminance(parseHex(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
