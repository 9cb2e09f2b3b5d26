import { demoGameOf } from '@croupier/games'
import { DAY } from '@croupier/locales/calendar'
import { leadOfTile } from '../../../art/tile.ts'
import { eachLanguage, inLanguage, type Words } from '../../../core/words/Words.ts'
import { randomInteger, seededRandom, type Random } from '../../../core/random/random.ts'
import { GAME_CLASSES, LANES, type Catalogue, type Game, type GameClass, type Lane } from './Catalogue.ts'
import { LANE_WORDS, QUALITIES, THINGS } from './words.ts'
import { vendors } from './vendors.ts'

/** Minimum bets in minor units: exactly the values of the lobby's filter. */
const MINIMUM_BETS = [1n, 5n, 10n, 50n, 75n] as const
/** Number of games per vendor in a lane; slots fill up the rest of the total. */
const PER_VENDOR: Readonly<Record<Exclude<Lane, 'RNG'>, number>> = {
  SPORTS: 3,
  LIVE: 24,
  FISH: 18,
  PVP: 24,
  LOTT: 10,
  ELOTT: 8,
}
const TOTAL = 2_016
/** Tiles on a page of the lobby; within it, no two show the same motif. */
const PAGE = 24
const FIRST_NODE = 10_001
/** Last word of games that are listed among the slots but are not slots. */
const KINDS: Readonly<Record<string, Words>> = {
  dice: { EN: 'Dice', TY: 'Dice', BN: 'ডাইস' },
  crash: { EN: 'Crash', TY: 'Crash', BN: 'ক্র্যাশ' },
}
/** How many slots are hot, and how many games of the other lanes. */
const HOT_SLOTS = 20
const HOT_OTHERS = { LIVE: 8, FISH: 8, PVP: 4, SPORTS: 1, LOTT: 4, ELOTT: 4 } as const
/** Vendor in maintenance from the start, so that the site has one to show. */
const VENDOR_IN_MAINTENANCE = 'IV'

const join = (first: Words, second: Words): Words =>
  eachLanguage(first, (text, language) => `${text} ${inLanguage(second, language)}`)

/** The hero of a game's tile. */
const leadOf = ({ nodeId, vendor, gameType, gameClass, names }: Game): string =>
  leadOfTile(String(nodeId), { name: names.EN, vendor, gameType, gameClass })

/** Every pair of words once, in an order drawn from `random`. */
function* slotNames(random: Random) {
  const pairs = QUALITIES.flatMap((quality) => THINGS.map((thing) => [quality, thing] as const))
  for (let left = pairs.length; left > 0; left--) {
    const at = randomInteger(random, left)
    const [pair] = pairs.splice(at, 1)
    if (pair) yield join(...pair)
  }
}

function laneName(lane: Exclude<Lane, 'RNG'>, index: number, random: Random): Words {
  const words = LANE_WORDS[lane]
  const word = words[index % words.length] as Words
  if (index < words.length) return word
  return join(QUALITIES[randomInteger(random, QUALITIES.length)] as Words, word)
}

const KEPT = 4
const made = new Map<number | string, Catalogue>()

/**
 * The catalogue of a seed. The same seed always gives the same vendors, games and order; as a catalogue never
 * changes, sandboxes with the same seed share it. With more `slots` than usual, sequels follow after all games.
 */
export function createCatalogue(seed: number, slots?: number): Catalogue {
  const key = slots === undefined ? seed : `${seed}/${slots}`
  const known = made.get(key)
  if (known) return known
  const games = makeGames(seed)
  const catalogue = index(slots === undefined ? games : [...games, ...sequels(games, slots)])
  const [oldest] = made.keys()
  if (oldest !== undefined && made.size >= KEPT) made.delete(oldest)
  made.set(key, catalogue)
  return catalogue
}

/** Further slots, as many as `count` needs: "Golden Koi 2" after "Golden Koi", and so on. */
function sequels(games: readonly Game[], count: number): readonly Game[] {
  const slots = games.filter((game) => game.gameType === 'RNG')
  return Array.from({ length: Math.max(0, count - slots.length) }, (_, at) => {
    const first = slots[at % slots.length] as Game
    const part = 2 + Math.floor(at / slots.length)
    return {
      ...first,
      nodeId: FIRST_NODE + games.length + at,
      code: `${first.code}_${part}`,
      names: eachLanguage(first.names, (name) => `${name} ${part}`),
      sort: games.length + at,
    }
  })
}

