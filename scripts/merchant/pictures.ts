/** First pictures of a new merchant, drawn in its colours until it provides its own: rings around a spark. */
import { PNG } from 'pngjs'

/** Colours of a picture, each `#rrggbb`. */
export interface PictureColours {
  readonly ground: string
  readonly front: string
  readonly spark: string
}

const marks = ({ front, spark }: PictureColours) =>
  `<circle cx="16" cy="16" r="9" fill="none" stroke="${front}" stroke-width="3"/><circle cx="16" cy="16" r="3.6" fill="${spark}"/>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The favicon. */
export const emblem = (colours: PictureColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colours.ground}"/>${marks(colours)}</svg>\n`

/** Emblem and name, for a background of the theme. */
export function logo(name: string, colours: PictureColours & { readonly text: string }): string {
  const length = Math.round(name.length * 10.4)
  const width = 40 + length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">${marks(colours)}<text x="36" y="22.5" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${colours.text}" font-family="system-ui,sans-serif" font-size="19" font-weight="700">${escaped(name)}</text></svg>\n`
}

/** The home page's first picture, 3:1. */
export function hero({ ground, front, spark }: PictureColours): string {
  const rings = [90, 150, 210, 270, 330].map(
    (r, index) =>
      `<circle cx="900" cy="200" r="${r}" fill="none" stroke="${front}" stroke-width="${14 - index * 2}" stroke-opacity="${0.9 - index * 0.17}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><path fill="${ground}" d="M0 0h1200v400H0z"/>${rings.join('')}<circle cx="900" cy="200" r="44" fill="${spark}"/></svg>\n`
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** An icon for home screens, a square PNG. Its marks stay inside the safe zone of masks. */
export function icon(size: number, { ground, front, spark }: PictureColours): Buffer {
  const picture = new PNG({ width: size, height: size })
  const [back, ring, dot] = [channels(ground), channels(front), channels(spark)]
  const cover = (distance: number, from: number, to: number) =>
    Math.max(0, Math.min(1, distance - from + 0.5)) * Math.max(0, Math.min(1, to - distance + 0.5))
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)
      const onRing = cover(distance, size * 0.235, size * 0.325)
      const onDot = cover(distance, -1, size * 0.115)
      const at = (y * size + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const base = (back[channel] ?? 0) * (1 - onRing - onDot)
        picture.data[at + channel] = Math.round(base + (ring[channel] ?? 0) * onRing + (dot[channel] ?? 0) * onDot)
      }
      picture.data[at + 3] = 255
    }
  }
  return PNG.sync.write(picture)
}
