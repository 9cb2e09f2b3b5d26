import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** A round brilliant seen from the side. */
export const gem: Motif = (ink) => {
  const stone = ink.fill(ink.palette.second)
  return (
    path('M-52-62H52L92-18 0 88-92-18z', stone) +
    path('M-52-62-34-18 0-62 34-18 52-62z', '#fff', 'opacity=".35"') +
    path('M-34-18 0 88 34-18z', '#fff', 'opacity=".2"') +
    line('M-92-18H92M-52-62-34-18 0-62 34-18 52-62M-34-18 0 88 34-18', '#fff', 2, 'opacity=".5"') +
    shine('M-46-56h30l-20 26-40 6z', 0.6)
  )
}

/** A step-cut stone. */
export const emerald: Motif = (ink) =>
  path('M-40-86H40L72-54V54L40 86H-40L-72 54V-54z', ink.fill('gold')) +
  path('M-32-70H32L56-46V46L32 70H-32L-56 46V-46z', ink.fill(ink.palette.second)) +
  path('M-20-44H20L32-32V32L20 44H-20L-32 32V-32z', '#fff', 'opacity=".25" stroke="none"') +
  line(
    'M-32-70-20-44M32-70 20-44M56 46 32 32M-56 46-32 32M-56-46-32-32M56-46 32-32M32 70 20 44M-32 70-20 44',
    '#fff',
    2,
    'opacity=".45"',
  ) +
  shine('M-50-42-28-64H6L-46 6z', 0.5)

/** The lucky seven. */
export const seven: Motif = (ink) => {
  const shape = 'M-68-84H70V-52Q22 0 8 86H-46Q-34 8 14-44H-38L-44-24H-68z'
  return (
    path(shape, ink.fill('gold'), 'stroke-width="16"') +
    path(shape, ink.fill('gold'), 'stroke="#fff3b0" stroke-width="9"') +
    path(shape, ink.fill(ink.palette.second === 'silver' ? 'ruby' : ink.palette.second), 'stroke-width="2"') +
    shine('M-60-76H62V-62H-60z', 0.5)
  )
}

/** A brass bell with a bow. */
export const bell: Motif = (ink) =>
  disc(0, 62, 18, ink.ball('gold')) +
  path('M0-76C44-76 52-36 54-2 56 30 68 40 80 54H-80C-68 40-56 30-54-2-52-36-44-76 0-76z', ink.fill('gold')) +
  block(-84, 48, 168, 18, 9, ink.fill('gold')) +
  ink.mirror(path('M0-76C18-104 60-104 62-82 60-62 22-64 0-76z', ink.fill('ruby'))) +
  disc(0, -78, 12, ink.ball('ruby')) +
  shine('M-34-30C-32-50-22-60-10-62-22-44-26-4-30 30-40 34-44 34-46 34-36 10-36-10-34-30z')

/** A coin with a raised rim and a star. */
export const coin: Motif = (ink) =>
  disc(0, 0, 88, ink.ball('gold')) +
  disc(0, 0, 68, ink.fill('amber'), 'stroke="#fff3b0" stroke-width="5"') +
  path('M0-48 14-16 48-14 21 8 30 42 0 23-30 42-21 8-48-14-14-16z', ink.fill('gold')) +
  shine('M-74-22A78 78 0 0 1-20-74L-12-60A62 62 0 0 0-58-16z')

/** Three stacks of coins. */
export const coinStacks: Motif = (ink) => {
  const piece = `<g id="${ink.define('piece', () => '')}p">${path('M-30 0V10A30 11 0 0 0 30 10V0z', ink.fill('amber')) + oval(0, 0, 30, 11, ink.fill('gold'))}</g>`
  const href = `#${ink.define('piece', () => '')}p`
  const stack = (x: number, foot: number, count: number) =>
    Array.from({ length: count }, (_, at) => `<use href="${href}" x="${x}" y="${foot - at * 15}"/>`).join('')
  return `<defs>${piece}</defs>${stack(-46, 44, 6)}${stack(48, 40, 8)}${stack(0, 70, 5)}`
}

/** An open chest full of gold. */
export const chest: Motif = (ink) =>
  path('M-78-20C-78-76 78-76 78-20L66 6H-66z', ink.fill('wood')) +
  path('M-64-18C-60-58 60-58 64-18z', '#1a0d05') +
  [-44, -20, 6, 32, 48].map((x, at) => disc(x, -16 - (at % 2) * 14, 17, ink.ball('gold'))).join('') +
  place(gem(ink), -4, -44, 0.26) +
  block(-80, -10, 160, 78, 8, ink.fill('wood')) +
  line('M-74 16H74M-74 42H74', '#3a1c0a', 3, 'opacity=".6"') +
  path('M-80-10H80V4H-80zM-80 56H80V68H-80zM-58-10h16V68h-16zM42-10h16V68H42z', ink.fill('gold')) +
  block(-18, -4, 36, 38, 8, ink.fill('gold')) +
  path('M0 8a6 6 0 0 1 4 11l2 9H-6l2-9A6 6 0 0 1 0 8z', '#2a1503')

