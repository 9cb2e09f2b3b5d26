import { createInk, disc, line, path, place } from './ink.ts'
import { letters } from './lettering.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { motifs, type MotifName } from './motifs/all.ts'
import { castOf, type GameDescriptor } from './tile.ts'

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

/**
 * Draws a reel symbol, 200 by 200, transparent, or `null` for an unknown name. With a game, its wild is the hero of the
 * game's tile and its scatter the motif beside the hero.
 */
export const drawSymbol = (name: string, nodeId?: string, game?: GameDescriptor): string | null => {
  if (nodeId !== undefined && game !== undefined) {
    const { hero, beside = 'star' } = castOf(nodeId, game)
    if (name === 'wild') return titled(hero, 'WILD')
    if (name === 'scatter') return titled(beside, '')
  }
  if (name === 'wild') return wild()
  const found = drawn[name]
  if (found === undefined) return null
  const ink = createInk(`symbol ${name}`, palettes[found[0]])
  const thing = place(motifs[found[1]](ink), 100, 100, 0.9)
  const glow = name === 'scatter' ? disc(100, 100, 100, ink.glow('#ffe07a'), 'opacity=".8"') : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${ink.defs()}${glow}<g stroke="${ink.palette.edge}" stroke-width="4" stroke-linejoin="round">${thing}</g></svg>`
}

/** A symbol specific to the game: a motif on a golden plate, with an optional word across it. */
const titled = (motif: MotifName, word: string): string => {
  const ink = createInk(`title ${motif} ${word}`, palettes[word === '' ? 'midnight' : 'royal'])
  const plate =
    word === ''
      ? disc(100, 100, 98, ink.glow('#ffe07a'), 'opacity=".85"')
      : `<g stroke="${ink.palette.edge}" stroke-width="4" stroke-linejoin="round">${place(ink.ring(12, path('M0 0-20-96H20z', ink.fill('gold'))), 100, 100)}${disc(100, 100, 74, ink.fill('amethyst'))}</g>`
  const thing = `<g stroke="${ink.palette.edge}" stroke-width="4" stroke-linejoin="round">${place(motifs[motif](ink), 100, word === '' ? 100 : 88, word === '' ? 0.86 : 0.66)}</g>`
  const lettering = letters(word)
  const stroke = (colour: string, width: number) =>
    place(line(lettering.path, colour, width, 'stroke-linejoin="round"'), 100 - (lettering.width * 4.6) / 2, 136, 4.6)
  const text = word === '' ? '' : stroke(ink.palette.edge, 5.8) + stroke('#fff', 3.6) + stroke('#ffc23d', 2.2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${ink.defs()}${plate}${thing}${text}</svg>`
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