function makeGames(seed: number): readonly Game[] {
  const random = seededRandom(seed)
  const chance = (percent: number) => randomInteger(random, 1000) < percent * 10
  const names = slotNames(random)
  const drafts: Omit<Game, 'nodeId' | 'sort'>[] = []
  const others = vendors
    .flatMap((vendor) => vendor.lanes)
    .reduce((sum, lane) => (lane === 'RNG' ? sum : sum + PER_VENDOR[lane]), 0)
  const slotStudios = vendors.filter((vendor) => vendor.lanes.includes('RNG'))
  const slots = TOTAL - others
  for (const vendor of vendors) {
    for (const lane of vendor.lanes) {
      const place = slotStudios.indexOf(vendor)
      const share = Math.floor(slots / slotStudios.length) + (place < slots % slotStudios.length ? 1 : 0)
      const count = lane === 'RNG' ? share : PER_VENDOR[lane]
      for (let index = 0; index < count; index++) {
        const ownNames = lane === 'RNG' ? names.next().value : laneName(lane, index, random)
        if (!ownNames) throw new Error('not enough words for the slots of the catalogue')
        const gameClass: GameClass =
          lane === 'RNG' ? (GAME_CLASSES[[0, 0, 1, 2, 2, 3][randomInteger(random, 6)] ?? 0] ?? 'JP') : ''
        drafts.push({
          vendor: vendor.code,
          gameType: lane,
          gameClass,
          code: `${vendor.code}_${lane}_${String(index + 1).padStart(3, '0')}`,
          names: ownNames,
          minBet: MINIMUM_BETS[randomInteger(random, MINIMUM_BETS.length)] ?? 10n,
          isNew: chance(8),
          isHot: chance(6),
          isTop: chance(3),
          maintenance: index > 0 && chance(2),
          createdAt: Date.UTC(2024, 0, 1) + randomInteger(random, 600) * DAY,
        })
      }
    }
  }
  const games = drafts.map((draft, index): Game => ({ ...draft, nodeId: FIRST_NODE + index, sort: index }))
  return withVariedNames(games).map(withKind)
}

/** Swaps names among the slots so that no two tiles of a page show the same motif. */
function withVariedNames(games: readonly Game[]): readonly Game[] {
  const slots = games.filter(({ gameType }) => gameType === 'RNG')
  const names = slots.map((slot) => slot.names)
  const shown: string[] = []
  const varied = slots.map((slot, at): Game => {
    const before = shown.slice(1 - PAGE)
    const from = names.findIndex((name, place) => place >= at && !before.includes(leadOf({ ...slot, names: name })))
    const other = Math.max(from, at)
    const named = { ...slot, names: names[other] as Words }
    names[other] = names[at] as Words
    shown.push(leadOf(named))
    return named
  })
  return games.map((game) => (game.gameType === 'RNG' ? (varied.shift() as Game) : game))
}

/**
 * Dice games and crash games have the kind in their names, and their pictures follow it. Only they keep their class,
 * table games or arcade: reels are neither, and have no jackpot.
 */
function withKind(game: Game): Game {
  const kind = KINDS[demoGameOf(game)?.id ?? '']
  return kind ? { ...game, names: join(game.names, kind) } : { ...game, gameClass: '' }
}

/** Takes `count` games evenly from the whole list, so that vendors and tiles vary. */
function spread(games: readonly Game[], count: number): readonly Game[] {
  const step = Math.max(1, Math.floor(games.length / count))
  const taken: Game[] = []
  const leads = new Set<string>()
  for (let at = 0; at < count; at++) {
    const near = games.slice(at * step, (at + 1) * step)
    const game = near.find((one) => !leads.has(leadOf(one))) ?? near[0]
    if (!game) break
    taken.push(game)
    leads.add(leadOf(game))
  }
  return taken
}

function index(games: readonly Game[]): Catalogue {
  const usable = games.filter((game) => game.isHot && !game.maintenance && game.vendor !== VENDOR_IN_MAINTENANCE)
  const hotSlots = spread(
    usable.filter((game) => game.gameType === 'RNG'),
    HOT_SLOTS,
  )
  const others = (['LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const).flatMap((lane) => {
    const open = games.filter(
      (game) => game.gameType === lane && !game.maintenance && game.vendor !== VENDOR_IN_MAINTENANCE,
    )
    const hot = open.filter(({ isHot }) => isHot)
    return spread(hot.length >= HOT_OTHERS[lane] ? hot : open, HOT_OTHERS[lane])
  })
  return {
    vendors,
    vendorByCode: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    games,
    gameByNode: new Map(games.map((game) => [game.nodeId, game])),
    gamesByLane: new Map(LANES.map((lane) => [lane, games.filter((game) => game.gameType === lane)])),
    hot: [...hotSlots, ...others],
    vendorsInMaintenance: new Set([VENDOR_IN_MAINTENANCE]),
  }
}
