import { burst, createInk, disc, oval, path, place, type Ink } from './ink.ts'
import { palettes, type PaletteName } from './palettes.ts'
import { hashText } from './seed.ts'
import { motifs, type MotifName } from './motifs/all.ts'

type Cast = readonly [palette: PaletteName, hero: MotifName, left: MotifName, right: MotifName, small: MotifName]

/** Banners with a fixed motif; any other id picks one by its hash. */
const casts = {
  welcome: ['jade', 'chest', 'clover', 'crown', 'coin'],
  jackpot: ['midnight', 'crown', 'bell', 'seven', 'coin'],
  slots: ['royal', 'seven', 'cherries', 'gem', 'star'],
  fishing: ['lagoon', 'shark', 'fish', 'turtle', 'pearl'],
  live: ['velvet', 'roulette', 'cards', 'chips', 'dice'],
  table: ['peacock', 'mahjong', 'domino', 'knight', 'dice'],
  sports: ['orchard', 'football', 'trophy', 'basketball', 'star'],
  esports: ['neon', 'gamepad', 'headset', 'shield', 'bolt'],
  cockfight: ['ember', 'rooster', 'drum', 'trophy', 'coin'],
  lottery: ['sunset', 'balls', 'ticket', 'tumbler', 'star'],
  vip: ['slate', 'crown', 'ring', 'key', 'gem'],
  festival: ['crimson', 'dragon', 'lantern', 'drum', 'ingot'],
  deposit: ['peacock', 'coinStacks', 'envelope', 'ingot', 'coin'],
  referral: ['dusk', 'star', 'heart', 'sweet', 'coin'],
  crash: ['midnight', 'rocket', 'planet', 'plane', 'star'],
  ranking: ['sunset', 'trophy', 'crown', 'star', 'coin'],
  points: ['dusk', 'gem', 'sweet', 'ring', 'star'],
  rebate: ['orchard', 'ingot', 'coinStacks', 'clover', 'coin'],
} as const satisfies Record<string, Cast>

/** Kinds of banner that can be requested by name, e.g. `banner/fishing.svg`. */
export const bannerKinds = Object.keys(casts) as readonly (keyof typeof casts)[]

/** Facts that select the motif; without them the id alone decides. */
export interface BannerDescriptor {
  /** The platform's banner group, e.g. `w_fish`. */
  readonly groupName?: string
  /** English title; a word in it can select the kind. */
  readonly title?: string
}

const groups: Readonly<Record<string, keyof typeof casts>> = {
  w_rng: 'slots',
  w_live: 'live',
  w_fish: 'fishing',
  w_pvp: 'table',
  w_sports: 'sports',
  w_esports: 'esports',
  w_cockfight: 'cockfight',
  w_elott: 'lottery',
  w_lott: 'lottery',
  w_login: 'vip',
  w_reg: 'welcome',
  w_register: 'welcome',
  w_forget: 'vip',
  w_leftmenu: 'festival',
}

const called: readonly (readonly [words: RegExp, kind: keyof typeof casts])[] = [
  [/fish|sea|reef|ocean/i, 'fishing'],
  [/jackpot/i, 'jackpot'],
  [/slot/i, 'slots'],
  [/card|mahjong|tongits|domino/i, 'table'],
  [/esport/i, 'esports'],
  [/sport|football|match|cup/i, 'sports'],
  [/cock|derby/i, 'cockfight'],
  [/lott|draw|number/i, 'lottery'],
  [/live|dealer|roulette/i, 'live'],
  [/lantern|new year|festival|week|fiesta/i, 'festival'],
  [/deposit|reload|cash|rebate|bonus/i, 'deposit'],
  [/friend|invite|refer/i, 'referral'],
  [/rank|vip|level/i, 'vip'],
  [/crash|rocket/i, 'crash'],
  [/welcome|join|new/i, 'welcome'],
]

