import { createInk, disc, line, oval, path, place, type Ink } from './ink.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { motifs } from './motifs/all.ts'
import type { Motif } from './motifs/motif.ts'

const egg: Motif = (ink) =>
  path('M0-84C44-84 70-22 70 20 70 62 40 88 0 88S-70 62-70 20C-70-22-44-84 0-84z', ink.ball('gold')) +
  oval(-24, -26, 14, 26, '#fff', 'opacity=".55"')

const mug: Motif = (ink) =>
  line('M52-30C104-40 104 54 50 42', '#2a7df2', 16) +
  path('M-62-64H58L50 70Q48 82 36 82H-40Q-52 82-54 70z', ink.fill('sapphire')) +
  oval(-2, -64, 60, 14, '#0b2f8e') +
  path('M-44-40-36 60H-22L-30-40z', '#fff', 'opacity=".35"')

const cap: Motif = (ink) =>
  path('M-76 26C-76-50-40-74 0-74S76-50 76 26z', ink.fill('emerald')) +
  path('M-84 26C-40 6 60 6 100 40 60 44-20 46-84 40z', ink.fill('teal')) +
  disc(0, -76, 9, ink.ball('gold'))

const drawn: Readonly<Record<string, readonly [palette: PaletteName, thing: Motif]>> = {
  'raffle-ticket': ['sunset', motifs.ticket],
  'golden-egg': ['royal', egg],
  'cash-10': ['peacock', motifs.coinStacks],
  mug: ['dusk', mug],
  cap: ['orchard', cap],
  poster: ['crimson', motifs.lantern],
  headphones: ['neon', motifs.headset],
}

/** Draws an item of the points mall, 320 by 240, or `null` for an unknown item. */
export const drawGoods = (id: string): string | null => {
  const [name, thing] = drawn[id] ?? []
  if (name === undefined || thing === undefined) return null
  const ink = createInk(`goods ${id}`, palettes[name])
  const hero = place(thing(ink), 160, 116, 0.86)
  const glow = disc(160, 116, 120, ink.glow(ink.palette.light), 'opacity=".6"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">${sky(ink)}${glow}${oval(160, 208, 84, 12, ink.palette.edge, 'opacity=".45"')}<g stroke="${ink.palette.edge}" stroke-width="4" stroke-linejoin="round">${hero}</g></svg>`
}

/** The background and all definitions. Call it after everything that defines, and output it first. */
const sky = (ink: Ink): string => {
  const { top, bottom } = ink.palette
  const id = ink.define(
    'sky',
    (key) =>
      `<linearGradient id="${key}" x2="1" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
  )
  return `${ink.defs()}<path d="M0 0H320V240H0z" fill="url(#${id})"/>`
}
