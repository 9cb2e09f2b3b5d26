import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** Pyramids under a sun. */
export const pyramid: Motif = (ink) =>
  disc(34, -44, 40, ink.ball('gold')) +
  path('M30 78 66 0 100 78z', ink.fill('amber')) +
  path('M-18-70 74 82H-98z', ink.fill('gold')) +
  path('M-18-70 74 82H4z', ink.fill('wood'), 'opacity=".55" stroke="none"') +
  line('M-38-36H2M-56-4H-4M-76 30H-2M-90 58H0', '#7a4510', 3, 'opacity=".55"') +
  path('M-18-70-34-44H-4z', ink.fill('ivory'))

/** The eye of an old god. */
export const eye: Motif = (ink) =>
  path('M-94 4C-54-60 40-62 92 6 44 54-50 54-94 4z', ink.fill('gold')) +
  path('M-74 4C-40-40 34-42 70 6 34 38-38 38-74 4z', ink.fill('ivory')) +
  disc(0, 0, 32, ink.ball('sapphire')) +
  disc(0, 0, 15, '#0a0f2a', 'stroke="none"') +
  disc(-9, -10, 7, '#fff', 'stroke="none"') +
  line('M-80-36C-40-80 44-80 88-34', ink.fill('gold'), 13) +
  path(
    'M-22 42-32 92-6 46zM24 40C34 70 60 84 80 72 88 60 74 50 68 60',
    'none',
    `stroke="${ink.fill('gold')}" stroke-width="11" stroke-linecap="round"`,
  )

/** A winged beetle. */
export const scarab: Motif = (ink) =>
  ink.mirror(
    path('M24-20C60-70 90-60 98-80 100-20 70 20 30 20z', ink.fill('gold')) +
      path('M30-10C56-36 74-40 88-52 82-16 60 6 34 10z', ink.fill('sapphire'), 'stroke="none"') +
      line('M30 34 58 54M22 54 44 84', '#f8bb35', 7),
  ) +
  disc(0, -70, 22, ink.ball('ruby')) +
  path('M-24-44C-18-62 18-62 24-44z', ink.fill('gold')) +
  oval(0, 14, 38, 58, ink.fill('teal')) +
  line('M0-40V70M-36-2C-20-14 20-14 36-2', '#f8bb35', 6) +
  shine('M-24-10C-20-26-12-30-6-30V20C-18 16-24 4-24-10z', 0.4)

/** Crossed swords. */
export const swords: Motif = (ink) =>
  ink.mirror(
    place(
      path('M-9-98 0-112 9-98V44H-9z', ink.fill('silver')) +
        line('M0-96V40', '#5a6b82', 2) +
        path('M-38 40Q0 26 38 40L34 54Q0 44-34 54z', ink.fill('gold')) +
        block(-7, 50, 14, 36, 4, ink.fill('wood')) +
        disc(0, 92, 12, ink.ball('ruby')),
      -2,
      0,
      0.92,
      38,
    ),
  )

/** A heraldic shield. */
export const shield: Motif = (ink) =>
  path('M0-92C30-74 60-70 84-72 88 10 60 64 0 94-60 64-88 10-84-72-60-70-30-74 0-92z', ink.fill('gold')) +
  path('M0-74C24-60 46-56 68-56 70 8 48 52 0 76-48 52-70 8-68-56-46-56-24-60 0-74z', ink.fill(ink.palette.second)) +
  path('M0-74V76C-48 52-70 8-68-56-46-56-24-60 0-74z', '#fff', 'opacity=".18" stroke="none"') +
  path('M0-44 13-14 44-12 20 8 28 38 0 22-28 38-20 8-44-12-13-14z', ink.fill('gold'))

