import { block, createInk, disc, line, oval, path, type Ink } from './ink.ts'
import { palettes, type Material, type PaletteName } from './palettes.ts'

type Face = (ink: Ink) => string

const eyesAt = (ink: Ink, x: number, y: number, size = 9): string =>
  ink.mirror(disc(x, y, size, '#1a1420', 'stroke="none"') + disc(x - 3, y - 3, size / 3, '#fff', 'stroke="none"'))

const smile = line('M-12 34Q0 44 12 34', '#1a1420', 4)

const pointed =
  (coat: Material, inner: string): Face =>
  (ink) =>
    ink.mirror(path('M14-40 60-84 66-6z', ink.fill(coat)) + path('M30-42 54-66 56-26z', inner, 'stroke="none"')) +
    path('M0-52C44-52 72-22 66 10 58 42 30 62 0 66-30 62-58 42-66 10-72-22-44-52 0-52z', ink.ball(coat)) +
    ink.mirror(path('M0 18C24 4 50 6 66 10 54 44 28 62 0 66z', '#fff8ee', 'stroke="none"')) +
    eyesAt(ink, 28, 0) +
    oval(0, 26, 9, 7, '#1a1420', 'stroke="none"') +
    line('M-14 40Q-6 48 0 38 6 48 14 40', '#1a1420', 3.5)

const round =
  (coat: Material, patch: string, muzzle: string): Face =>
  (ink) =>
    ink.mirror(disc(50, -46, 22, ink.ball(coat)) + disc(50, -46, 11, muzzle, 'stroke="none"')) +
    disc(0, 6, 66, ink.ball(coat)) +
    ink.mirror(oval(26, -6, 18, 21, patch, 'stroke="none"')) +
    eyesAt(ink, 26, -4) +
    oval(0, 34, 26, 20, muzzle, 'stroke="none"') +
    oval(0, 26, 10, 7, '#1a1420', 'stroke="none"') +
    line('M0 30V38M-10 42Q0 48 10 42', '#1a1420', 3.5)

const rabbit: Face = (ink) =>
  ink.mirror(oval(24, -62, 15, 40, ink.fill('ivory')) + oval(24, -60, 7, 28, '#ffb3c9', 'stroke="none"')) +
  disc(0, 12, 58, ink.ball('ivory')) +
  eyesAt(ink, 24, 2) +
  path('M-8 20H8L0 30z', '#f4589c', 'stroke="none"') +
  line('M0 30V36M-12 38Q-4 46 0 36 4 46 12 38', '#1a1420', 3.5) +
  ink.mirror(disc(38, 24, 9, '#ff9fb5', 'stroke="none" opacity=".7"'))

const owlet: Face = (ink) =>
  path('M-60-66C-34-52 34-52 60-66 74-20 70 64 0 70-70 64-74-20-60-66z', ink.fill('amethyst')) +
  ink.mirror(
    disc(28, -12, 30, '#fff7df') +
      disc(26, -12, 16, '#1a1420', 'stroke="none"') +
      disc(20, -19, 6, '#fff', 'stroke="none"'),
  ) +
  path('M-11 2H11L0 24z', ink.fill('amber')) +
  line('M-18 44Q-9 52 0 44 9 52 18 44', '#fff', 3, 'opacity=".6"')

const frog: Face = (ink) =>
  ink.mirror(disc(36, -42, 24, ink.ball('emerald'))) +
  path('M0-40C50-40 78-10 74 20 66 54 34 64 0 64S-66 54-74 20C-78-10-50-40 0-40z', ink.ball('emerald')) +
  ink.mirror(
    disc(36, -44, 15, '#fff') +
      disc(34, -43, 8, '#1a1420', 'stroke="none"') +
      disc(44, 26, 9, '#ff9fb5', 'stroke="none" opacity=".6"'),
  ) +
  line('M-44 16Q0 54 44 16', '#0a3a24', 5)

const penguin: Face = (ink) =>
  disc(0, 4, 68, ink.ball('night')) +
  path('M0-30C14-54 58-40 52-2 56 40 24 58 0 62-24 58-56 40-52-2-58-40-14-54 0-30z', '#fff', 'stroke="none"') +
  eyesAt(ink, 24, -8) +
  path('M-16 10H16L0 30z', ink.fill('amber')) +
  ink.mirror(disc(38, 20, 9, '#ff9fb5', 'stroke="none" opacity=".7"'))

