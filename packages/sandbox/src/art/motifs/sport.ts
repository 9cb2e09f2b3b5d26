import { block, disc, line, oval, path, place, shine } from '../ink.ts'
import type { Motif } from './motif.ts'

/** A football. */
export const football: Motif = (ink) =>
  disc(0, 0, 86, ink.ball('silver')) +
  path('M0-32 31-10 19 27H-19L-31-10z', '#151a26') +
  ink.ring(5, line('M0-32V-62', '#151a26', 5) + path('M-26-81A85 85 0 0 1 26-81L0-60z', '#151a26')) +
  place(ink.ring(5, line('M0-62 36-50M0-62-36-50', '#151a26', 4)), 0, 0) +
  shine('M-66-30A72 72 0 0 1-22-70Q-48-46-54-20z', 0.8)

/** A basketball. */
export const basketball: Motif = (ink) =>
  disc(0, 0, 86, ink.ball('amber')) +
  line('M0-86V86M-86 0H86M-62-60C-24-30-24 30-62 60M62-60C24-30 24 30 62 60', '#3d1402', 5) +
  shine('M-66-30A72 72 0 0 1-22-70Q-48-46-54-20z', 0.45)

/** A tennis ball with its racket. */
export const tennis: Motif = (ink) =>
  place(
    block(-8, 30, 16, 70, 7, ink.fill('ruby')) +
      `<ellipse cx="0" cy="-30" rx="48" ry="62" fill="#fff" fill-opacity=".16" stroke="${ink.fill('silver')}" stroke-width="12"/>` +
      line('M-30-72V12M-10-88V28M10-88V28M30-72V12M-44-50H44M-48-26H48M-42 0H42', '#fff', 2, 'opacity=".7"'),
    -16,
    0,
    1,
    -24,
  ) +
  disc(48, 46, 36, ink.ball('lime')) +
  line('M24 20C44 34 44 58 26 74M72 20C56 34 56 60 70 74', '#fff', 4)

/** A champion's cup. */
export const trophy: Motif = (ink) =>
  ink.mirror(path('M48-66H86C92-20 70 6 34 8', 'none', `stroke="${ink.fill('gold')}" stroke-width="12"`)) +
  path('M-58-84H58C58-20 40 24 10 32V54H34V70H-34V54H-10V32C-40 24-58-20-58-84z', ink.fill('gold')) +
  oval(0, -84, 58, 12, ink.fill('amber')) +
  path('M0-58 10-36 34-34 16-18 22 6 0-6-22 6-16-18-34-34-10-36z', ink.fill('ivory')) +
  block(-46, 68, 92, 24, 5, ink.fill('wood')) +
  shine('M-46-70C-46-36-36-8-22 8-26-20-30-44-30-70z', 0.6)

/** A boxing glove. */
export const glove: Motif = (ink) =>
  path('M-44 40H44V84Q0 94-44 84z', ink.fill('ivory')) +
  path('M-52 46C-84 0-76-84-10-88 50-92 78-50 62-4 58 20 52 34 50 46z', ink.ball('ruby')) +
  path('M-34-8C-30-36 26-34 44-14 66-30 84-8 70 12 56 32 30 30 20 24 4 16-20 14-34-8z', ink.ball('ruby')) +
  line('M-40 60H40', '#d3163c', 8) +
  shine('M-58-34C-52-62-32-76-8-76-34-62-44-40-46-14-56-16-60-24-58-34z')

/** Bat, ball and stumps. */
export const cricket: Motif = (ink) =>
  line('M-22-60V70M0-60V70M22-60V70', ink.fill('ivory'), 10) +
  line('M-28-66H-2M2-66H28', '#f8bb35', 7) +
  place(
    block(-8, -100, 16, 54, 7, ink.fill('iron')) + path('M-18-48H18L24 70Q0 86-24 70z', ink.fill('wood')),
    40,
    14,
    1,
    28,
  ) +
  disc(-50, 44, 30, ink.ball('ruby')) +
  line('M-70 24Q-50 44-34 68', '#fff', 4, 'stroke-dasharray="5 5"')

/** A game controller. */
export const gamepad: Motif = (ink) =>
  path('M-50-46H50C84-46 96 10 94 48 90 76 64 70 44 36H-44C-64 70-90 76-94 48-96 10-84-46-50-46z', ink.fill('iron')) +
  path('M-56-20h14v14h14V8h-14v14h-14V8h-14V-6h14z', ink.fill('silver')) +
  disc(48, -24, 10, ink.ball('lime')) +
  disc(68, -4, 10, ink.ball('ruby')) +
  disc(48, 16, 10, ink.ball('sapphire')) +
  disc(28, -4, 10, ink.ball('amber')) +
  disc(-18, 18, 15, ink.ball('night')) +
  disc(18, 30, 15, ink.ball('night')) +
  line('M-60-42C-44-60 44-60 60-42', ink.palette.light, 6)

/** A headset. */
export const headset: Motif = (ink) =>
  line('M-70 10C-78-104 78-104 70 10', ink.fill('iron'), 18) +
  ink.mirror(block(44, -10, 44, 72, 18, ink.fill(ink.palette.second)) + block(38, 0, 16, 54, 8, ink.fill('iron'))) +
  line('M-66 56C-60 86-30 90-6 86', ink.fill('silver'), 8) +
  disc(0, 84, 12, ink.ball('lime'))

/** A racing helmet. */
export const helmet: Motif = (ink) =>
  path('M-86 30C-96-50-40-88 8-84 70-78 94-30 84 40L70 70H-10L-24 46z', ink.fill(ink.palette.second)) +
  path('M-30-26H86C90 0 88 20 82 34H-12C-30 22-36-2-30-26z', ink.fill('night')) +
  path('M-82 0C-60-60 0-84 46-76 0-66-40-34-50 38z', '#fff', 'opacity=".8" stroke="none"') +
  shine('M-16-16H70L56 2H-14z', 0.5) +
  line('M-24 46H74', '#f8bb35', 8)

/** A chequered flag. */
export const flag: Motif = (ink) => {
  const squares = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) =>
      (row + column) % 2 ? '' : `M${-48 + column * 34}${' '}${-70 + row * 30}h34v30h-34z`,
    ).join(''),
  ).join('')
  return (
    line('M-54-86V96', ink.fill('silver'), 10) +
    place(block(-48, -70, 136, 90, 6, '#fff') + path(squares, '#151a26', 'stroke="none"'), 0, 0, 1, -6) +
    disc(-54, -88, 10, ink.ball('gold'))
  )
}
