import { round } from './ink.ts'

/**
 * A drawn alphabet, so that names on pictures look the same everywhere: an SVG shown as an image cannot load fonts.
 * Each glyph is its width and its strokes, ten units high: a starting point, then relative commands.
 */
const bowl = 'c1.9 0 2.9 1.3 2.9 3.2v3.6c0 1.9-1 3.2-2.9 3.2s-2.9-1.3-2.9-3.2v-3.6c0-1.9 1-3.2 2.9-3.2z'
const open = 'c-.3-1.6-1.3-2.6-2.7-2.6-1.8 0-2.8 1.3-2.8 3.2v3.6c0 1.9 1 3.2 2.8 3.2'
const glyphs: Readonly<
  Record<string, readonly [width: number, ...strokes: (readonly [x: number, y: number, commands: string])[]]>
> = {
  A: [6, [0, 10, 'l3-10 3 10'], [1.1, 6.8, 'h3.8']],
  B: [5.3, [0, 4.8, 'h2.9c1.6 0 2.4 1 2.4 2.5s-.9 2.7-2.4 2.7h-2.9v-10h2.6c1.4 0 2.2.9 2.2 2.3s-.8 2.5-2.2 2.5']],
  C: [5.5, [5.5, 2.6, `${open}c1.4 0 2.4-1 2.7-2.6`]],
  D: [5.5, [0, 0, 'h2.4c2 0 3.1 1.4 3.1 3.4v3.2c0 2-1.1 3.4-3.1 3.4h-2.4z']],
  E: [4.4, [4.4, 0, 'h-4.4v10h4.4'], [0, 4.8, 'h3.6']],
  F: [4.4, [4.4, 0, 'h-4.4v10'], [0, 4.8, 'h3.6']],
  G: [5.5, [5.5, 2.6, `${open}c1.7 0 2.7-1.1 2.7-2.9v-1.7h-2.4`]],
  H: [5.4, [0, 0, 'v10'], [5.4, 0, 'v10'], [0, 4.9, 'h5.4']],
  I: [0, [0, 0, 'v10']],
  J: [4.2, [4.2, 0, 'v7.2c0 1.8-.8 2.8-2.2 2.8-1.2 0-2-.8-2-2.2']],
  K: [5.1, [0, 0, 'v10'], [5, 0, 'l-4.4 5 4.5 5']],
  L: [4.2, [0, 0, 'v10h4.2']],
  M: [7, [0, 10, 'v-10l3.5 5.6 3.5-5.6v10']],
  N: [5.6, [0, 10, 'v-10l5.6 10v-10']],
  O: [5.8, [2.9, 0, bowl]],
  P: [5.5, [0, 10, 'v-10h2.7c1.8 0 2.8 1.1 2.8 2.8s-1 2.8-2.8 2.8h-2.7']],
  Q: [5.8, [2.9, 0, bowl], [3.4, 7.2, 'l2.6 3.2']],
  R: [5.4, [0, 10, 'v-10h2.7c1.7 0 2.7 1.1 2.7 2.7s-1 2.7-2.7 2.7h-2.7'], [2.7, 5.4, 'l2.7 4.6']],
  S: [
    5,
    [4.8, 2.2, 'c-.3-1.4-1.1-2.2-2.4-2.2-1.4 0-2.4.9-2.4 2.3 0 3.3 5 2 5 5.3 0 1.5-1 2.4-2.6 2.4-1.4 0-2.2-.9-2.4-2.3'],
  ],
  T: [5.6, [0, 0, 'h5.6'], [2.8, 0, 'v10']],
  U: [5.4, [0, 0, 'v7c0 1.9 1 3 2.7 3s2.7-1.1 2.7-3v-7']],
  V: [5.8, [0, 0, 'l2.9 10 2.9-10']],
  W: [8, [0, 0, 'l2.1 10 1.9-7 1.9 7 2.1-10']],
  X: [5.4, [0, 0, 'l5.4 10'], [5.4, 0, 'l-5.4 10']],
  Y: [5.6, [0, 0, 'l2.8 5.2 2.8-5.2'], [2.8, 5.2, 'v4.8']],
  Z: [5, [0, 0, 'h5l-5 10h5']],
  0: [5.8, [2.9, 0, bowl]],
  1: [2, [0, 1.8, 'l2-1.8v10']],
  2: [5, [0.2, 2.6, 'c.2-1.7 1.1-2.6 2.4-2.6 1.5 0 2.4 1 2.4 2.5 0 2.5-3.4 4-5 7.5h5']],
  3: [5, [0.2, 0, 'h4.6l-2.6 3.9c1.7 0 2.8 1.1 2.8 3s-1.1 3.1-2.7 3.1c-1.3 0-2.1-.8-2.3-2.2']],
  4: [5.4, [4, 10, 'v-10l-4 7h5.4']],
  5: [5, [4.6, 0, 'h-4l-.4 4.4c.6-.6 1.3-.8 2.1-.8 1.6 0 2.7 1.2 2.7 3.1 0 2-1.1 3.3-2.7 3.3-1.3 0-2.1-.8-2.3-2.2']],
  6: [5.2, [4, 0, 'c-2.6 1.2-4 3.6-4 6.6 0 2.2 1 3.4 2.6 3.4s2.6-1.2 2.6-3-1-2.9-2.5-2.9-2.7 1-2.7 2.5']],
  7: [4.8, [0, 0, 'h4.8l-3 10']],
  8: [
    5.2,
    [
      2.6,
      0,
      'c1.4 0 2.2 1 2.2 2.4s-.9 2.3-2.2 2.3-2.2-.9-2.2-2.3.8-2.4 2.2-2.4zm0 4.7c1.6 0 2.6 1.1 2.6 2.6s-1 2.7-2.6 2.7-2.6-1.2-2.6-2.7 1-2.6 2.6-2.6z',
    ],
  ],
  9: [5.2, [1.2, 10, 'c2.6-1.2 4-3.6 4-6.6 0-2.2-1-3.4-2.6-3.4s-2.6 1.2-2.6 3 1 2.9 2.5 2.9 2.7-1 2.7-2.5']],
  '&': [
    5.6,
    [5.6, 10, 'l-4.6-6c-.9-1.2-.4-4 1.5-4 1.7 0 2.3 2.2.9 3.4l-2.2 1.9c-1.8 1.6-.9 4.7 1.6 4.7 1.8 0 2.9-1.6 3-4'],
  ],
  '+': [4.4, [0, 5.2, 'h4.4'], [2.2, 3, 'v4.4']],
  '-': [3, [0, 5.2, 'h3']],
  "'": [0, [0, 0, 'v1.6']],
  '!': [0, [0, 0, 'v6.4'], [0, 9.8, 'v.2']],
  '.': [0, [0, 9.8, 'v.2']],
  ':': [0, [0, 3, 'v.2'], [0, 8.6, 'v.2']],
  ',': [0.6, [0.6, 9.6, 'l-.6 1.6']],
  '%': [6, [6, 0, 'l-6 10'], [1.2, 0.8, 'v1.2'], [4.8, 8, 'v1.2']],
}

const between = 3.1
const space = 3.4

/** A drawn word: one path of strokes, `width` wide and 10 high, to be stroked with a round join. */
export interface Lettering {
  readonly path: string
  readonly width: number
}

/** Whether every character of `text` can be drawn. Other scripts fall back to the system's fonts. */
export const canLetter = (text: string): boolean => [...plain(text)].every((char) => char === ' ' || char in glyphs)

/** Draws a word or line. Skips characters without a glyph: check {@link canLetter} first. */
export const letters = (text: string): Lettering => {
  let at = 0
  let path = ''
  for (const char of plain(text)) {
    if (char === ' ') {
      at += space
      continue
    }
    const glyph = glyphs[char]
    if (glyph === undefined) continue
    const [width, ...strokes] = glyph
    for (const [x, y, commands] of strokes) path += `M${round(at + x)} ${y}${commands}`
    at += width + between
  }
  return { path, width: Math.max(0, round(at - between)) }
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘`]/g, "'").replace(/[–—]/g, '-').toUpperCase()
