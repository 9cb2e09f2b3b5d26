import { inLanguage, type Words } from '../../../core/words/Words.ts'
import type { Maintenance } from '../../merchants/catalogue/rows.ts'
import { demoGameOf } from '@croupier/games'
import type { Answer } from '../../../wire/Answer.ts'
import {
  gameName,
  GAME_CLASSES,
  type Catalogue,
  type Game,
  type GameClass,
  type Lane,
  type Vendor,
} from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance, vendorMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { smallestStake } from '../rounds/stakes.ts'
import type { Context } from '../../../Context.ts'

type GameEntry = NonNullable<Answer<'games.list'>['games']>[number]
type HotEntry = NonNullable<Answer<'games.hot'>['list']>[number]
type LaneEntry = NonNullable<Answer<'games.vendors'>['data']['lanes']>[number]
type CardEntry = NonNullable<LaneEntry['cards']>[number]

const PLATFORMS = 'html5,flash,html5-desktop'
const CLASS_NAMES: Readonly<Record<Exclude<GameClass, ''>, Words>> = {
  JP: { EN: 'Jackpot', TY: 'Jackpot', BN: 'জ্যাকপট' },
  TG: { EN: 'Table games', TY: 'Larong mesa', BN: 'টেবিল গেম' },
  AC: { EN: 'Arcade', TY: 'Arcade', BN: 'আর্কেড' },
  BG: { EN: 'Bingo', TY: 'Bingo', BN: 'বিঙ্গো' },
}

/** Drawn picture of a game. */
export const gameArt = (nodeId: number): string => `/art/game/${nodeId}.svg`
/** Drawn logo of a vendor. */
const vendorArt = (code: string): string => `/art/vendor/${code}.svg`

const percent = (hundredths: number) => (hundredths / 100).toFixed(2)

/** Facts stated before play; none for a game that the sandbox cannot play. */
function statedFacts(game: Game) {
  const facts = demoGameOf(game)?.facts
  return facts
    ? {
        returnLeast: percent(facts.returns.least),
        returnMost: percent(facts.returns.most),
        volatility: facts.volatility,
        rulesChanged: facts.lastChanged,
      }
    : {}
}

const outOfService = (window: Maintenance | null) =>
  window && { maintainTime: window.from, maintainEndTime: window.until }

/** A game as shown in lists. */
export function gameEntry(context: Context, game: Game, language: string): GameEntry {
  return {
    nodeId: game.nodeId,
    gameName: gameName(game, language),
    defaultLanguage: gameName(game, 'EN'),
    nodeName: game.code,
    vassalage: game.vendor,
    displayName: context.catalogue.vendorByCode.get(game.vendor)?.name ?? game.vendor,
    gameType: game.gameType,
    gameClassify: game.gameClass || null,
    gameClassifyNew: game.gameClass || null,
    showIcon: gameArt(game.nodeId),
    defaultIcon: gameArt(game.nodeId),
    nodeTypeManageId: `game_${game.vendor}_${game.code}`,
    roomId: `GAME_LIST$${game.vendor},${game.nodeId}`,
    gameId: String(game.nodeId),
    gameCode: game.code,
    platform: PLATFORMS,
    minBet: smallestStake(game),
    minLineNum: null,
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    isTop: game.isTop ? 1 : 0,
    supportTrail: 0,
    maintenance: outOfService(gameMaintenance(context, game)),
    status: 1,
    displayStatus: 1,
    gameSort: game.sort,
    ...statedFacts(game),
  }
}

/** A game as shown in the hot list. */
export function hotEntry(context: Context, game: Game, language: string, place: number): HotEntry {
  return {
    id: place,
    type: 'GAME',
    gameType: game.gameType,
    vassalage: game.vendor,
    vendorCode: game.vendor,
    displayName: context.catalogue.vendorByCode.get(game.vendor)?.name ?? game.vendor,
    gameCode: game.code,
    gameId: `HOT_GAME,${game.nodeId}`,
    nodeId: game.nodeId,
    gameName: gameName(game, language),
    iconUrl: gameArt(game.nodeId),
    launchMode: 'GLS',
    platform: PLATFORMS,
    sortNum: place,
    gameClassifyNew: game.gameClass || null,
    minBet: smallestStake(game),
    supportTrail: 0,
    maintenance: outOfService(gameMaintenance(context, game)),
    status: 0,
    ...statedFacts(game),
  }
}

/** A lane with its cards and, for slots, its classes. */
export function laneEntry(context: Context, lane: Lane, language: string): LaneEntry {
  const vendors = context.catalogue.vendors.filter((vendor) => vendor.lanes.includes(lane))
  return {
    id: lane,
    title: lane,
    cards: vendors.map((vendor, index) => cardEntry(context, vendor, lane, index)),
    gameClassify: lane === 'RNG' ? classes(context.catalogue, language) : [],
  }
}

function cardEntry(context: Context, vendor: Vendor, lane: Lane, index: number): CardEntry {
  // A sportsbook or a lottery launches directly; everything else opens a list of games first.
  const direct = lane === 'SPORTS' || lane === 'LOTT' || lane === 'ELOTT'
  const first = context.catalogue.gamesByLane.get(lane)?.find((game) => game.vendor === vendor.code)
  return {
    id: `${lane}-${index + 1}`,
    title: vendor.code,
    accountTypeId: vendor.accountTypeId,
    accountTypeName: vendor.code,
    vassalage: vendor.code,
    displayName: vendor.name,
    gameType: lane,
    isGame: direct ? 'game' : 'VASSALAGE',
    isHot: vendor.isHot ? 1 : 0,
    freeplay: 0,
    lagerIcon: vendorArt(vendor.code),
    smallIcon: vendorArt(vendor.code),
    mobileSmallIcon: vendorArt(vendor.code),
    mobileLargeIcon: `/art/vendor-wide/${vendor.code}.svg`,
    h5Icon: vendorArt(vendor.code),
    maintenance: outOfService(vendorMaintenance(context, vendor.code)),
    defaultPlayType: lane === 'LOTT' || lane === 'ELOTT' ? 'STANDARD' : null,
    gameCode: direct ? first?.code : null,
  }
}

function classes(catalogue: Catalogue, language: string) {
  const slots = catalogue.gamesByLane.get('RNG') ?? []
  return GAME_CLASSES.map((key) => ({
    key,
    displayName: inLanguage(CLASS_NAMES[key], language),
    gameCount: slots.filter((game) => game.gameClass === key).length,
  }))
}
