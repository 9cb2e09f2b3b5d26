import { block, disc, line, oval, path, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

const eyes = (ink: Parameters<Motif>[0], x: number, y: number, size: number): string =>
  [-x, x]
    .map(
      (at) =>
        oval(at, y, size, size * 0.8, '#fff8d8') +
        disc(at, y, size * 0.55, ink.palette.edge, 'stroke="none"') +
        disc(at - 2, y - 3, size * 0.2, '#fff', 'stroke="none"'),
    )
    .join('')

/** A dragon's head, seen from the front, with whiskers and mane. */
export const dragon: Motif = (ink) =>
  ink.mirror(
    path('M20-40C40-60 40-84 30-98 60-90 72-66 64-42z', ink.fill('ivory')) +
      path('M46-40 96-62 78-26 100-16 76 2 92 22 62 22z', ink.fill('amber')) +
      line('M28 34C60 30 78 50 74 72S96 92 98 70', ink.fill('gold'), 6),
  ) +
  path(
    'M0-66C46-66 66-34 62-4 58 20 40 26 38 46 36 76 20 90 0 90S-36 76-38 46C-40 26-58 20-62-4-66-34-46-66 0-66z',
    ink.fill(ink.palette.second),
  ) +
  ink.mirror(
    path('M4-30C24-44 44-40 58-20 40-14 22-12 6-16z', ink.fill('gold')) +
      oval(16, 42, 7, 5, ink.palette.edge, 'stroke="none"'),
  ) +
  eyes(ink, 28, -8, 12) +
  path('M-30 60Q0 74 30 60L26 74Q0 90-26 74z', '#5a0616') +
  path('M-22 62-16 74-10 65zM22 62 16 74 10 65z', '#fff', 'stroke="none"') +
  path('M0-62 12-36 0-14-12-36z', ink.fill('gold')) +
  shine('M-6 4Q0 0 6 4L10 30Q0 36-10 30z', 0.35)

/** A firebird with spread wings. */
export const phoenix: Motif = (ink) =>
  path('M-14 30C-30 60-20 84-40 98-10 92-6 76 0 60 6 76 10 92 40 98 20 84 30 60 14 30z', ink.fill('ruby')) +
  ink.mirror(
    path('M8 24C40 30 84 6 98-70 84-54 78-52 68-50 70-62 66-70 64-78 54-56 40-50 22-30z', ink.fill('amber')) +
      path('M10 14C36 12 62-4 74-34 58-24 44-26 22-18z', ink.fill('gold')),
  ) +
  path('M0-58C18-58 20-40 16-28 28-4 22 34 0 50-22 34-28-4-16-28-20-40-18-58 0-58z', ink.fill('ruby')) +
  ink.mirror(path('M2-56C8-76 20-80 26-92 28-76 18-66 10-54z', ink.fill('gold'))) +
  path('M-6-40H6L0-26z', ink.fill('gold')) +
  disc(-8, -44, 3.5, '#fff', 'stroke="none"') +
  disc(8, -44, 3.5, '#fff', 'stroke="none"')

/** A tiger's face. */
export const tiger: Motif = (ink) =>
  ink.mirror(disc(58, -58, 26, ink.ball('amber')) + disc(58, -58, 12, '#5c2405', 'stroke="none"')) +
  path(
    'M0-80C52-80 84-44 84 0 84 10 94 22 88 34 70 66 40 88 0 88S-70 66-88 34C-94 22-84 10-84 0-84-44-52-80 0-80z',
    ink.ball('amber'),
  ) +
  ink.mirror(
    path('M0 8C20-6 50 10 52 40 40 66 20 74 0 74z', ink.fill('ivory'), 'stroke="none"') +
      path(
        'M86-6 56 0 84 10zM90 26 62 24 82 44zM60-56 36-34 44-64zM6-78 0-44-2-78zM16-78 14-56 28-76z',
        '#2a1204',
        'stroke="none"',
      ),
  ) +
  eyes(ink, 34, -10, 14) +
  path('M-16 18H16Q12 34 0 38-12 34-16 18z', ink.fill('rose')) +
  line('M0 38V50M0 50Q-16 62-30 50M0 50Q16 62 30 50', '#2a1204', 4)

/** A lucky cat that waves. */
export const luckyCat: Motif = (ink) =>
  path('M52-30C64-70 92-72 92-46 90-20 78-6 64 4z', ink.fill('ivory')) +
  path('M0-10C52-10 66 34 60 88H-60C-66 34-52-10 0-10z', ink.fill('ivory')) +
  path('M-60-84-20-62H20L60-84C68-54 66-30 56-16 40 8-40 8-56-16-66-30-68-54-60-84z', ink.fill('ivory')) +
  path('M-54-72-34-58-50-46zM54-72 34-58 50-46z', '#ff7f93', 'stroke="none"') +
  line('M-36-34Q-28-44-20-34M20-34Q28-44 36-34M0-22V-18M0-18Q-8-10-14-16M0-18Q8-10 14-16', '#33110a', 4) +
  path('M-42 2Q0 22 42 2L44 14Q0 36-44 14z', ink.fill('ruby')) +
  disc(0, 26, 11, ink.ball('gold')) +
  oval(0, 62, 26, 24, ink.fill('gold')) +
  line('M0 50V74M-10 56H10', '#8a4a08', 4)

/** A theatre mask with plumes. */
export const mask: Motif = (ink) =>
  ink.mirror(
    path('M10-30C20-70 44-98 76-96 66-76 78-64 94-64 74-50 60-36 46-26z', ink.fill(ink.palette.second)) +
      line('M20-30C34-60 50-76 70-88', ink.fill('gold'), 4),
  ) +
  path(
    'M0-34C34-52 74-46 92-22 92 18 66 44 38 40 18 38 8 24 0 14-8 24-18 38-38 40-66 44-92 18-92-22-74-46-34-52 0-34z',
    ink.fill('gold'),
  ) +
  ink.mirror(path('M20-4C34-22 58-20 70-6 58 12 34 14 20-4z', '#160613')) +
  path('M0-60 12-36 0-12-12-36z', ink.fill('ruby')) +
  line('M-84-16C-70-36-36-42-6-26M84-16C70-36 36-42 6-26', '#fff6c4', 3)

/** A grinning skull with crossed bones. */
export const skull: Motif = (ink) =>
  line('M-78 40 78 88M78 40-78 88', ink.palette.edge, 24) +
  line('M-78 40 78 88M78 40-78 88', '#f3e7cd', 17) +
  path(
    'M0-86C50-86 74-52 72-14 70 12 58 20 52 28L48 60H-48L-52 28C-58 20-70 12-72-14-74-52-50-86 0-86z',
    ink.fill('ivory'),
  ) +
  ink.mirror(
    path('M14-14C24-28 50-26 52-8 52 10 36 18 24 14 14 10 8-4 14-14z', '#1c0d12') +
      disc(32, -4, 7, ink.palette.light, 'stroke="none"'),
  ) +
  path('M0 14 9 30H-9z', '#1c0d12') +
  line('M-28 44V58M-10 44V58M10 44V58M28 44V58', '#5c4a2c', 4) +
  path('M-72-26C-64-92 64-92 72-26 40-46-40-46-72-26z', ink.fill('ruby'))

/** A masked helmet of an old warrior. */
export const warrior: Motif = (ink) =>
  path('M-12-60C-20-100 40-104 70-70 40-78 24-70 14-56z', ink.fill('ruby')) +
  path('M0-66C48-66 66-30 66 6L58 70 24 84 16 30H-16L-24 84-58 70-66 6C-66-30-48-66 0-66z', ink.fill('silver')) +
  path('M-54-8C-30-18-14-14-10 4-20 14-40 14-52 8zM54-8C30-18 14-14 10 4 20 14 40 14 52 8z', '#0c0f18') +
  path('M-8-66H8L10 36H-10z', ink.fill('gold')) +
  disc(-30, 2, 5, ink.palette.light, 'stroke="none"') +
  disc(30, 2, 5, ink.palette.light, 'stroke="none"') +
  line('M-60-14C-40-30-20-30 0-26 20-30 40-30 60-14', ink.fill('gold'), 7)

/** A fighting cock. */
export const rooster: Motif = (ink) =>
  path('M40-6C64-40 96-36 92-2 100 6 98 30 86 38 70 20 56 14 40 18z', ink.fill('emerald')) +
  path('M48 4C70-16 84-8 80 10 78 30 64 34 50 28z', ink.fill('sapphire')) +
  line('M-6 66V88M-18 90H4M18 64V88M8 90H30', '#f5a623', 7) +
  path(
    'M-44-44C-28-66 2-60 4-34 10-10 40-4 56 8 52 48 26 70-2 70-44 70-58 36-48 8-42-8-50-22-44-44z',
    ink.fill('ruby'),
  ) +
  path('M-34 10C-10 14 20 14 40 20 30 48 0 56-22 42z', ink.fill('amber')) +
  path('M-44-46C-56-66-44-70-38-60-42-84-24-84-22-66-16-86 0-80-4-60 4-64 10-52 2-44z', '#e41c2f') +
  path('M-48-40-76-28-46-22z', ink.fill('gold')) +
  path('M-50-22C-62-10-54 8-44 2-38-4-40-14-44-22z', '#e41c2f') +
  oval(-28, -36, 7, 7, '#fff') +
  disc(-29, -36, 3.5, '#120405', 'stroke="none"')

/** A bull with ringed nose. */
export const bull: Motif = (ink) =>
  ink.mirror(
    path('M36-40C70-40 88-62 80-96 104-66 98-22 50-16z', ink.fill('ivory')) +
      path('M46-22C76-26 92-14 96 4 74 6 58 0 46-6z', ink.fill('wood')),
  ) +
  path(
    'M0-54C40-54 58-30 54 4 50 26 40 40 38 60 34 82 18 90 0 90S-34 82-38 60C-40 40-50 26-54 4-58-30-40-54 0-54z',
    ink.fill('wood'),
  ) +
  oval(0, 64, 34, 24, ink.fill('ivory')) +
  eyes(ink, 30, -2, 9) +
  ink.mirror(oval(14, 60, 6, 8, '#3a1c0a', 'stroke="none"')) +
  `<circle cx="0" cy="80" r="14" fill="none" stroke="#f8bb35" stroke-width="6"/>` +
  path('M-20-54C-10-74 10-74 20-54 10-36-10-36-20-54z', ink.fill('amber'))

/** A wise owl. */
export const owl: Motif = (ink) =>
  path(
    'M-66-86C-40-76 40-76 66-86 74-50 74 10 62 44 48 76 24 90 0 90S-48 76-62 44C-74 10-74-50-66-86z',
    ink.fill(ink.palette.second),
  ) +
  path('M0 0C30 4 40 34 30 74 12 88-12 88-30 74-40 34-30 4 0 0z', ink.fill('ivory'), 'stroke="none"') +
  line('M-16 30Q-8 38 0 30 8 38 16 30M-18 50Q-9 58 0 50 9 58 18 50', ink.palette.far, 3) +
  ink.mirror(
    disc(30, -32, 30, ink.ball('gold')) +
      disc(30, -32, 18, '#fff', 'stroke="none"') +
      disc(28, -32, 11, '#160a20', 'stroke="none"') +
      disc(24, -37, 4, '#fff', 'stroke="none"'),
  ) +
  path('M-10-20H10L0 6z', ink.fill('amber'))

/** A genie's or wizard's crystal ball on a stand. */
export const crystal: Motif = (ink) =>
  path('M-54 58H54L66 88H-66z', ink.fill('gold')) +
  disc(0, -6, 70, ink.ball(ink.palette.second)) +
  path('M-44 16C-20-14 12 32 46-8 40 40-30 50-44 16z', '#fff', 'opacity=".28" stroke="none"') +
  path('M0-44 7-20 30-14 7-8 0 16-7-8-30-14-7-20z', '#fff', 'opacity=".9" stroke="none"') +
  shine('M-54-20A56 56 0 0 1-14-60Q-40-40-42-8z') +
  block(-58, 52, 116, 14, 7, ink.fill('gold'))
