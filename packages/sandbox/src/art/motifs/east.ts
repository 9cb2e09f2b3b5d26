import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** A round paper lantern. */
export const lantern: Motif = (ink) =>
  line('M0-98V-66', ink.fill('gold'), 4) +
  path('M-28-62H28V-48H-28zM-28 40H28V54H-28z', ink.fill('gold')) +
  path('M-30-48H30C92-40 92 32 30 40H-30C-92 32-92-40-30-48z', ink.ball('ruby')) +
  line('M0-48V40M-16-48C-52-30-52 22-16 40M16-48C52-30 52 22 16 40', '#ffd27a', 3, 'opacity=".8"') +
  line('M-12 56V92M0 56V98M12 56V92', '#f8bb35', 5) +
  shine('M-56-26C-70-10-70 6-58 22-64-4-52-24-40-36-48-34-54-30-56-26z', 0.5)

/** A folding fan, opened. */
export const fan: Motif = (ink) =>
  path('M0 70-96-14A104 104 0 0 1 96-14z', ink.fill(ink.palette.second)) +
  path('M0 70-46 26A62 62 0 0 1 46 26z', ink.fill('gold')) +
  line('M0 70-70-36M0 70-40-52M0 70-12-60M0 70 16-60M0 70 42-52M0 70 72-36', '#fff', 2, 'opacity=".5"') +
  [-48, -2, 46]
    .map((x, at) =>
      place(
        ink.ring(5, oval(0, -9, 6, 8, '#ffe3ec', 'stroke="none"')) + disc(0, 0, 4, '#f8bb35', 'stroke="none"'),
        x,
        at === 1 ? -24 : -12,
      ),
    )
    .join('') +
  disc(0, 68, 11, ink.ball('ruby')) +
  line('M0 80C6 88-6 92 0 100', '#e41c49', 5)

/** A leaping carp. */
export const koi: Motif = (ink) =>
  path('M-30 44C-56 52-62 76-52 98-36 88-30 92-14 98-10 78-16 60-30 44z', ink.fill('amber')) +
  path('M30-92C74-78 84-20 54 16 28 46-4 56-34 52-48 20-34-6-14-22 6-40 6-70 30-92z', ink.fill('ivory')) +
  path(
    'M30-92C74-78 80-36 62 2 30 0 20-14 16-30 2-40 8-70 30-92zM10 6C30 10 40 24 32 36 10 50-16 54-32 50-24 26-12 10 10 6z',
    ink.fill('amber'),
    'stroke="none"',
  ) +
  path('M62-20C84-24 96-8 98 8 82 8 70 12 58 8zM-10-14C-34-22-50-14-62 0-44 4-36 10-28 16z', ink.fill('ruby')) +
  line('M22-52Q36-48 44-56M14-14Q30-6 44-10M-2 16Q12 26 28 26', '#fff', 3, 'opacity=".6"') +
  oval(40, -68, 7, 7, '#fff') +
  disc(41, -69, 3.5, '#1a0505', 'stroke="none"') +
  line('M30-90C20-100 12-96 8-88', '#f8bb35', 4)

/** A lotus in bloom. */
export const lotus: Motif = (ink) =>
  ink.mirror(
    path('M0 56C50 60 88 30 98-6 66-8 36 10 0 56z', ink.fill('rose')) +
      path('M0 56C34 40 70 4 66-44 36-30 10 6 0 56z', ink.fill('rose')) +
      path('M0 60C20 76 66 78 88 52 56 50 24 52 0 60z', ink.fill('emerald')),
  ) +
  path('M0-84C34-40 34 20 0 56-34 20-34-40 0-84z', ink.fill('rose')) +
  shine('M0-70C16-36 14-6 0 30-8-2-10-40 0-70z', 0.4) +
  disc(0, 40, 10, ink.ball('gold'))

/** A tiered tower. */
export const pagoda: Motif = (ink) => {
  const tier = (y: number, half: number) =>
    block(-half + 20, y, half * 2 - 40, 30, 0, ink.fill('ruby')) +
    path(
      `M-${half + 16} ${y - 4}Q-${half - 10} ${y - 8}-${half - 24} ${y - 26}H${half - 24}Q${half - 10} ${y - 8} ${half + 16} ${y - 4}L${half + 8} ${y + 4}H-${half + 8}z`,
      ink.fill('gold'),
    ) +
    block(-9, y + 8, 18, 22, 4, '#ffe9a8')
  return (
    line('M0-98V-70', '#f8bb35', 5) +
    tier(-46, 44) +
    tier(6, 58) +
    tier(58, 72) +
    block(-70, 86, 140, 10, 2, ink.fill('ivory'))
  )
}

/** A red envelope with coins. */
export const envelope: Motif = (ink) =>
  [-26, 4, 30].map((x, at) => disc(x, -62 - (at % 2) * 10, 22, ink.ball('gold'))).join('') +
  block(-58, -60, 116, 150, 12, ink.fill('ruby')) +
  path('M-58-48Q-58-60-46-60H46Q58-60 58-48 40-6 0-6T-58-48z', ink.fill('ruby')) +
  disc(0, -8, 24, ink.ball('gold')) +
  path('M-6-8h12M0-20V6M-8-14 8-14M-8 4 8 4', 'none', 'stroke="#8a4a08" stroke-width="4"') +
  line('M-40 40Q-20 24 0 40T40 40M-40 62Q-20 46 0 62T40 62', '#f8bb35', 4, 'opacity=".8"')

/** A festival drum with sticks. */
export const drum: Motif = (ink) =>
  line('M-88-74-20-30M88-74 20-30', '#d69a5f', 10) +
  path('M-70-22C-90 10-84 52-58 74H58C84 52 90 10 70-22z', ink.fill('ruby')) +
  oval(0, -22, 72, 28, ink.fill('ivory')) +
  path('M-70-14Q0 26 70-14L74-2Q0 40-74-2zM-68 54Q0 84 68 54L60 70Q0 94-60 70z', ink.fill('gold')) +
  oval(0, -22, 30, 11, ink.palette.light, 'opacity=".6" stroke="none"')
