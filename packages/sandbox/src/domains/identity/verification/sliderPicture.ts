import { encode } from 'fast-png'
import { randomInteger, type Random } from '../../../core/random/random.ts'
import type { SliderPuzzle } from './rows.ts'
import { SLIDER } from './slider.ts'

type Colour = readonly [number, number, number]

const { width, height, piece } = SLIDER
/** Colours of the picture; any two of them go well together. */
const SHADES: readonly Colour[] = [
  [24, 34, 66],
  [52, 74, 142],
  [124, 92, 210],
  [230, 150, 92],
  [38, 128, 132],
  [222, 196, 120],
]

/** The two pictures of a puzzle as PNG data URLs: the scene with its gap, and the piece cut out of it. */
export function sliderPictures(puzzle: SliderPuzzle, random: Random): { picture: string; piece: string } {
  const scene = paint(random)
  const cut = new Uint8Array(piece * piece * 4)
  const gapped = new Uint8Array(scene)
  for (let row = 0; row < piece; row++) {
    for (let column = 0; column < piece; column++) {
      const shape = inside(column, row)
      if (shape === 'outside') continue
      const from = ((puzzle.y + row) * width + puzzle.x + column) * 3
      const to = (row * piece + column) * 4
      for (let part = 0; part < 3; part++) {
        const value = scene[from + part] ?? 0
        cut[to + part] = shape === 'edge' ? 255 : value
        gapped[from + part] = shape === 'edge' ? 235 : Math.round(value * 0.35 + 10)
      }
      cut[to + 3] = 255
    }
  }
  return {
    picture: address(encode({ width, height, data: gapped, channels: 3, depth: 8 })),
    piece: address(encode({ width: piece, height: piece, data: cut, channels: 4, depth: 8 })),
  }
}

/** Paints coloured hills under scattered discs. */
function paint(random: Random): Uint8Array {
  const data = new Uint8Array(width * height * 3)
  const shade = (): Colour => SHADES[randomInteger(random, SHADES.length)] ?? [0, 0, 0]
  const [sky, far, near] = [shade(), shade(), shade()]
  const hills = [far, near].map((colour, index) => ({
    colour,
    base: height * (0.45 + 0.22 * index),
    swing: 14 + randomInteger(random, 16),
    length: 30 + randomInteger(random, 50),
    start: randomInteger(random, 100),
  }))
  const discs = Array.from({ length: 14 }, () => ({
    colour: shade(),
    x: randomInteger(random, width),
    y: randomInteger(random, height),
    radius: 4 + randomInteger(random, 16),
  }))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let colour = sky
      for (const hill of hills) {
        if (y > hill.base + hill.swing * Math.sin((x + hill.start) / hill.length)) colour = hill.colour
      }
      for (const disc of discs) {
        if ((x - disc.x) ** 2 + (y - disc.y) ** 2 < disc.radius ** 2) colour = disc.colour
      }
      const light = 1 - (y / height) * 0.25
      for (let part = 0; part < 3; part++) data[(y * width + x) * 3 + part] = Math.round((colour[part] ?? 0) * light)
    }
  }
  return data
}

/** A square with a knob to the right and a notch at the top, and its one-pixel edge. */
function inside(x: number, y: number): 'outside' | 'edge' | 'inside' {
  const holds = (column: number, row: number): boolean => {
    const knob = (column - 37) ** 2 + (row - 26) ** 2 <= 81
    const notch = (column - 19) ** 2 + (row - 8) ** 2 <= 49
    const body = column >= 2 && column <= 37 && row >= 8 && row <= 45
    return (body || knob) && !notch
  }
  if (!holds(x, y)) return 'outside'
  return holds(x - 1, y) && holds(x + 1, y) && holds(x, y - 1) && holds(x, y + 1) ? 'inside' : 'edge'
}

function address(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:image/png;base64,${btoa(binary)}`
}
