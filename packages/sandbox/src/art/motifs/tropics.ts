import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** A ripe mango with a leaf. */
export const mango: Motif = (ink) =>
  line('M24-66C30-80 40-88 54-92', '#6b3f1a', 9) +
  path('M30-78C50-98 80-94 94-74 72-66 48-66 30-78z', ink.fill('emerald')) +
  path('M24-68C70-64 92-22 76 24 58 72 4 96-40 76-84 56-92 6-64-30-42-58-10-70 24-68z', ink.ball('gold')) +
  path(
    'M24-68C70-64 92-22 76 24 68 46 54 62 36 72 56 20 50-34 24-68z',
    ink.fill('amber'),
    'stroke="none" opacity=".6"',
  ) +
  shine('M-56-14C-42-40-18-52 0-54-22-38-34-18-38 6-50 6-58-2-56-14z')

/** A panda with a bamboo leaf. */
export const panda: Motif = (ink) =>
  ink.mirror(disc(56, -56, 26, ink.ball('night'))) +
  path('M0-76C52-76 84-42 84 4 84 54 46 82 0 82S-84 54-84 4C-84-42-52-76 0-76z', ink.ball('ivory')) +
  ink.mirror(
    path('M16-18C32-36 58-22 56 4 52 24 24 26 16 10z', ink.fill('night')) +
      disc(36, -4, 9, '#fff', 'stroke="none"') +
      disc(34, -4, 5, '#0b0f26', 'stroke="none"'),
  ) +
  oval(0, 26, 13, 9, '#1f2850') +
  line('M0 34V44M-18 46Q-8 56 0 44 8 56 18 46', '#1f2850', 4) +
  path('M10 52C40 44 70 56 90 82 60 84 30 76 10 52z', ink.fill('lime'))

/** A laughing monkey. */
export const monkey: Motif = (ink) =>
  ink.mirror(disc(72, -2, 26, ink.ball('wood')) + disc(72, -2, 14, '#f0c48e', 'stroke="none"')) +
  path('M0-82C46-82 72-50 70-8 68 48 40 84 0 84S-68 48-70-8C-72-50-46-82 0-82z', ink.ball('wood')) +
  path(
    'M0-26C14-52 56-44 52-10 50 4 46 10 50 26 48 58 26 74 0 74S-48 58-50 26C-46 10-50 4-52-10-56-44-14-52 0-26z',
    ink.fill('ivory'),
  ) +
  ink.mirror(
    disc(22, -14, 11, '#2a1204', 'stroke="none"') +
      disc(18, -18, 4, '#fff', 'stroke="none"') +
      oval(6, 14, 4, 3, '#2a1204', 'stroke="none"'),
  ) +
  path('M-32 30Q0 42 32 30 26 60 0 60T-32 30z', '#8c1030') +
  path('M-12-84C-10-100 6-104 14-96 4-94 6-88 10-82z', ink.fill('wood'))

/** An elephant in festival dress. */
export const elephant: Motif = (ink) =>
  ink.mirror(
    path('M34-50C64-84 100-60 96-10 92 30 66 44 40 24z', ink.fill('silver')) +
      path('M48-40C66-58 84-44 82-12 78 12 64 20 48 8z', '#ff9fb5', 'stroke="none" opacity=".7"'),
  ) +
  path(
    'M0-78C40-78 58-50 52-10 46 20 30 26 26 44 24 66 32 74 44 70 52 86 22 98 2 84-18 70-16 44-26 34-44 16-56-4-52-24-48-56-30-78 0-78z',
    ink.fill('silver'),
  ) +
  ink.mirror(
    path('M22 30C40 34 46 48 44 62 34 56 24 48 20 40z', ink.fill('ivory')) +
      disc(28, -8, 7, '#1b2130', 'stroke="none"'),
  ) +
  path('M-34-70Q0-92 34-70 24-30 0-24-24-30-34-70z', ink.fill('ruby')) +
  path('M0-66 12-48 0-32-12-48z', ink.fill('gold')) +
  line('M-8 30H14M-6 44H16M-2 58H20', '#5a6b82', 3, 'opacity=".6"')