const kindOf = (id: string, { groupName = '', title = '' }: BannerDescriptor): keyof typeof casts =>
  bannerKinds.find((kind) => kind === id) ??
  groups[groupName] ??
  called.find(([words]) => words.test(title))?.[1] ??
  bannerKinds[hashText(`banner ${id}`) % bannerKinds.length] ??
  'welcome'

/**
 * Draws a banner, 1200 by 400. The objects are right of the centre and the left is calm and dark, so that a site
 * can set its own headline there, in any language; right-to-left layouts flip the picture.
 */
export const drawBanner = (id: string, banner: BannerDescriptor = {}): string => {
  const [name, hero, left, right, small]: Cast = casts[kindOf(id, banner)]
  const ink = createInk(`banner ${id}`, palettes[name])
  const edge = `stroke="${ink.palette.edge}" stroke-width="3" stroke-linejoin="round"`
  const body =
    place(burst(16, 3.5, 960, ink.palette.light, 'opacity=".07"'), 850, 210) +
    waves(ink, hashText(id) % 3) +
    disc(850, 200, 330, ink.glow(ink.palette.light), 'opacity=".7"') +
    `<g ${edge}>${trail(ink, small)}` +
    place(motifs[left](ink), 628, 232, 1.06, -10) +
    place(motifs[right](ink), 1070, 226, 1.1, 10) +
    `</g>${oval(850, 366, 190, 20, ink.palette.edge, 'opacity=".5"')}<g ${edge}>${place(motifs[hero](ink), 850, 200, 1.62)}</g>` +
    `<path d="M0 0H760V400H0z" fill="url(#${shade(ink)})"/>`
  const sky = ink.define(
    'sky',
    (key) =>
      `<linearGradient id="${key}" x2="1" y2=".4"><stop stop-color="${ink.palette.top}"/><stop offset="1" stop-color="${ink.palette.bottom}"/></linearGradient>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400" preserveAspectRatio="xMaxYMid slice">${ink.defs()}<path d="M0 0H1200V400H0z" fill="url(#${sky})"/>${body}</svg>`
}

const shade = (ink: Ink): string =>
  ink.define(
    'shade',
    (id) =>
      `<linearGradient id="${id}"><stop stop-color="${ink.palette.edge}" stop-opacity=".78"/><stop offset=".55" stop-color="${ink.palette.edge}" stop-opacity=".42"/><stop offset="1" stop-color="${ink.palette.edge}" stop-opacity="0"/></linearGradient>`,
  )

const waves = (ink: Ink, form: number): string =>
  [
    path('M0 300C200 220 380 380 620 310S1000 250 1200 320V400H0z', ink.palette.far, 'opacity=".7"') +
      path('M0 352C260 300 420 410 700 360S1060 330 1200 372V400H0z', ink.palette.near),
    path('M300 400 560 250 690 330 850 190 1010 320 1200 220V400z', ink.palette.far, 'opacity=".65"') +
      path('M0 400V370L420 340 700 372 960 344 1200 376V400z', ink.palette.near),
    [520, 640, 760, 880, 1000, 1120]
      .map((x, at) => path(`M${x} 400V${250 + (at % 3) * 34}h92V400z`, ink.palette.far, 'opacity=".55"'))
      .join('') + path('M0 362Q600 320 1200 362V400H0z', ink.palette.near),
  ][form] ?? ''

const trail = (ink: Ink, small: MotifName): string => {
  const id = ink.define('small', (key) => `<g id="${key}">${motifs[small](ink)}</g>`)
  return (
    [
      [560, 84, 0.3, -20],
      [700, 60, 0.22, 14],
      [1010, 62, 0.28, 18],
      [1136, 96, 0.22, -8],
      [742, 338, 0.36, -12],
      [966, 344, 0.42, 10],
      [1150, 352, 0.3, 22],
      [530, 344, 0.26, 8],
    ] as const
  )
    .map(
      ([x, y, scale, turn]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"/>`,
    )
    .join('')
}
