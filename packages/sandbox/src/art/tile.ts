import { createInk, disc, line, oval, path, place, type Ink } from './ink.ts'
import { families, palettes } from './palettes.ts'
import { scenes } from './scenes.ts'
import { diceFrom, hashText } from './seed.ts'
import { motifs, type MotifName } from './motifs/all.ts'
import { classed, named, typed, type Theme } from './themes.ts'

/** A game's facts that its tile uses; every part is optional. */
export interface GameDescriptor {
  readonly name?: string
  /** `JP`, `TG`, `AC`, `BG` or a newer class key. */
  readonly gameClass?: string
  readonly vendor?: string
  /** `RNG`, `FISH`, `LIVE`, `PVP`, `SPORTS`, `ESPORTS`, `COCKFIGHT`, `LOTT`, `ELOTT`. */
  readonly gameType?: string
}

/** Maximum size of a tile, so that 24 of them stay under 150 kB. */
export const tileBudget = 6000

/**
 * Draws a game's tile, 300 by 400: sky and scene, the hero that the name calls for, motifs beside it, and the vendor's
 * frame. A vendor uses the same palettes and frame for all its games. The name is not drawn: the page writes it below,
 * translated.
 */
export const drawTile = (nodeId: string, game: GameDescriptor = {}): string => {
  for (const detail of ['full', 'lean'] as const) {
    const drawing = compose(nodeId, game, detail)
    if (drawing.length <= tileBudget) return drawing
  }
  return compose(nodeId, game, 'bare')
}

/** How far down the middle of the hero is. */
const centre = 190

/** How much surrounds the hero: everything; no companions; or the hero alone in the plainest scene. */
type Detail = 'full' | 'lean' | 'bare'

const compose = (nodeId: string, game: GameDescriptor, detail: Detail): string => {
  const { dice, house, ink, hero, beside, scene } = castOf(nodeId, game)
  const edge = `stroke="${ink.palette.edge}" stroke-width="3" stroke-linejoin="round"`
  const friend = detail === 'full' && beside !== undefined ? motifs[beside](ink) : ''
  const arrangement = dice.between(0, 3)
  const body =
    scenes[detail === 'bare' ? 'rays' : scene](ink) +
    disc(150, centre, 136, ink.glow(ink.palette.light), 'opacity=".62"') +
    (detail === 'bare' ? '' : halo(ink, house >>> 9)) +
    (friend && `<g ${edge}>${companions(ink, friend, arrangement)}</g>`) +
    oval(150, centre + 116, 92, 12, ink.palette.edge, 'opacity=".45"') +
    `<g ${edge}>${place(motifs[hero](ink), 150, centre, arrangement === 0 ? 1.26 : 1.16)}</g>` +
    (detail === 'bare' ? '' : sparkles(ink))
  const foot = path('M0 230H300V400H0z', `url(#${fade(ink)})`)
  const parts = body + foot + (detail === 'bare' ? rim : frame(ink, house))
  const sky = `url(#${ink.define('sky', (id) => `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink.palette.top}"/><stop offset=".8" stop-color="${ink.palette.bottom}"/></linearGradient>`)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${ink.defs()}<path d="M0 0H300V400H0z" fill="${sky}"/>${parts}</svg>`
}

/** What a game's pictures are made of: colours of its vendor's family, hero, companions and scene. */
export const castOf = (nodeId: string, game: GameDescriptor) => {
  const { dice, house, palette } = housed(nodeId, game)
  return { dice, house, ink: createInk(`game ${nodeId}`, palettes[palette]), ...cast(game, dice) }
}

/** A game's own dice, after the palette was drawn from its vendor's. */
const housed = (nodeId: string, game: GameDescriptor) => {
  const dice = diceFrom(`tile ${nodeId}`)
  const house = hashText(`house ${game.vendor ?? nodeId}`)
  const family = families[house % families.length] ?? families[0]
  return { dice, house, palette: dice.pick(family) }
}

/** What a game's tile shows first. */
export const leadOfTile = (nodeId: string, game: GameDescriptor): MotifName =>
  cast(game, housed(nodeId, game).dice).hero

const cast = (
  game: GameDescriptor,
  dice: ReturnType<typeof diceFrom>,
): { hero: MotifName; beside: MotifName | undefined; scene: keyof typeof scenes } => {
  const theme = themeOf(game, dice)
  const hero = dice.pick(theme.heroes) ?? 'gem'
  return {
    hero,
    beside: dice.pick(theme.beside.filter((name) => name !== hero)),
    scene: dice.pick(theme.scenes) ?? 'rays',
  }
}