/** A peacock showing its fan. */
export const peacock: Motif = (ink) => {
  const feather =
    path('M0 40C-22-10-24-66 0-98 24-66 22-10 0 40z', ink.fill('emerald')) +
    oval(0, -66, 14, 17, ink.fill('gold')) +
    oval(0, -64, 8, 11, '#0b2f8e', 'stroke="none"')
  const id = ink.define('feather', (name) => `<g id="${name}">${feather}</g>`)
  const fan = [-76, 76, -51, 51, -26, 26, 0]
    .map((turn) => `<use href="#${id}" transform="translate(0 30) rotate(${turn})"/>`)
    .join('')
  return place(
    fan +
      path('M-18 80C-36 52-24 28-14 6-18-12-8-28 6-26 22-24 24-6 16 6 30 34 36 58 18 80z', ink.fill('sapphire')) +
      path('M16-12 34-6 16 2z', ink.fill('gold')) +
      disc(8, -12, 4, '#fff', 'stroke="none"') +
      line('M2-26V-42M8-26 14-42M-4-24-10-38', '#f8bb35', 3),
    0,
    0,
    1.2,
  )
}

/** A kite with ribbons. */
export const kite: Motif = (ink) =>
  line('M-20 34C-60 50-20 76-56 98', ink.palette.light, 4) +
  place(path('M0 0-14-9V9zM0 0 14-9V9zM-14 26-28 17V35zM-14 26 0 17V35z', ink.fill('rose')), -40, 56) +
  path('M40-96 92-10-20 40-52-62z', ink.fill(ink.palette.second)) +
  path('M40-96-20 40-52-62z', ink.fill('gold')) +
  line('M40-96-20 40M-52-62 92-10', '#fff', 4, 'opacity=".8"') +
  path('M8-44 18-26 38-24 22-12 28 8 10-4-8 4-2-14-16-28 4-28z', ink.fill('ivory'))

/** Stems of bamboo. */
export const bamboo: Motif = (ink) => {
  const stem = (x: number, top: number) =>
    block(x, top, 26, 96 - top, 6, ink.fill('lime')) +
    [0, 1, 2].map((at) => block(x - 3, top + 34 + at * 44, 32, 7, 3, ink.fill('emerald'))).join('')
  const leaf = path('M0 0C20-26 56-30 84-12 56 8 24 12 0 0z', ink.fill('emerald'))
  return (
    stem(-56, -72) +
    stem(20, -60) +
    stem(-18, -94) +
    place(leaf, 8, -46) +
    place(leaf, -34, -24, 0.8, 200) +
    place(leaf, 44, 10, 0.7, -20) +
    place(leaf, -50, 40, 0.6, 170)
  )
}

/** A painted jeepney. */
export const jeepney: Motif = (ink) =>
  path('M-92 36V-46Q-92-60-78-60H44L58-14H82Q96-14 96 0V36z', ink.fill(ink.palette.second)) +
  path('M-96-50H50V-66Q-22-82-96-66z', ink.fill('gold')) +
  block(-82, -42, 34, 32, 5, '#dff6ff') +
  block(-42, -42, 34, 32, 5, '#dff6ff') +
  path('M-2-42H36L46-10H-2z', '#dff6ff') +
  path('M-92 4H96V16H-92z', ink.fill('gold')) +
  line('M-84 26 -72 20 -60 26 -48 20 -36 26 -24 20 -12 26 0 20 12 26 24 20', ink.palette.light, 4) +
  [-50, 54].map((x) => disc(x, 42, 24, ink.fill('iron')) + disc(x, 42, 11, ink.ball('silver'))).join('') +
  disc(90, 4, 7, '#fff7c9') +
  path('M58-14H80L76-24H64z', ink.fill('silver'))

/** A steam train, head on the rails. */
export const train: Motif = (ink) =>
  line('M-40-74C-60-84-60-98-36-96-30-110 0-104-8-90', '#fff', 12, 'opacity=".7"') +
  block(-50, -66, 20, 34, 4, ink.fill('iron')) +
  path('M20-70H86V40H20z', ink.fill(ink.palette.second)) +
  block(36, -54, 36, 34, 5, '#dff6ff') +
  path('M10-80H96V-66H10z', ink.fill('gold')) +
  block(-78, -34, 104, 66, 26, ink.fill('ruby')) +
  path('M-44-34H-32V32H-44zM-10-34H2V32H-10z', ink.fill('gold')) +
  path('M-96 62-78 30H90V46H-70z', ink.fill('iron')) +
  [-56, -14, 54]
    .map((x, at) => disc(x, 58, at === 2 ? 28 : 20, ink.fill('iron')) + disc(x, 58, 8, ink.ball('gold')))
    .join('') +
  disc(-76, -2, 12, '#fff7c9')

