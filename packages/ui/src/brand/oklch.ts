/**
 * Colours as lightness, chroma and hue in Oklab, where equal steps look equal, with the matrices of its author
 * (Björn Ottosson, "A perceptual color space for image processing", 2020). Used to derive a brand's scheme from a few
 * colours; a page with a ready-made brand runs none of it.
 */
import { linear, parseHex } from './contrast.ts'

/** Lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** A hex colour in Oklch. */
export const toOklch = (hex: string): Oklch => {
  const rgb = parseHex(hex)
  const [r, g, b] = [linear(rgb.r), linear(rgb.g), linear(rgb.b)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

const channels = ({ l, c, h }: Oklch): [number, number, number] => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const shown = (value: number) => value >= -0.0005 && value <= 1.0005

/** Converts to hex. A colour that a screen cannot show loses chroma until it can, but keeps its lightness and hue. */
export const fromOklch = (color: Oklch): string => {
  const l = Math.min(1, Math.max(0, color.l))
  let c = color.c
  while (c > 0 && !channels({ ...color, l, c }).every(shown)) c = Math.max(0, c - 0.002)
  const digits = channels({ ...color, l, c }).map((value) => {
    const light = Math.min(1, Math.max(0, value))
    const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

const lab = (hex: string): readonly [number, number, number] => {
  const { l, c, h } = toOklch(hex)
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
}

/** How different two colours look: 100 times their Oklab distance (ΔE OK). 0 when equal, 100 for black and white. */
export const colourDifference = (one: string, other: string): number => {
  const [a, b] = [lab(one), lab(other)]
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
