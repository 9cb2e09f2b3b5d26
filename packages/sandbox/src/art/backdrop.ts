import { disc, place } from './ink.ts'
import { motifs } from './motifs/all.ts'
import { castOf, type GameDescriptor } from './tile.ts'
import { scenes } from './scenes.ts'

/** Draws the scenery of a game's tile without its hero, 300 by 400, as the background of the game itself. */
export const drawBackdrop = (nodeId: string, game: GameDescriptor): string => {
  const { ink, scene, hero } = castOf(nodeId, game)
  const sky = ink.define(
    'sky',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink.palette.top}"/><stop offset=".8" stop-color="${ink.palette.bottom}"/></linearGradient>`,
  )
  const body =
    scenes[scene](ink) +
    disc(150, 190, 150, ink.glow(ink.palette.light), 'opacity=".4"') +
    `<g opacity=".16">${place(motifs[hero](ink), 44, 150, 0.5, -12)}${place(motifs[hero](ink), 256, 236, 0.5, 12)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">${ink.defs()}<path d="M0 0H300V400H0z" fill="url(#${sky})"/>${body}</svg>`
}