const themeOf = (game: GameDescriptor, dice: ReturnType<typeof diceFrom>): Theme => {
  const name = game.name ?? ''
  // The last word names the thing, the ones before it only describe it: a silver peacock is a peacock.
  const calledBy = (text: string) => named.find(([words]) => words.test(text))?.[1]
  const [, thing, kind] = /^(.*) (dice|crash)$/i.exec(name) ?? []
  // In dice games the dice are the hero, with the thing that the game is named after beside them.
  if (kind && thing !== undefined) {
    const own = calledBy(thing.split(' ').at(-1) ?? '')
    const shown = calledBy(kind)
    if (shown) return { ...shown, beside: own?.heroes ?? shown.beside }
  }
  const called = calledBy(name.split(' ').at(-1) ?? '') ?? calledBy(name)
  const themes =
    (called && [called]) ??
    typed[game.gameType ?? ''] ??
    classed[game.gameClass ?? ''] ??
    named.map(([, theme]) => theme)
  return dice.pick(themes) ?? { heroes: ['gem'], beside: ['coin'], scenes: ['rays'] }
}

/** Companions are lower and behind: a pair at the feet, one over the shoulder, or a row in front. */
const companions = (ink: Ink, drawing: string, arrangement: number): string => {
  const id = ink.define('friend', (name) => `<g id="${name}">${drawing}</g>`)
  const copy = (x: number, y: number, scale: number, turn: number) =>
    `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"/>`
  if (arrangement === 0) return ''
  if (arrangement === 1) return copy(48, centre + 78, 0.5, -16) + copy(252, centre + 78, 0.5, 16)
  if (arrangement === 2) return copy(242, centre - 84, 0.54, 14) + copy(48, centre + 86, 0.42, -12)
  return copy(52, centre - 84, 0.48, -14) + copy(252, centre - 66, 0.36, 12) + copy(254, centre + 84, 0.46, 12)
}

/** What a vendor draws behind its heroes: nothing, a ring, a double ring of beads, or a burst. */
const halo = (ink: Ink, house: number): string => {
  const ring = (r: number, width: number, more: string) =>
    `<circle cx="150" cy="${centre}" r="${r}" fill="none" stroke="${ink.palette.light}" stroke-width="${width}" ${more}/>`
  switch (house % 4) {
    case 1:
      return ring(116, 3, 'opacity=".55"') + ring(124, 1, 'opacity=".55"')
    case 2:
      return ring(120, 6, 'stroke-linecap="round" stroke-dasharray="0 17.95" opacity=".75"')
    case 3:
      return ring(122, 26, 'stroke-dasharray="7 25" opacity=".28"')
    default:
      return ''
  }
}

const sparkles = (ink: Ink): string => {
  const spark = ink.define('spark', (id) => `<path id="${id}" d="M0-12 2-2 12 0 2 2 0 12-2 2-12 0-2-2z" fill="#fff"/>`)
  return Array.from({ length: 3 }, () => {
    const turn = ink.dice.next() * Math.PI * 2
    return `<use href="#${spark}" transform="translate(${Math.round(150 + Math.cos(turn) * 112)} ${Math.round(centre + Math.sin(turn) * 112)}) scale(.${ink.dice.between(5, 9)})"/>`
  }).join('')
}

const fade = (ink: Ink): string =>
  ink.define(
    'fade',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink.palette.edge}" stop-opacity="0"/><stop offset=".6" stop-color="${ink.palette.edge}" stop-opacity=".88"/></linearGradient>`,
  )

/** Text made safe inside markup. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const rim = '<path d="M0 0H300V400H0z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>'

/** Five vendor frames. */
const frame = (ink: Ink, house: number): string => {
  const gold = ink.fill('gold')
  switch ((house >>> 4) % 5) {
    case 0:
      return `<rect x="5" y="5" width="290" height="390" rx="16" fill="none" stroke="${gold}" stroke-width="5"/><rect x="11" y="11" width="278" height="378" rx="11" fill="none" stroke="${ink.palette.light}" stroke-opacity=".5"/>`
    case 1: {
      const corner = path('M6 6H62L52 14H24Q14 14 14 24V52L6 62z', gold) + disc(22, 22, 5, gold)
      return (
        rim +
        corner +
        `<g transform="matrix(-1 0 0 1 300 0)">${corner}</g><g transform="matrix(1 0 0 -1 0 400)">${corner}</g><g transform="matrix(-1 0 0 -1 300 400)">${corner}</g>`
      )
    }
    case 2:
      return (
        rim +
        line('M20 384H280', ink.palette.light, 2, 'opacity=".6"') +
        path('M150 376 158 384 150 392 142 384z', gold)
      )
    case 3:
      return `<path d="M0 0H300V400H0zM10 70Q10 10 70 10H230Q290 10 290 70V388H10z" fill="${ink.palette.edge}" fill-rule="evenodd"/><path d="M10 388V70Q10 10 70 10H230Q290 10 290 70V388z" fill="none" stroke="${gold}" stroke-width="3"/>`
    default:
      return rim
  }
}
