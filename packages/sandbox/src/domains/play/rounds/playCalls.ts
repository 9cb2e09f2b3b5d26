import { comingFixtures, leagues, oddsText, offerOf, sportOf } from '@croupier/games'
import { gameName } from '../../merchants/catalogue/Catalogue.ts'
import { Refusal } from '../../../Refusal.ts'
import { cardGames, pvpRoomsOf } from './pvpRooms.ts'
import { createLaunch } from './launches.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { addressOf } from './launchAddress.ts'

const ROOM_NAMES = {
  EN: { low: 'low', middle: 'middle', high: 'high' },
  TY: { low: 'mababa', middle: 'gitna', high: 'mataas' },
  BN: { low: 'নিম্ন', middle: 'মধ্যম', high: 'উচ্চ' },
} as const

/** Rooms of card games. */
export const pvpRoomHandlers: Handlers<'pvpRoom'> = {
  'pvpRoom.list': (context, call, { vassalage, nodeId, language: asked }) => {
    signedIn(call)
    const language = asked ?? call.language
    const games = cardGames(context, vassalage).filter((game) => !nodeId || String(game.nodeId) === nodeId)
    if (nodeId && games.length === 0) throw new Refusal('game.unknown')
    const names = ROOM_NAMES[language === 'TY' || language === 'BN' ? language : 'EN']
    return {
      list: games.flatMap(pvpRoomsOf).map(({ id, name, game, stakes }) => ({
        id,
        name: `${gameName(game, language)}, ${names[name]}`,
        vassalage: game.vendor,
        nodeId: String(game.nodeId),
        minBet: stakes[0] ?? 0n,
        maxBet: stakes.at(-1) ?? 0n,
      })),
    }
  },
}

/** Other kinds of launches, and matches. */
export const playHandlers: Handlers<'play'> = {
  'play.fbSports': (context, call, { language }) => {
    const { member, session } = signedIn(call)
    const book = context.catalogue.gamesByLane.get('SPORTS')?.find((game) => game.vendor === 'FB')
    if (!book) throw new Refusal('game.unknown')
    const launch = createLaunch(context, session, member, {
      nodeId: book.nodeId,
      language: language ?? call.language,
      theme: call.raw['theme'] === 'dark' ? 'dark' : 'light',
      siteOrigin: call.siteOrigin,
    })
    return { content: { game_url: addressOf(call, launch) } }
  },
  // No studio of the sandbox offers trial games, as each list entry says.
  'play.trial': (context, _, { nodeId }) => {
    if (!context.catalogue.gameByNode.has(Number(nodeId))) throw new Refusal('game.unknown')
    throw new Refusal('game.trial.none')
  },
  'play.matches': (context, _, { vassalage, limitNum }) => {
    const book = context.catalogue.gamesByLane.get('SPORTS')?.find((game) => game.vendor === vassalage)
    if (!book) return { list: [] }
    const sport = sportOf(vassalage)
    const { name, teams } = leagues[sport]
    const list = comingFixtures(sport, context.clock.now(), limitNum).map((fixture) => {
      const odds = (pick: string): string | null => {
        const offer = offerOf(fixture, { market: 'winner', pick })
        return offer && oddsText({ over: BigInt(offer.odds), under: 100n })
      }
      return {
        matchId: fixture.id,
        leagueName: name,
        homeName: teams[fixture.home]?.[0] ?? '',
        awayName: teams[fixture.away]?.[0] ?? '',
        homeIcon: `/art/crest/${sport}-${fixture.home}.svg`,
        awayIcon: `/art/crest/${sport}-${fixture.away}.svg`,
        startTime: fixture.startsAt,
        homeOdds: odds('home') ?? '',
        drawOdds: odds('draw'),
        awayOdds: odds('away') ?? '',
        vassalage,
        nodeId: book.nodeId,
      }
    })
    return { list }
  },
}
