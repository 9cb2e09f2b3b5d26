import { diceFrom, hashText, type Dice } from './seed.ts'
import { materials, type Material, type Palette } from './palettes.ts'

/**
 * The pen of one picture. Paints are defined once, when first used, with ids that are unique to the picture, so
 * that one document can hold several pictures.
 */
export interface Ink {
  readonly palette: Palette
  readonly dice: Dice
  /** A top-to-bottom gradient of a material. */
  fill(material: Material): string
  /** A gradient lit from the upper left, for round things. */
  ball(material: Material): string
  /** A fading glow of a colour. */
  glow(colour: string): string
  /** Adds any definition; returns its id for `url(#…)` or `href`. */
  define(name: string, markup: (id: string) => string): string
  /** Draws once and again mirrored about the y axis. */
  mirror(markup: string): string
  /** Draws `count` copies turned about the origin. */
  ring(count: number, markup: string): string
  /** The collected `<defs>`. */
  defs(): string
}

/** Starts the picture of `seed`. */
export const createInk = (seed: string, palette: Palette): Ink => {
  const prefix = `c${hashText(seed).toString(36)}`
  const known = new Map<string, string>()
  let defs = ''
  let copies = 0
  const define: Ink['define'] = (name, markup) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const id = `${prefix}${known.size.toString(36)}`
    known.set(name, id)
    // A definition may use others, which must come first.
    const made = markup(id)
    defs += made
    return id
  }
  const copy = (markup: string): { id: string; first: string } => {
    copies += 1
    const id = `${prefix}_${copies}`
    return { id, first: `<g id="${id}">${markup}</g>` }
  }
  const linear = (material: Material): string => {
    const [light, mid, dark] = materials[material]
    return define(
      `f${material}`,
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    )
  }
  return {
    palette,
    dice: diceFrom(seed),
    define,
    fill: (material) => `url(#${linear(material)})`,
    ball(material) {
      const tones = linear(material)
      return `url(#${define(`b${material}`, (id) => `<radialGradient id="${id}" href="#${tones}" cx=".35" cy=".3" r=".75"/>`)})`
    },
    glow(colour) {
      return `url(#${define(
        `g${colour}`,
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      )})`
    },
    mirror(markup) {
      const { id, first } = copy(markup)
      return `${first}<use href="#${id}" transform="scale(-1 1)"/>`
    },
    ring(count, markup) {
      const { id, first } = copy(markup)
      let turned = first
      for (let at = 1; at < count; at += 1)
        turned += `<use href="#${id}" transform="rotate(${round((360 / count) * at)})"/>`
      return turned
    },
    defs: () => (defs === '' ? '' : `<defs>${defs}</defs>`),
  }
}

/** Rounds to one decimal, which is finer than a pixel of a tile. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** A filled path. */
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`

/** A filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`

/** A filled rectangle with round corners. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${more && ` ${more}`}/>`

/** A light reflection: white, unoutlined, translucent. */
export const shine = (d: string, opacity = 0.55): string =>
  path(d, '#fff', `opacity="${String(opacity).replace('0.', '.')}" stroke="none"`)

/** An open line. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more && ` ${more}`}/>`

/** Rays from the origin in one path: `count` wedges, `half` degrees to each side, out to `reach`. */
export const burst = (count: number, half: number, reach: number, fill: string, more = ''): string => {
  const point = (degrees: number) =>
    `${Math.round(reach * Math.sin((degrees * Math.PI) / 180))} ${Math.round(-reach * Math.cos((degrees * Math.PI) / 180))}`
  let d = ''
  for (let at = 0; at < count; at += 1)
    d += `M0 0L${point((360 / count) * at - half)} ${point((360 / count) * at + half)}z`
  return path(d, fill, more)
}

/** A ring of `count` round beads about the origin, drawn as one dotted circle. */
export const beads = (count: number, r: number, size: number, colour: string): string =>
  `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${Math.round(((2 * Math.PI * r) / count) * 1000) / 1000}"/>`

/** Round dots scattered over a field, in two sizes; two paths in all, however many dots. */
export const dots = (
  ink: Ink,
  count: number,
  field: readonly [left: number, top: number, right: number, bottom: number],
  size: number,
  colour: string,
  opacity: number,
): string =>
  [size, size * 2]
    .map((width) => {
      let d = ''
      for (let at = 0; at < count / 2; at += 1)
        d += `M${ink.dice.between(field[0], field[2])} ${ink.dice.between(field[1], field[3])}h0`
      return line(d, colour, width, `opacity="${String(opacity).replace('0.', '.')}"`)
    })
    .join('')

/** Moves, scales and turns a drawing. */
export const place = (markup: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}${turn ? ` rotate(${turn})` : ''}">${markup}</g>`
