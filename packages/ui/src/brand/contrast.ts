/**
 * Contrast between two colours: the ratio of WCAG 2.2, as its glossary defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, #dfn-contrast-ratio), and the lightness contrast of the APCA.
 */

/** An opaque sRGB colour, channels from 0 to 1. */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Reads `#rgb` or `#rrggbb`; throws a `RangeError` for anything else, so a typo in a brand does not go unnoticed. */
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

// The APCA's own constant; it only resembles the square root of two.
const flareExponent = Number('1.414')

/** The APCA's estimate of how bright a colour is on a screen: simple gamma, with black raised by flare. */
const screenLuminance = (hex: string): number => {
  const { r, g, b } = parseHex(hex)
  const y = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4
  return y > 0.022 ? y : y + (0.022 - y) ** flareExponent
}

/**
 * Lightness contrast of a text on its ground by the APCA (0.0.98G-4g, https://github.com/Myndex/apca-w3): 0 to about
 * 108, without its sign. Unlike the ratio, it does not overrate dark text on the mid-tone backgrounds of dark themes.
 */
export const lightnessContrast = (text: string, ground: string): number => {
  const [front, back] = [screenLuminance(text), screenLuminance(ground)]
  const contrast = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (front ** 0.62 - back ** 0.65) * 1.14
  return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
}
