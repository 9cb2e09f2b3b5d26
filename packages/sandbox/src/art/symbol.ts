import { createInk, disc, line, path, place } from './ink.ts'
import { letters } from './lettering.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { motifs, type MotifName } from './motifs/all.ts'

const drawn: Readonly<Record<string, readonly [palette: PaletteName, motif: MotifName]>> = {
  seven: ['crimson', 'seven'],
  bell: ['midnight', 'bell'],
  crown: ['royal', 'crown'],
  gem: ['lagoon', 'gem'],
  clover: ['jade', 'clover'],
  melon: ['orchard', 'melon'],
  lemon: ['desert', 'lemon'],
  cherries: ['crimson', 'cherries'],
  scatter: ['midnight', 'star'],
}

/** Draws a reel symbol, 200 by 200 on nothing, or `null` for a name no reel has. */
export const drawSymbol = (name: string): string | null => {
  if (name === 'wild') return wild()
  const found = drawn[name]
  if (found === undefined) return null
  const ink = createInk(`symbol ${name}`, palettes[found[0]])
  const thing = place(motifs[found[1]](ink), 100, 100, 0.9)
  const glow = name === 'scatter' ? disc(100, 100, 100, ink.glow('#ffe07a'), 'opacity=".8"') : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${ink.defs()}${glow}<g stroke="${ink.palette.edge}" stroke-width="4" stroke-linejoin="round">${thing}</g></svg>`
}

const wild = (): string => {
  const ink = createInk('symbol wild', palettes.royal)
  const word = letters('WILD')
  const size = 5
  const strokes = (colour: string, width: number) =>
    place(line(word.path, colour, width, 'stroke-linejoin="round"'), 100 - (word.width * size) / 2, 76, size)
  const back = ink.ring(12, path('M0 0-20-96H20z', ink.fill('gold')))
  const badge = `<g stroke="${ink.palette.edge}" stroke-width="4" stroke-linejoin="round">${place(back, 100, 100)}${disc(100, 100, 70, ink.fill('amethyst'))}${disc(100, 100, 58, ink.ball('amethyst'), 'stroke="#fff6c4"')}</g>`
  const text = strokes(ink.palette.edge, 5.4) + strokes('#fff', 3.4) + strokes('#ffc23d', 2.2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${ink.defs()}${badge}${text}</svg>`
}