const astronaut: Face = (ink) =>
  block(-60, -62, 120, 126, 56, ink.fill('silver')) +
  block(-44, -42, 88, 76, 36, ink.fill('night')) +
  path('M-34-20C-28-34-10-36 4-36-14-26-22-10-22 8-32 4-36-8-34-20z', '#fff', 'opacity=".6" stroke="none"') +
  disc(20, 6, 6, ink.palette.light, 'stroke="none"') +
  ink.mirror(block(56, -16, 14, 40, 7, ink.fill('amber'))) +
  line('M-20 50H20', '#5a6b82', 5)

const robot: Face = (ink) =>
  line('M0-50V-74', '#5a6b82', 6) +
  disc(0, -78, 9, ink.ball('ruby')) +
  ink.mirror(block(58, -14, 16, 36, 7, ink.fill('iron'))) +
  block(-60, -50, 120, 106, 26, ink.fill('teal')) +
  block(-44, -30, 88, 50, 22, ink.fill('night')) +
  ink.mirror(oval(20, -6, 9, 12, ink.palette.light, 'stroke="none"')) +
  line('M-18 38H18', '#04585f', 6, 'stroke-dasharray="6 8"')

const knight: Face = (ink) =>
  path('M0-90C40-96 56-70 40-54L0-50z', ink.fill('ruby')) +
  path('M0-60C46-60 62-30 60 0L54 50Q0 76-54 50L-60 0C-62-30-46-60 0-60z', ink.fill('silver')) +
  path('M-48-14H48V8H-48z', '#141822') +
  path('M-6-60H6V58H-6z', ink.fill('gold')) +
  line('M-34 24V42M-20 28V48M20 28V48M34 24V42', '#141822', 5) +
  ink.mirror(disc(24, -3, 5, ink.palette.light, 'stroke="none"'))

const pirate: Face = (ink) =>
  disc(0, 12, 58, ink.ball('amber')) +
  path('M-62-8C-58-70 58-70 62-8 30-26-30-26-62-8z', ink.fill('ruby')) +
  path('M60-8 86-22 80 8z', ink.fill('ruby')) +
  [-34, -8, 20, 42].map((x, at) => disc(x, -30 - (at % 2) * 8, 5, '#fff', 'stroke="none"')).join('') +
  line('M-58-4 34 22', '#1a1420', 4) +
  oval(22, 10, 15, 14, '#1a1420', 'stroke="none"') +
  disc(-22, 10, 8, '#1a1420', 'stroke="none"') +
  line('M-16 40Q2 50 20 38', '#1a1420', 4)

const king: Face = (ink) =>
  path('M-46-34-56-84-24-58 0-88 24-58 56-84 46-34z', ink.fill('gold')) +
  disc(0, 10, 54, ink.ball('amber')) +
  path('M-54 16C-40 22-20 14 0 22 20 14 40 22 54 16 52 60 24 76 0 76S-52 60-54 16z', ink.fill('ivory')) +
  eyesAt(ink, 22, -4, 7) +
  path('M-16 36Q0 46 16 36 8 52 0 52T-16 36z', '#8c1030', 'stroke="none"') +
  disc(0, -48, 7, ink.ball('ruby'))

const faces: readonly (readonly [PaletteName, Face])[] = [
  ['lagoon', pointed('amber', '#fff2dd')],
  ['dusk', round('silver', '#2a2c3a', '#ffffff')],
  ['jade', rabbit],
  ['midnight', owlet],
  ['sunset', frog],
  ['arctic', penguin],
  ['royal', astronaut],
  ['saffron', robot],
  ['crimson', knight],
  ['peacock', pirate],
  ['velvet', king],
  ['orchard', round('wood', '#6b3a1a', '#f3e0c2')],
  ['candy', pointed('silver', '#ffc4d6')],
  ['desert', pointed('iron', '#c9d2de')],
  ['neon', (ink) => round('rose', '#fff0f6', '#fff0f6')(ink) + smile],
  ['slate', round('amber', '#fff0cf', '#fff6e2')],
]

/** Number of avatars; higher numbers wrap around. */
export const avatarCount = faces.length

/** Draws avatar `number` (from 0), 160 by 160, filling a circle or a square. */
export const drawAvatar = (number: number): string => {
  const [name, face] = faces[number % faces.length] ?? ['lagoon', rabbit]
  const ink = createInk(`avatar ${number}`, palettes[name])
  const head = face(ink)
  const back = ink.define(
    'back',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${ink.palette.bottom}"/><stop offset="1" stop-color="${ink.palette.top}"/></linearGradient>`,
  )
  const glow = ink.glow(ink.palette.light)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">${ink.defs()}<path d="M0 0H160V160H0z" fill="url(#${back})"/><circle cx="80" cy="70" r="86" fill="${glow}" opacity=".55"/><g transform="translate(80 88) scale(.78)" stroke="${ink.palette.edge}" stroke-width="3.5" stroke-linejoin="round">${head}</g></svg>`
}
