import { beads, block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

const pip = (x: number, y: number, r = 9) => disc(x, y, r, '#fff', 'stroke="none"')

/** The four suits, each about 40 wide. */
const suits = {
  heart: 'M0 20C-28-2-22-24-8-22-2-21 0-14 0-12 0-14 2-21 8-22 22-24 28-2 0 20z',
  spade: 'M0-24C26-4 24 12 12 14 6 14 2 10 0 8L6 24H-6L0 8C-2 10-6 14-12 14-24 12-26-4 0-24z',
  diamond: 'M0-24 18 0 0 24-18 0z',
  club: 'M0-24A11 11 0 0 1 8-6 11 11 0 1 1 3 8L6 24H-6L-3 8A11 11 0 1 1-8-6 11 11 0 0 1 0-24z',
} as const

/** A roulette wheel seen from above. */
export const roulette: Motif = (ink) => {
  const wedge = (from: number, fill: string) =>
    `<g transform="rotate(${from})">${path('M0 0-10.5-80A81 81 0 0 1 10.5-80z', fill, 'stroke="#f8dc8c" stroke-width="1.5"')}</g>`
  const red = ink.define('red', (id) => `<g id="${id}">${wedge(0, '#c9152f')}${wedge(15, '#15151c')}</g>`)
  const wedges = Array.from({ length: 12 }, (_, at) => `<use href="#${red}" transform="rotate(${at * 30})"/>`).join('')
  return (
    disc(0, 0, 98, ink.fill('wood')) +
    disc(0, 0, 86, ink.fill('gold')) +
    wedges +
    disc(0, 0, 52, ink.ball('wood')) +
    ink.ring(4, path('M-5 0-3-40A6 6 0 1 1 3-40L5 0z', ink.fill('gold'))) +
    disc(0, 0, 17, ink.ball('gold')) +
    disc(44, -50, 8, '#fff') +
    shine('M-88-24A92 92 0 0 1-30-86L-26-78A84 84 0 0 0-80-22z', 0.4)
  )
}

const card = (ink: Parameters<Motif>[0], suit: keyof typeof suits): string => {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d3163c' : '#171a26'
  return (
    block(-42, -62, 84, 124, 11, ink.fill('ivory')) +
    place(path(suits[suit], colour, 'stroke="none"'), 0, 4, 1.35) +
    place(path(suits[suit], colour, 'stroke="none"'), -28, -44, 0.42) +
    place(path(suits[suit], colour, 'stroke="none"'), 28, 46, 0.42, 180)
  )
}

/** A fan of three cards. */
export const cards: Motif = (ink) =>
  place(card(ink, 'club'), -44, 12, 1, -22) +
  place(card(ink, 'diamond'), 44, 12, 1, 22) +
  place(card(ink, 'spade'), 0, -12, 1.12)

/** Two cards, king's and queen's suits. */
export const pair: Motif = (ink) =>
  place(card(ink, 'spade'), -34, 4, 1.15, -12) + place(card(ink, 'heart'), 36, 0, 1.15, 12)

/** Two dice, thrown. */
export const dice: Motif = (ink) =>
  place(
    block(-44, -44, 88, 88, 16, ink.fill('ruby')) +
      shine('M-34-36H20L-36 18z', 0.25) +
      pip(-22, -22) +
      pip(22, 22) +
      pip(22, -22) +
      pip(-22, 22) +
      pip(0, 0),
    -38,
    26,
    1,
    -18,
  ) +
  place(
    block(-44, -44, 88, 88, 16, ink.fill('ivory')) +
      [-22, 0, 22].map((x) => disc(x, x, 9, '#c9152f', 'stroke="none"')).join(''),
    42,
    -32,
    0.94,
    20,
  )

/** A stack of chips with one leaning. */
export const chips: Motif = (ink) => {
  const trim = ink.define(
    'trim',
    (id) =>
      `<g id="${id}"><circle r="43" fill="none" stroke="#fff" stroke-width="13" stroke-dasharray="15 30.03"/><circle r="33" fill="none" stroke="#fff"/>${place(path(suits.spade, '#fff', 'stroke="none"'), 0, 0, 0.75)}</g>`,
  )
  const face = (material: 'ruby' | 'sapphire' | 'emerald') =>
    `${disc(0, 0, 50, ink.fill(material))}<use href="#${trim}"/>`
  return (
    place(face('sapphire'), -42, 34, 1) +
    place(face('emerald'), 44, 36, 0.96, 30) +
    place(face('ruby'), 0, -30, 1.12, 12)
  )
}

/** A money wheel with a pointer. */
export const wheel: Motif = (ink) => {
  const fills = ['ruby', 'gold', 'emerald', 'ruby', 'gold', 'emerald'] as const
  const wedge = ink.define('wedge', (id) => `<path id="${id}" d="M0 0-40-69A80 80 0 0 1 40-69z" stroke="#fff6c4"/>`)
  return (
    disc(0, 4, 94, ink.fill('gold')) +
    place(
      fills
        .map((fill, at) => `<use href="#${wedge}" fill="${ink.fill(fill)}" transform="rotate(${at * 60})"/>`)
        .join(''),
      0,
      4,
    ) +
    place(beads(12, 87, 9, '#fffbe0'), 0, 4) +
    disc(0, 4, 24, ink.ball('gold')) +
    place(path('M0-16 5-5 16-4 8 4 10 15 0 9-10 15-8 4-16-4-5-5z', '#a4560a', 'stroke="none"'), 0, 4) +
    path('M-17-98H17L0-62z', ink.fill('ruby'))
  )
}

/** Three dice under a glass dome. */
export const dome: Motif = (ink) =>
  path('M-78 50V4C-78-110 78-110 78 4V50z', '#dff6ff', 'fill-opacity=".28"') +
  [
    [-32, 30, -12],
    [32, 28, 10],
    [0, -10, 22],
  ]
    .map(([x = 0, y = 0, turn = 0], at) =>
      place(
        block(-24, -24, 48, 48, 9, ink.fill('ivory')) +
          (at === 2
            ? disc(0, 0, 9, '#d3163c', 'stroke="none"')
            : [-11, 11]
                .map((p) => disc(p, p, 5.5, '#171a26', 'stroke="none"') + disc(p, -p, 5.5, '#171a26', 'stroke="none"'))
                .join('')),
        x,
        y,
        1,
        turn,
      ),
    )
    .join('') +
  path('M-92 50H92L80 80H-80z', ink.fill('gold')) +
  shine('M-62-4C-60-50-36-72-14-76-40-54-46-20-46 20-56 16-62 6-62-4z', 0.6)

/** A mahjong tile pair. */
export const mahjong: Motif = (ink) => {
  const tile = (inner: string) =>
    block(-40, -54, 80, 116, 12, ink.fill('emerald')) + block(-40, -60, 80, 108, 12, ink.fill('ivory')) + inner
  return (
    place(
      tile(ink.ring(6, oval(0, -24, 8, 11, '#1f8a4c', 'stroke="none"')) + disc(0, -0, 11, '#d3163c', 'stroke="none"')),
      -38,
      10,
      1,
      -12,
    ) + place(tile(line('M-20-36H20M0-48V32M-22-18H22V6H-22z', '#d3163c', 8)), 40, -4, 1, 10)
  )
}

/** Two dominoes. */
export const domino: Motif = (ink) => {
  const stone = (dots: readonly (readonly [number, number])[]) =>
    block(-36, -78, 72, 156, 13, ink.fill('ivory')) +
    line('M-24 0H24', '#8a7a5a', 4) +
    dots.map(([x, y]) => disc(x, y, 8, '#171a26', 'stroke="none"')).join('')
  return (
    place(
      stone([
        [-14, -56],
        [14, -20],
        [0, -38],
        [0, 38],
      ]),
      -36,
      6,
      1,
      -14,
    ) +
    place(
      stone([
        [-14, -54],
        [14, -22],
        [14, -54],
        [-14, -22],
        [-14, 22],
        [0, 38],
        [14, 54],
      ]),
      40,
      -4,
      1,
      12,
    )
  )
}

/** A chess knight. */
export const knight: Motif = (ink) =>
  path('M-54 66H54L66 90H-66z', ink.fill('gold')) +
  path(
    'M-42 66C-44 30 0 16-4-14-24-2-36 14-54 8-72-2-66-22-52-34-38-64-24-78-8-82L0-98 16-78C64-60 66 10 46 66z',
    ink.fill('ivory'),
  ) +
  path('M16-78C64-60 66 10 46 66H26C44 6 36-44 4-62z', ink.fill('gold'), 'stroke="none" opacity=".75"') +
  disc(-16, -48, 6, '#171a26', 'stroke="none"') +
  line('M-56-2Q-50-10-44-8', '#6b5a3a', 4)

/** A large spade. */
export const spade: Motif = (ink) =>
  path(
    'M0-92C40-52 92-28 88 18 84 52 42 62 16 34 18 56 26 74 38 88H-38C-26 74-18 56-16 34-42 62-84 52-88 18-92-28-40-52 0-92z',
    ink.fill('iron'),
  ) + shine('M-8-66C-36-36-68-18-70 10-54-16-22-30-8-66z', 0.35)

/** A large heart. */
export const heart: Motif = (ink) =>
  path(
    'M0 88C-96 26-104-28-80-58-54-88-12-80 0-42 12-80 54-88 80-58 104-28 96 26 0 88z',
    ink.fill('ruby'),
    'stroke-width="5"',
  ) + shine('M-74-30C-70-58-44-66-26-56-50-48-60-28-58-4-68-10-74-20-74-30z')
