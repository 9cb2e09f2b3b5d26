import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** A bright reef fish. */
export const fish: Motif = (ink) =>
  path('M44 0C60-30 80-44 98-50 88-20 88 20 98 50 80 44 60 30 44 0z', ink.fill(ink.palette.first)) +
  path('M-40-40C-20-84 30-80 44-40zM-20 44C-6 76 24 76 34 42z', ink.fill(ink.palette.first)) +
  path('M-92 4C-70-44-20-62 20-46 44-36 58-18 66 0 58 18 44 36 20 48-20 64-70 48-92 4z', ink.fill(ink.palette.second)) +
  path(
    'M-26-52C-8-20-8 24-24 54L-4 53C12 20 12-20-4-53zM24-44C38-16 38 18 26 46L40 38C50 14 50-12 40-36z',
    '#fff',
    'opacity=".75" stroke="none"',
  ) +
  path('M-20 8C0 0 20 14 22 34 2 36-14 28-20 8z', ink.fill(ink.palette.first)) +
  disc(-56, -12, 14, '#fff') +
  disc(-59, -12, 8, '#08131f', 'stroke="none"') +
  disc(-62, -16, 3, '#fff', 'stroke="none"') +
  line('M-84 16Q-72 24-62 18', ink.palette.edge, 4)

/** A shark, jaws open. */
export const shark: Motif = (ink) =>
  path('M4-46C10-80 30-94 52-98 44-76 48-56 56-38z', ink.fill('iron')) +
  path('M58 10 98-40 90 4 98 44 58 28zM-10 44 14 92 44 44z', ink.fill('iron')) +
  path('M-96-10C-60-56 20-62 70 6 72 24 40 46-8 50L-40 46-20 20z', ink.fill('silver')) +
  path('M-96-10C-60-56 20-62 70 6 20-4-30-4-50 0z', ink.fill('iron'), 'stroke="none"') +
  path('M-96-10-34 4-20 22-44 46C-70 40-84 24-96-10z', '#7a0f22') +
  path(
    'M-88-8-80 6-72-4-64 8-56-1-48 10-40 3-32 16-44 4zM-80 20-72 10-66 24-58 16-54 32-46 26-44 42z',
    '#fff',
    'stroke="none"',
  ) +
  disc(-44, -24, 6, '#0a0f18') +
  line('M0-14V12M12-12V14M24-8V16', '#2b3446', 3)

/** A crab with raised claws. */
export const crab: Motif = (ink) =>
  ink.mirror(
    line('M50 30 84 20M48 44 82 50M40 56 66 78', '#c4281a', 9) +
      path(
        'M52 4C72-6 74-26 66-40 44-66 66-96 90-88 82-76 80-66 78-58L98-74C104-44 92-22 84-20 84 0 72 18 56 20z',
        ink.fill('ruby'),
      ) +
      line('M22-20V-42', '#c4281a', 8) +
      disc(22, -48, 13, '#fff') +
      disc(20, -48, 6, '#190505', 'stroke="none"'),
  ) +
  path('M0-26C52-26 76 4 66 36 54 64 26 72 0 72S-54 64-66 36C-76 4-52-26 0-26z', ink.ball('ruby')) +
  line('M-24 42Q0 58 24 42', '#5c0a10', 5) +
  shine('M-46-2C-34-14-18-18 0-18-22-8-36 4-42 18-50 14-50 4-46-2z', 0.5)

/** An octopus. */
export const octopus: Motif = (ink) =>
  ink.mirror(
    line(
      'M20 30C44 50 34 84 62 88 86 90 90 66 76 62M34 20C64 24 62 50 84 44 100 38 96 16 84 18M8 40C16 66 8 84 24 98',
      ink.fill('amethyst'),
      19,
    ) +
      [
        [46, 62],
        [64, 80],
        [66, 34],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 4.5, '#ffd9f2', 'stroke="none"'))
        .join(''),
  ) +
  path('M0-90C52-90 70-46 56-8 50 16 44 40 0 44-44 40-50 16-56-8-70-46-52-90 0-90z', ink.ball('amethyst')) +
  ink.mirror(
    oval(22, -6, 15, 17, '#fff') +
      disc(20, -4, 9, '#140622', 'stroke="none"') +
      disc(17, -9, 3, '#fff', 'stroke="none"'),
  ) +
  line('M-10 24Q0 32 10 24', '#2b0a52', 4) +
  shine('M-36-54C-30-72-14-80 0-80-18-66-24-54-28-40z')

