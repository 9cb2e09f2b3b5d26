import { createInk, disc, line, oval, path, place, type Ink } from './ink.ts'
import { canLetter, letters } from './lettering.ts'
import { families, materials, palettes } from './palettes.ts'
import { scenes } from './scenes.ts'
import { diceFrom, hashText } from './seed.ts'
import { motifs, type MotifName } from './motifs/all.ts'
import { classed, named, typed, type Theme } from './themes.ts'

/** What a lobby knows about a game; every part is optional. */
export interface GameDescriptor {
  readonly name?: string
  /** `JP`, `TG`, `AC`, `BG` or a newer class key. */
  readonly gameClass?: string
  readonly vendor?: string
  /** `RNG`, `FISH`, `LIVE`, `PVP`, `SPORTS`, `ESPORTS`, `COCKFIGHT`, `LOTT`, `ELOTT`. */
  readonly gameType?: string
}

/** The most a tile may weigh, so that 24 of them stay under 150 kB. */
export const tileBudget = 6000

/**
 * Draws a game's tile, 300 by 400: sky and place, the hero the name calls for, company beside it, the name in drawn
 * letters, and the vendor's own frame. A vendor keeps its palettes and its frame over all its games.
 */
export const drawTile = (nodeId: string, game: GameDescriptor = {}): string => {
  for (const detail of ['full', 'lean'] as const) {
    const drawing = compose(nodeId, game, detail)
    if (drawing.length <= tileBudget) return drawing
  }
  return compose(nodeId, game, 'bare')
}

/** How much stands around the hero: everything; no company; or the hero alone in the plainest place. */
type Detail = 'full' | 'lean' | 'bare'

const compose = (nodeId: string, game: GameDescriptor, detail: Detail): string => {
  const { dice, house, ink, hero, beside, scene } = castOf(nodeId, game)
  const edge = `stroke="${ink.palette.edge}" stroke-width="3" stroke-linejoin="round"`
  const friend = detail === 'full' && beside !== undefined ? motifs[beside](ink) : ''
  const arrangement = dice.between(0, 3)
  const titled = game.name !== undefined && game.name !== ''
  const centre = titled ? 154 : 190
  const body =
    scenes[detail === 'bare' ? 'rays' : scene](ink) +
    disc(150, centre, 136, ink.glow(ink.palette.light), 'opacity=".62"') +
    (detail === 'bare' ? '' : halo(ink, house >>> 9, centre)) +
    (friend && `<g ${edge}>${companions(ink, friend, arrangement, centre)}</g>`) +
    oval(150, centre + 116, 92, 12, ink.palette.edge, 'opacity=".45"') +
    `<g ${edge}>${place(motifs[hero](ink), 150, centre, arrangement === 0 ? 1.26 : 1.16)}</g>` +
    (detail === 'bare' ? '' : sparkles(ink, centre))
  const foot = path('M0 230H300V400H0z', `url(#${fade(ink)})`)
  const parts =
    body + foot + (titled ? title(ink, game.name ?? '', house) : '') + (detail === 'bare' ? rim : frame(ink, house))
  const sky = `url(#${ink.define('sky', (id) => `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${ink.palette.top}"/><stop offset=".8" stop-color="${ink.palette.bottom}"/></linearGradient>`)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${ink.defs()}<path d="M0 0H300V400H0z" fill="${sky}"/>${parts}</svg>`
}

/** What a game's pictures are made of: colours of its vendor's family, hero, company and place. */
export const castOf = (nodeId: string, game: GameDescriptor) => {
  const { dice, house, palette } = housed(nodeId, game)
  return { dice, house, ink: createInk(`game ${nodeId}`, palettes[palette]), ...cast(game, dice) }
}

/** A game's own dice after the palette was drawn from its vendor's. */
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
  // The last word says what a thing is, those before it only what it is like: a silver peacock is a peacock.
  const calledBy = (text: string) => named.find(([words]) => words.test(text))?.[1]
  const [, thing, kind] = /^(.*) (dice|crash)$/i.exec(name) ?? []
  // Of a game of dice, the dice come first and the thing it is called after stands beside them.
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