/** A crown with five points. */
export const crown: Motif = (ink) =>
  path('M-82 52-92-34-46 0 0-70 46 0 92-34 82 52z', ink.fill('gold')) +
  path('M-82 44Q0 26 82 44L80 70Q0 54-80 70z', ink.fill('gold')) +
  [-92, 92].map((x) => disc(x, -40, 11, ink.ball(ink.palette.second))).join('') +
  disc(0, -74, 13, ink.ball('ruby')) +
  path('M0-18 18 10 0 34-18 10z', ink.fill('ruby')) +
  disc(-46, 28, 10, ink.ball('sapphire')) +
  disc(46, 28, 10, ink.ball('emerald')) +
  shine('M-74 26-80-14-58 4-54 34z', 0.4)

/** A boat-shaped ingot. */
export const ingot: Motif = (ink) =>
  path('M-94-8C-66 14-52-2-40-12H40C52-2 66 14 94-8 90 46 56 66 0 66S-90 46-94-8z', ink.fill('gold')) +
  oval(0, -12, 52, 26, ink.fill('amber')) +
  path('M-46-14C-44-62 44-62 46-14 30 4-30 4-46-14z', ink.fill('gold')) +
  shine('M-30-26C-26-46-10-48 0-46-12-40-18-30-20-18z') +
  shine('M-80 14C-64 44-40 52-16 54-46 46-60 30-66 14z', 0.45)

/** A ring set with a stone. */
export const ring: Motif = (ink) =>
  `<circle cx="0" cy="30" r="50" fill="none" stroke="${ink.palette.edge}" stroke-width="24"/><circle cx="0" cy="30" r="50" fill="none" stroke="${ink.fill('gold')}" stroke-width="18"/>` +
  place(gem(ink), 0, -44, 0.6) +
  path('M-26-18H26L16-2H-16z', ink.fill('gold'))

/** A key with a trefoil bow. */
export const key: Motif = (ink) =>
  place(
    path('M-9-10H9V84H-9zM9 50H40V66H26V76H9zM9 28H32V42H9z', ink.fill('gold')) +
      [
        [0, -66],
        [-34, -34],
        [34, -34],
      ]
        .map(
          ([x, y]) => `<circle cx="${x}" cy="${y}" r="20" fill="none" stroke="${ink.fill('gold')}" stroke-width="13"/>`,
        )
        .join('') +
      disc(0, -34, 15, ink.ball('ruby')),
    0,
    6,
    1,
    20,
  )

/** A sealed book of secrets. */
export const book: Motif = (ink) =>
  path('M-70-80H60Q76-80 76-64V66Q76 82 60 82H-70z', ink.fill('ivory')) +
  path('M-70-86H58Q70-86 70-74V62Q70 74 58 74H-70Q-80 74-80 64V-76Q-80-86-70-86z', ink.fill(ink.palette.second)) +
  path('M-80-86H-54V74H-80zM44-86H70V-60zM70 48V74H44z', ink.fill('gold')) +
  `<circle cx="6" cy="-8" r="38" fill="none" stroke="${ink.fill('gold')}" stroke-width="7"/>` +
  path('M-30-8Q6-42 42-8 6 26-30-8z', ink.fill('ivory')) +
  disc(6, -8, 12, ink.ball('ruby'))

/** A magic lamp. */
export const lamp: Motif = (ink) =>
  path('M-44 54H44L58 74H-58z', ink.fill('gold')) +
  path('M54-6C96-46 104 24 50 32', 'none', `stroke="${ink.fill('gold')}" stroke-width="11"`) +
  path('M-96-26C-70-20-66 4-50 6 -40-12 40-12 54 4 70 40 30 58 0 58-46 58-60 34-96-26z', ink.fill('gold')) +
  path('M-34-4C-30-34 30-34 34-4z', ink.fill('amber')) +
  disc(0, -34, 11, ink.ball('ruby')) +
  line('M-96-36C-110-60-66-64-84-92', ink.palette.light, 7, 'opacity=".75"') +
  shine('M-36 14C-20 8 0 8 14 10-10 16-22 26-28 38-36 30-38 22-36 14z')