/** A pearl in its shell. */
export const pearl: Motif = (ink) =>
  path('M0-84C56-84 96-46 88 0 60 20-60 20-88 0-96-46-56-84 0-84z', ink.fill('rose')) +
  line('M0-80V0M-34-76-16 4M34-76 16 4M-66-54-34 2M66-54 34 2', '#fff', 3, 'opacity=".5"') +
  path('M-90 12C-60-10 60-10 90 12 84 56 44 76 0 76S-84 56-90 12z', ink.fill('rose')) +
  oval(0, 14, 74, 20, '#6b1440') +
  disc(0, 0, 32, ink.ball('ivory')) +
  shine('M-18-8A22 22 0 0 1 0-24Q-10-12-10 0z', 0.9)

/** A sea turtle. */
export const turtle: Motif = (ink) =>
  ink.mirror(
    path('M34-34C60-60 84-58 98-40 80-36 68-20 52-12zM36 40C54 52 60 70 56 86 42 78 28 70 18 56z', ink.fill('lime')),
  ) +
  path('M0-98C22-98 26-72 18-56H-18C-26-72-22-98 0-98z', ink.fill('lime')) +
  disc(-9, -80, 4, '#0a1f10', 'stroke="none"') +
  disc(9, -80, 4, '#0a1f10', 'stroke="none"') +
  path('M0-64C46-64 62-26 58 8 54 48 24 72 0 72S-54 48-58 8C-62-26-46-64 0-64z', ink.ball('emerald')) +
  path('M0-32 26-14V20L0 38-26 20V-14z', ink.fill('gold')) +
  line('M0-32V-62M26-14 52-28M26 20 50 38M0 38V70M-26 20-50 38M-26-14-52-28', '#f8bb35', 4)

/** A brass fishing cannon. */
export const cannon: Motif = (ink) =>
  path('M-26 10H26L30-74H-30z', ink.fill('gold')) +
  path('M-38-92H38V-68H-38zM-32-40H32V-26H-32z', ink.fill('amber')) +
  disc(0, -96, 16, ink.palette.light, 'opacity=".9" stroke="none"') +
  disc(0, 30, 58, ink.ball(ink.palette.second)) +
  `<circle cx="0" cy="30" r="44" fill="none" stroke="${ink.fill('gold')}" stroke-width="9"/>` +
  path('M0 2 8 22 30 30 8 38 0 58-8 38-30 30-8 22z', ink.fill('gold')) +
  path('M-84 70H84L70 92H-70z', ink.fill('iron'))

/** An anchor with rope. */
export const anchor: Motif = (ink) =>
  `<circle cx="0" cy="-70" r="18" fill="none" stroke="${ink.fill('gold')}" stroke-width="11"/>` +
  path(
    'M-9-52H9V-40H44V-24H9V58C44 54 60 34 64 14L48 18 72-16 92 20 78 18C74 62 40 88 0 90-40 88-74 62-78 18L-92 20-72-16-48 18-64 14C-60 34-44 54-9 58V-24H-44V-40H-9z',
    ink.fill('silver'),
  ) +
  line('M-20-70C-60-50 40-20-10 0-50 20 40 40 14 66', '#d69a5f', 8)

/** A galleon under sail. */
export const ship: Motif = (ink) =>
  line('M-30-86V30M26-96V30', '#6b3f1a', 7) +
  path(
    'M-66-70C-40-60-20-60-2-70-10-44-10-26-2-2-22-10-44-10-66-2-56-24-56-46-66-70zM-4-82C20-70 44-70 64-80 54-50 54-24 66 0 44-10 18-10-6 2 4-26 6-54-4-82z',
    ink.fill('ivory'),
  ) +
  disc(30, -40, 14, ink.ball('ruby')) +
  path('M-92 8-60 26H62L96-4C92 40 74 70 56 78H-56C-76 66-88 40-92 8z', ink.fill('wood')) +
  line('M-78 38H80M-70 56H72', '#f8bb35', 4) +
  [-40, -8, 24, 54].map((x) => disc(x, 47, 6, '#1c0d05', 'stroke="none"')).join('') +
  path('M26-98 58-88 26-78zM-30-90-4-82-30-74z', ink.fill('ruby'))

/** A trident of the sea king. */
export const trident: Motif = (ink) =>
  place(
    block(-6, -20, 12, 118, 6, ink.fill('gold')) +
      path(
        'M0-98 14-70 7-72V-24C36-22 44-40 44-60L36-58 52-90 68-58 58-60C58-22 34-2 7-4H-7C-34-2-58-22-58-60L-68-58-52-90-36-58-44-60C-44-40-36-22-7-24V-72L-14-70z',
        ink.fill('gold'),
      ) +
      disc(0, -8, 12, ink.ball('sapphire')),
    0,
    0,
    1,
    14,
  )
