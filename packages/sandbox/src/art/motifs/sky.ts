import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** A sun with a face. */
export const sun: Motif = (ink) =>
  ink.ring(8, path('M-14-54 0-100 14-54zM16-52 38-74 38-44z', ink.fill('amber'))) +
  disc(0, 0, 56, ink.ball('gold')) +
  line('M-28-8Q-20-18-12-8M12-8Q20-18 28-8M-20 18Q0 36 20 18M0-6V10', '#8a3c02', 4.5) +
  disc(-32, 12, 8, '#ff9a4a', 'opacity=".6" stroke="none"') +
  disc(32, 12, 8, '#ff9a4a', 'opacity=".6" stroke="none"')

/** A sleeping moon with stars. */
export const moon: Motif = (ink) =>
  path('M20-86A86 86 0 1 0 86 34 70 70 0 1 1 20-86z', ink.ball('gold')) +
  disc(-52, 10, 10, '#c88a1c', 'opacity=".35" stroke="none"') +
  disc(-22, 58, 14, '#c88a1c', 'opacity=".35" stroke="none"') +
  disc(-46, -34, 7, '#c88a1c', 'opacity=".35" stroke="none"') +
  path('M52-60 59-42 78-40 64-27 68-8 52-18 36-8 40-27 26-40 45-42z', ink.fill('ivory'))

/** A five-point star with facets. */
export const star: Motif = (ink) =>
  path('M0-92 27-32 92-26 42 16 58 82 0 46-58 82-42 16-92-26-27-32z', ink.fill('gold'), 'stroke-width="6"') +
  path(
    'M0-92V0L-27-32zM92-26 0 0 27-32zM58 82 0 0 42 16zM-58 82 0 0 0 46zM-92-26 0 0-42 16z',
    '#fff',
    'opacity=".38" stroke="none"',
  )

/** A ringed planet. */
export const planet: Motif = (ink) =>
  disc(0, 0, 60, ink.ball(ink.palette.second)) +
  path(
    'M-56-20C-20-8 30-10 58-14L60 4C20 14-30 14-60 2zM-46 36C-10 44 30 40 52 28L44 40C14 54-20 52-46 36z',
    '#fff',
    'opacity=".3" stroke="none"',
  ) +
  path(
    'M-52-30C-100-6-104 22-92 28-66 40 20 22 74-12 104-32 104-50 52-32 74-36 84-34 80-28 60 0-60 34-82 24-90 16-74-6-52-30z',
    ink.fill('gold'),
  ) +
  disc(72, -68, 13, ink.ball('ivory')) +
  disc(-78, 70, 8, ink.ball('rose'))

/** A rocket in flight. */
export const rocket: Motif = (ink) =>
  place(
    path('M-20 54C-30 76-10 84 0 104 10 84 30 76 20 54z', ink.fill('amber')) +
      path('M-10 54C-14 68-4 74 0 86 4 74 14 68 10 54z', '#fff7c9', 'stroke="none"') +
      ink.mirror(path('M26 4C52 16 60 40 56 66L24 48z', ink.fill('ruby'))) +
      path('M0-98C38-66 42-8 26 56H-26C-42-8-38-66 0-98z', ink.fill('silver')) +
      path('M0-98C20-82 30-60 34-40H-34C-30-60-20-82 0-98z', ink.fill('ruby')) +
      disc(0, -14, 18, ink.ball('sapphire'), 'stroke="#fff6c4" stroke-width="6"') +
      path('M-28 40H28L26 56H-26z', ink.fill('gold')) +
      shine('M-24-34C-28-6-26 20-20 36-12 20-16-10-14-34z', 0.6),
    0,
    -4,
    0.94,
    28,
  )

/** A red propeller plane. */
export const plane: Motif = (ink) =>
  place(
    path('M48-8 84-52 98-50 88 6 60 16z', ink.fill('ruby')) +
      path('M-78-22C-50-38 20-36 88-4 94 8 84 18 60 22-10 36-56 32-80 18z', ink.fill('ruby')) +
      path('M-20-34C-10-60 24-58 40-28z', ink.fill('sapphire')) +
      path('M-30 10 40 4C50 30 40 62 18 84L-4 80C2 56-8 34-30 10z', ink.fill('amber')) +
      path('M-78-22C-92-22-92 18-80 18z', ink.fill('gold')) +
      oval(-90, -2, 6, 50, '#fff', 'opacity=".65" stroke="none"') +
      line('M-40 0H10', '#fff6c4', 6),
    0,
    0,
    1,
    14,
  )

/** A bolt of lightning. */
export const bolt: Motif = (ink) =>
  path('M22-98-60 14H-8L-34 98 64-22H10L46-98z', ink.fill('gold'), 'stroke-width="7"') +
  shine('M18-86-40 4H-18L36-88zM4 4-16 62 40-10 14-8z', 0.5)

/** A crystal of ice. */
export const snowflake: Motif = (ink) =>
  ink.ring(6, path('M-7 0V-44L-28-58-22-70-7-60V-74L0-92 7-74V-60L22-70 28-58 7-44V0z', ink.fill('silver'))) +
  path('M0-26 22-13V13L0 26-22 13V-13z', ink.fill('sapphire')) +
  shine('M0-18 14-8-12 8-14-9z')

/** An erupting volcano. */
export const volcano: Motif = (ink) =>
  line('M0-36C-10-70-40-64-52-88M4-36C10-74 30-74 34-96M8-36C26-64 52-58 66-72', '#ffb52e', 9) +
  [-52, 34, 66].map((x, at) => disc(x, [-90, -96, -74][at] ?? 0, 10, ink.ball('amber'))).join('') +
  path('M-26-38H26L94 84H-94z', ink.fill('wood')) +
  path(
    'M-26-38H26C34-10 20 0 30 24 36 50 18 56 14 30 10 16 2 20 2 44 0 72-20 70-18 40-16 12-36 0-26-38z',
    ink.fill('amber'),
  ) +
  oval(0, -38, 27, 8, '#fff0a0')

/** A flying saucer with a beam. */
export const saucer: Motif = (ink) =>
  path('M-34 10H34L66 98H-66z', ink.palette.light, 'opacity=".45" stroke="none"') +
  path('M-44-26C-40-78 40-78 44-26z', ink.fill('teal')) +
  disc(0, -36, 16, ink.ball('lime')) +
  oval(0, -10, 92, 30, ink.fill('silver')) +
  [-60, -22, 22, 60].map((x) => disc(x, -4 + (Math.abs(x) < 30 ? 8 : 0), 8, ink.ball('amber'))).join('') +
  block(-20, 16, 40, 8, 4, ink.fill('iron')) +
  shine('M-30-36C-26-58-14-64-4-66-16-54-20-44-20-32z', 0.7)