/** A butterfly. */
export const butterfly: Motif = (ink) =>
  ink.mirror(
    path('M4-10C20-70 74-92 94-62 104-30 70 4 8 4z', ink.fill(ink.palette.second)) +
      path('M6 6C50 4 80 26 70 58 58 84 18 66 4 18z', ink.fill(ink.palette.first)) +
      path('M20-16C36-50 66-64 78-48 80-28 54-10 24-8z', '#fff', 'opacity=".4" stroke="none"') +
      disc(48, 42, 10, '#fff', 'opacity=".6" stroke="none"') +
      line('M2-40C8-62 18-72 30-76', ink.palette.edge, 5),
  ) + oval(0, 4, 8, 48, ink.fill('iron'))

/** A coconut, halved, with a straw. */
export const coconut: Motif = (ink) =>
  line('M22-30 46-96 70-100', '#e41c49', 9) +
  path('M-84-14C-84 52-44 86 0 86S84 52 84-14z', ink.ball('wood')) +
  oval(0, -14, 84, 34, ink.fill('ivory')) +
  oval(0, -12, 64, 22, ink.fill('teal')) +
  place(ink.ring(5, oval(0, -15, 9, 14, ink.fill('rose'))) + disc(0, 0, 7, ink.ball('gold')), -52, -34) +
  line('M-50 30Q-44 50-30 62M40 34Q34 52 22 64', '#d69a5f', 4, 'opacity=".7"')

/** An island with a palm. */
export const island: Motif = (ink) =>
  disc(44, -30, 44, ink.ball('gold')) +
  path('M-96 66Q0 40 96 66 60 92 0 92T-96 66z', ink.fill('teal')) +
  path('M-70 66C-40 26 40 26 70 66 30 78-30 78-70 66z', ink.fill('gold')) +
  line('M-8 46C-2 14-12-14-26-40', '#8f5428', 13) +
  place(
    [-70, -20, 30, 80]
      .map((turn) => place(path('M0 0C14-26 46-34 76-18 48-8 22 4 0 0z', ink.fill('emerald')), 0, 0, 1, turn - 60))
      .join('') + place(path('M0 0C14-26 46-34 76-18 48-8 22 4 0 0z', ink.fill('lime')), 0, 0, 1, 160),
    -26,
    -40,
  ) +
  disc(-20, -32, 8, ink.ball('wood')) +
  disc(-34, -30, 8, ink.ball('wood'))

/** A hibiscus flower. */
export const hibiscus: Motif = (ink) =>
  ink.mirror(path('M20 40C50 30 84 44 96 76 62 82 34 70 20 40z', ink.fill('emerald'))) +
  ink.ring(
    5,
    path('M0 0C-40-16-52-60-26-80-14-88-6-78 0-84 6-78 14-88 26-80 52-60 40-16 0 0z', ink.fill('rose')) +
      line('M0-14V-56', '#921b56', 3, 'opacity=".5"'),
  ) +
  disc(0, 0, 14, ink.ball('ruby')) +
  line('M0 0C10-18 22-28 40-36', '#f8bb35', 9) +
  disc(42, -38, 8, ink.ball('gold'))

/** A jar of fireflies. */
export const fireflies: Motif = (ink) =>
  block(-36, -92, 72, 22, 6, ink.fill('wood')) +
  path(
    'M-34-70H34C58-58 62-40 62-20V62Q62 88 36 88H-36Q-62 88-62 62V-20C-62-40-58-58-34-70z',
    '#e9fbff',
    'fill-opacity=".28"',
  ) +
  [
    [-24, 40],
    [20, 10],
    [-10, -18],
    [30, 58],
    [-34, 0],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y, 22, ink.glow('#fff2a0'), 'stroke="none"') + disc(x, y, 5, '#fff7b0', 'stroke="none"'),
    )
    .join('') +
  shine('M-50-24C-46-46-36-54-26-58-36-30-38 10-36 60-48 62-52 50-50 40z', 0.5)
