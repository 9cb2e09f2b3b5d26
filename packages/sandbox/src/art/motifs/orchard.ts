import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

const leaf = 'M0 0C14-26 44-34 66-26 54-4 26 8 0 0z'

/** A pair of cherries. */
export const cherries: Motif = (ink) =>
  line('M-40 20C-36-30-10-62 26-80M46 30C50-20 44-54 26-80', '#3f7a1c', 8) +
  place(path(leaf, ink.fill('lime')), 26, -78, 1) +
  disc(-42, 42, 44, ink.ball('ruby')) +
  disc(48, 50, 40, ink.ball('ruby')) +
  shine('M-66 22A30 30 0 0 1-40 10Q-52 22-60 40z') +
  shine('M28 34A26 26 0 0 1 50 22Q38 34 34 48z')

/** A lemon with a leaf. */
export const lemon: Motif = (ink) =>
  place(
    path(
      'M-92 0C-84-10-76-20-66-34-40-66 40-66 66-34 76-20 84-10 92 0 84 10 76 20 66 34 40 66-40 66-66 34-76 20-84 10-92 0z',
      ink.ball('gold'),
    ) +
      shine('M-54-22C-40-42-14-46 6-46-20-36-36-20-42-2-52-4-56-14-54-22z') +
      place(path(leaf, ink.fill('lime')), 74, -12, 0.7, -50),
    0,
    8,
    1,
    -18,
  )

/** A bunch of grapes. */
export const grapes: Motif = (ink) => {
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [-34, [-54, -18, 18, 54]],
    [-4, [-36, 0, 36]],
    [26, [-20, 18]],
    [58, [0]],
  ]
  return (
    line('M0-40C0-64 6-78 18-92', '#6b3f1a', 9) +
    place(path(leaf, ink.fill('lime')), 2, -56, 1.2) +
    rows.flatMap(([y, xs]) => xs.map((x) => disc(x, y, 23, ink.ball('amethyst')))).join('')
  )
}

/** A slice of watermelon. */
export const melon: Motif = (ink) =>
  path('M-92-30H92A92 92 0 0 1-92-30z', ink.fill('emerald')) +
  path('M-80-30H80A80 80 0 0 1-80-30z', '#f4ffd9', 'stroke="none"') +
  path('M-70-30H70A70 70 0 0 1-70-30z', ink.fill('ruby'), 'stroke="none"') +
  [-40, -12, 16, 42].map((x, at) => oval(x, -8 + (at % 2) * 14, 4.5, 8, '#2a0710', 'stroke="none"')).join('') +
  oval(0, 22, 4.5, 8, '#2a0710', 'stroke="none"') +
  shine('M-62-24H-30L-46 8A60 60 0 0 1-62-24z', 0.35)

/** A four-leaf clover. */
export const clover: Motif = (ink) =>
  line('M4 10C8 40 22 66 44 84', '#2f7a1c', 10) +
  place(
    ink.ring(
      4,
      path('M0 0C-44-16-56-62-26-74-10-80 0-66 0-58 0-66 10-80 26-74 56-62 44-16 0 0z', ink.ball('emerald')) +
        line('M0-8V-40', '#d6ffb8', 3, 'opacity=".7"'),
    ),
    0,
    -10,
    1,
    8,
  )

/** A horseshoe. */
export const horseshoe: Motif = (ink) =>
  path('M-40 84-58 66C-110-20-74-88 0-88S110-20 58 66L40 84 18 68C60-10 44-48 0-48S-60-10-18 68z', ink.fill('gold')) +
  [
    [-66, -4],
    [-52, -44],
    [0, -68],
    [52, -44],
    [66, -4],
    [-50, 40],
    [50, 40],
  ]
    .map(([x, y]) => disc(x ?? 0, y ?? 0, 6, '#5c3206', 'stroke="none"'))
    .join('') +
  shine('M-80-20C-78-52-50-78-14-80-46-68-66-44-70-12z', 0.5)

/** A wrapped sweet. */
export const sweet: Motif = (ink) =>
  place(
    ink.mirror(path('M34 0 92-40Q80-12 96 0 80 12 92 40z', ink.fill('rose'))) +
      disc(0, 0, 56, ink.ball(ink.palette.second)) +
      path(
        'M-34-44A56 56 0 0 1-4-56Q24-10-16 54A56 56 0 0 1-44 34Q-12 0-34-44zM26-50A56 56 0 0 1 54-14Q58 18 34 44 48-6 26-50z',
        '#fff',
        'opacity=".75" stroke="none"',
      ) +
      shine('M-42-18A46 46 0 0 1-10-46Q-30-30-32-10z'),
    0,
    0,
    1,
    -24,
  )

/** A swirl on a stick. */
export const lollipop: Motif = (ink) =>
  block(-7, 10, 14, 90, 7, ink.fill('ivory')) +
  disc(0, -24, 66, ink.ball('rose')) +
  line('M0-24C14-36 26-8 0 0-36 4-40-58 2-60 62-58 58 26 0 30-64 26-72-62-22-78', '#fff', 10, 'opacity=".85"') +
  shine('M-48-48A56 56 0 0 1-14-78Q-36-58-42-38z', 0.5)

/** A carved pumpkin, lit from inside. */
export const pumpkin: Motif = (ink) =>
  path('M-8-52C-10-76 4-88 22-90L26-76C14-74 12-66 14-52z', ink.fill('lime')) +
  oval(-46, 14, 46, 62, ink.fill('amber')) +
  oval(46, 14, 46, 62, ink.fill('amber')) +
  oval(0, 12, 44, 66, ink.fill('amber')) +
  path(
    'M-52-6-22-20-26 8zM52-6 22-20 26 8zM-60 28C-30 44 30 44 60 28 46 62 20 66 16 62L10 50-8 62C-30 68-50 54-60 28z',
    '#fff2a0',
    'stroke-width="4"',
  )

/** A spotted toadstool. */
export const toadstool: Motif = (ink) =>
  path('M-26 6C-30 50-40 70-44 84H44C40 70 30 50 26 6z', ink.fill('ivory')) +
  path('M-92 12C-88-56-40-84 0-84S88-56 92 12C40 30-40 30-92 12z', ink.ball('ruby')) +
  [
    [-40, -28, 17],
    [16, -52, 15],
    [46, -10, 18],
    [-4, -6, 13],
    [-70, 2, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8, '#fff', 'stroke="none" opacity=".92"'))
    .join('')

/** A chili pepper. */
export const chili: Motif = (ink) =>
  line('M34-58C36-76 46-86 60-90', '#3f8a1c', 11) +
  path('M6-50C30-72 62-62 66-34 70 30 10 82-72 80-10 52-4 0 6-50z', ink.ball('ruby')) +
  path('M2-44C14-72 60-74 70-34 56-44 46-40 38-30 28-42 14-46 2-44z', ink.fill('lime')) +
  shine('M48-22C46 16 22 46-4 58 20 32 30 6 32-20z', 0.45)