/** Company stands lower and behind: a pair at the feet, one over the shoulder, or a row in front. */
const companions = (ink: Ink, drawing: string, arrangement: number, centre: number): string => {
  const id = ink.define('friend', (name) => `<g id="${name}">${drawing}</g>`)
  const copy = (x: number, y: number, scale: number, turn: number) =>
    `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"/>`
  if (arrangement === 0) return ''
  if (arrangement === 1) return copy(48, centre + 78, 0.5, -16) + copy(252, centre + 78, 0.5, 16)
  if (arrangement === 2) return copy(242, centre - 84, 0.54, 14) + copy(48, centre + 86, 0.42, -12)
  return copy(52, centre - 84, 0.48, -14) + copy(252, centre - 66, 0.36, 12) + copy(254, centre + 84, 0.46, 12)
}

/** What a house sets behind its heroes: nothing, a ring, a double ring of beads, or a burst. */
const halo = (ink: Ink, house: number, centre: number): string => {
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

const sparkles = (ink: Ink, centre: number): string => {
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

/** Breaks a name into at most three lines of about equal length. */
const breakLines = (name: string): readonly string[] => {
  const words = name.split(/\s+/).filter(Boolean)
  const count = name.length <= 9 ? 1 : name.length <= 22 || words.length < 3 ? 2 : 3
  let best: readonly string[] = [name]
  let widest = Number.POSITIVE_INFINITY
  const split = (from: number, lines: readonly string[]): void => {
    if (lines.length === count - 1 || from >= words.length - 1) {
      const whole = [...lines, words.slice(from).join(' ')]
      const width = Math.max(...whole.map((text) => letters(text).width || text.length))
      if (width < widest) [best, widest] = [whole, width]
      if (lines.length === count - 1) return
    }
    for (let to = from + 1; to < words.length; to += 1) split(to, [...lines, words.slice(from, to).join(' ')])
  }
  split(0, [])
  return best
}

const title = (ink: Ink, name: string, house: number): string => {
  if (!canLetter(name)) return plainTitle(ink, name)
  const lines = breakLines(name).map(letters)
  const widest = Math.max(...lines.map((each) => each.width))
  const size = Math.min(3.8, 236 / (widest + 3), 88 / (lines.length * 13.4))
  const step = 13.4
  const bottom = 370 - 10 * size - (size < 2.4 ? 4 : 0)
  const strokes = lines
    .map(
      (each, at) =>
        `<path d="${each.path}" transform="translate(${-Math.round(each.width * 5) / 10} ${(at - lines.length + 1) * step})"/>`,
    )
    .join('')
  const id = ink.define(
    'title',
    (key) =>
      `<g id="${key}" fill="none" stroke-linejoin="round" stroke-linecap="${house % 3 ? 'round' : 'square'}">${strokes}</g>`,
  )
  const [light, mid, dark] = materials[ink.palette.title]
  const paint = ink.define(
    'letters',
    (key) =>
      `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x2="0" y2="13.4" spreadMethod="repeat"><stop stop-color="${light}"/><stop offset=".4" stop-color="${mid}"/><stop offset=".75" stop-color="${dark}"/></linearGradient>`,
  )
  return `<g transform="translate(150 ${Math.round(bottom)}) scale(${Math.round(size * 100) / 100})"><use href="#${id}" y=".7" stroke="${ink.palette.edge}" stroke-width="4.6"/><use href="#${id}" stroke="#fff" stroke-width="2.8"/><use href="#${id}" stroke="url(#${paint})" stroke-width="2.2"/></g>`
}

const plainTitle = (ink: Ink, name: string): string =>
  `<text x="150" y="362" font-family="system-ui,sans-serif" font-weight="800" font-size="${Math.min(34, Math.round(420 / Math.max(name.length, 1)))}" text-anchor="middle" fill="#fff" stroke="${ink.palette.edge}" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${escapeText(name)}</text>`

/** Text made safe inside markup. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const rim = '<path d="M0 0H300V400H0z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>'

/** Five house frames. */
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