/** A bubbling potion. */
export const potion: Motif = (ink) =>
  block(-16, -94, 32, 26, 6, ink.fill('wood')) +
  path(
    'M-20-72H20V-34C60-18 78 20 66 54 56 80 30 88 0 88S-56 80-66 54C-78 20-60-18-20-34z',
    '#e9fbff',
    'fill-opacity=".4"',
  ) +
  path(
    'M-62 8C-30-6 20 24 62 8 72 26 72 40 64 54 54 76 28 82 0 82S-54 76-64 54C-72 40-72 26-62 8z',
    ink.fill(ink.palette.second),
    'stroke="none"',
  ) +
  [
    [-26, 40, 10],
    [14, 54, 13],
    [30, 28, 7],
    [-6, 20, 6],
    [4, -12, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fff', 'opacity=".5" stroke="none"'))
    .join('') +
  block(-26, -74, 52, 12, 6, ink.fill('gold')) +
  shine('M-44-6C-56 10-58 30-52 48-44 28-40 8-28-12-36-12-40-10-44-6z', 0.7)

/** A cowboy's hat over a badge. */
export const cowboy: Motif = (ink) =>
  place(
    path('M0-46 12-22 40-28 26-4 46 16 18 18 12 46-4 24-30 34-22 8-46-8-18-16-16-42z', ink.fill('gold')),
    6,
    52,
    0.9,
  ) +
  path('M-46-20C-44-70-24-90-10-80Q0-74 10-80C24-90 44-70 46-20z', ink.fill('wood')) +
  path('M-48-34Q0-18 48-34V-14Q0 2-48-14z', ink.fill('ruby')) +
  path('M-98-34C-70-12-50-12-46-18 0 0 0 0 46-18 50-12 70-12 98-34 90 14 40 22 0 22S-90 14-98-34z', ink.fill('wood')) +
  disc(0, -16, 9, ink.ball('gold'))

/** A saguaro. */
export const cactus: Motif = (ink) =>
  path(
    'M-60 20V-14C-60-34-34-34-34-14V8H-20V-66C-20-96 20-96 20-66V-8H36V-36C36-56 62-56 62-36V-2C62 14 52 20 40 20H20V88H-20V36H-42C-54 36-60 30-60 20z',
    ink.fill('emerald'),
  ) +
  line('M-6-70V80M8-70V80M-48-12V18M49-34V0', '#d8ffca', 3, 'stroke-dasharray="3 12"') +
  place(
    ink.ring(6, oval(0, -12, 7, 11, '#f4589c', 'stroke="none"')) + disc(0, 0, 7, '#f8bb35', 'stroke="none"'),
    0,
    -88,
    0.9,
  )

/** A compass rose. */
export const compass: Motif = (ink) =>
  disc(0, 0, 90, ink.fill('gold')) +
  disc(0, 0, 72, ink.ball('ivory')) +
  line('M0-66V-56M0 66V56M-66 0H-56M66 0H56M46-46 40-40M-46 46-40 40M46 46 40 40M-46-46-40-40', '#8a5a1c', 5) +
  path('M30-54 12 12-12-12z', ink.fill('ruby')) +
  path('M-30 54-12-12 12 12z', ink.fill('iron')) +
  disc(0, 0, 9, ink.ball('gold'))

/** A carved idol of the jungle. */
export const idol: Motif = (ink) =>
  path('M-92-40-70-92-44-60-22-98 0-64 22-98 44-60 70-92 92-40 60-44H-60z', ink.fill('emerald')) +
  path('M-62-50H62L70 20 44 86H-44L-70 20z', ink.fill('gold')) +
  ink.mirror(
    path('M12-26 52-32 48-2 16 2z', '#2a1204') +
      disc(34, -14, 8, ink.palette.light, 'stroke="none"') +
      disc(78, 0, 15, ink.ball('teal')),
  ) +
  path('M-12-10H12L18 24H-18z', ink.fill('amber')) +
  block(-36, 38, 72, 28, 6, '#2a1204') +
  path(
    'M-30 38h14v12h-14zM-8 38H8V50H-8zM16 38h14v12H16zM-20 66h14V54h-14zM6 66h14V54H6z',
    ink.fill('ivory'),
    'stroke="none"',
  ) +
  line('M-46-42H46', '#a4560a', 4)

/** A jester's cap and grin. */
export const jester: Motif = (ink) =>
  path(
    'M-50 0C-50-50-96-60-92-20-96-90-20-104-4-40 20-104 96-90 92-20 96-60 50-50 50 0z',
    ink.fill(ink.palette.second),
  ) +
  path('M-4-40C20-104 96-90 92-20 96-60 50-50 50 0H0z', ink.fill('gold')) +
  disc(-92, -14, 11, ink.ball('gold')) +
  disc(92, -14, 11, ink.ball('ruby')) +
  path('M-46-6H46C54 50 30 84 0 88-30 84-54 50-46-6z', ink.fill('ivory')) +
  path('M-56-12Q0 8 56-12V6Q0 26-56 6z', ink.fill('ruby')) +
  line('M-26 24Q-18 16-10 24M10 24Q18 16 26 24', '#33110a', 5) +
  path('M-28 44Q0 58 28 44 20 74 0 74T-28 44z', '#8c1030') +
  disc(0, 36, 8, ink.ball('ruby'))

/** A torch in a bracket. */
export const torch: Motif = (ink) =>
  path('M0-100C34-66 44-40 30-14 18 0-18 0-30-14-46-40-20-50-22-72-6-64-2-80 0-100z', ink.fill('amber')) +
  path('M2-62C18-44 20-26 8-12-10-10-18-22-14-34-6-34-2-50 2-62z', '#fff6b8', 'stroke="none"') +
  path('M-32-12H32L24 14H-24z', ink.fill('gold')) +
  path('M-18 14H18L8 96H-8z', ink.fill('wood'))
