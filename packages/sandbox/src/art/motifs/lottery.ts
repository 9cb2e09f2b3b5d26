import { block, disc, line, path, place, shine } from '../ink.ts'
import { letters } from '../lettering.ts'
import type { Material } from '../palettes.ts'
import type { Motif } from './motif.ts'

const ball = (ink: Parameters<Motif>[0], material: Material, text: string): string => {
  const number = letters(text)
  const size = 2.3
  return (
    disc(0, 0, 46, ink.ball(material)) +
    disc(0, 0, 26, '#fffdf5', 'stroke="none"') +
    place(line(number.path, '#171a26', 2, 'stroke-linejoin="round"'), (-number.width * size) / 2, -5 * size, size) +
    shine('M-34-18A38 38 0 0 1-10-38Q-26-24-28-10z', 0.8)
  )
}

/** Three numbered balls. */
export const balls: Motif = (ink) => {
  const number = () => String(ink.dice.between(1, 45))
  return (
    place(ball(ink, 'sapphire', number()), -48, 32, 1) +
    place(ball(ink, 'ruby', number()), 48, 36, 1) +
    place(ball(ink, 'gold', number()), 0, -38, 1.15)
  )
}

/** A draw machine full of balls. */
export const tumbler: Motif = (ink) => {
  const tones = ['ruby', 'gold', 'sapphire', 'emerald', 'ruby', 'sapphire', 'gold'] as const
  const at = [
    [-34, 22],
    [0, 34],
    [34, 22],
    [-18, -4],
    [20, -6],
    [2, -38],
    [-40, -18],
  ] as const
  return (
    path('M-50 60H50L66 94H-66z', ink.fill('gold')) +
    disc(0, -10, 80, '#e8f8ff', 'fill-opacity=".3" stroke-width="5"') +
    at.map(([x, y], turn) => disc(x, y, 19, ink.ball(tones[turn] ?? 'gold'))).join('') +
    line(at.map(([x, y]) => `M${x} ${y}h0`).join(''), '#fff', 17) +
    shine('M-62-30A66 66 0 0 1-16-74Q-46-50-50-14z', 0.7) +
    block(-16, 62, 32, 22, 6, ink.fill('iron'))
  )
}

/** A scratch ticket. */
export const ticket: Motif = (ink) =>
  place(
    path('M-92-50H92V-18A18 18 0 0 0 92 18V50H-92V18A18 18 0 0 0-92-18z', ink.fill('gold')) +
      path('M-62-34H62V34H-62z', ink.fill(ink.palette.second)) +
      [-36, 0, 36]
        .map(
          (x) =>
            block(x - 14, -18, 28, 36, 5, ink.fill('ivory')) +
            place(path('M0-10 3-3 10-3 5 2 6 9 0 5-6 9-5 2-10-3-3-3z', '#d3163c', 'stroke="none"'), x, 0),
        )
        .join('') +
      line('M-78-36V36M78-36V36', '#a4560a', 3, 'stroke-dasharray="5 6"'),
    0,
    0,
    1,
    -14,
  )

/** A bingo card with marks. */
export const bingo: Motif = (ink) => {
  let open = ''
  let marked = ''
  for (let at = 0; at < 16; at += 1) {
    const [x, y] = [-54 + (at % 4) * 36, -34 + Math.floor(at / 4) * 32]
    if (at % 5 === 0 || at === 9) marked += `M${x} ${y}h0`
    else open += `M${x - 14} ${y - 12}h28v25h-28z`
  }
  const word = letters('BINGO')
  return (
    block(-84, -96, 168, 190, 14, ink.fill('ivory')) +
    path('M-84-56V-82Q-84-96-70-96H70Q84-96 84-82V-56z', ink.fill(ink.palette.second)) +
    place(line(word.path, '#fff', 2.4, 'stroke-linejoin="round"'), -word.width * 1.1, -87, 2.2) +
    path(open, '#cfd9ea', 'stroke="none"') +
    line(marked, '#e41c49', 26)
  )
}
