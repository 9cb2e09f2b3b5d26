import type { Answer } from '@croupier/api'
import { value } from './fakeClient.ts'

type Card = Answer<'games.vendors'>['data']['lanes'] extends readonly (infer L)[] | null | undefined
  ? L extends { cards?: readonly (infer C)[] | null | undefined }
    ? C
    : never
  : never

/** A vendor's card as the platform sends it. */
export const card = (gameType: string, vassalage: string, change: Partial<Card> = {}): Card =>
  ({
    title: vassalage,
    gameType,
    vassalage,
    accountTypeId: 50,
    accountTypeName: vassalage,
    displayName: vassalage,
    isHot: 0,
    ...change,
  }) as Card

/** A vendor answer out of lanes of cards. */
export const vendors = (...lanes: (readonly [string, ...Card[]])[]) =>
  value('games.vendors', { data: { lanes: lanes.map(([title, ...cards]) => ({ title, cards })) } })

/** Vendors of the default test catalogue. */
export const usualVendors = () =>
  vendors(
    ['SPORTS', card('SPORTS', 'BTI'), card('SPORTS', 'TF'), card('SPORTS', 'DS88')],
    ['LIVE', card('LIVE', 'EG4')],
    ['RNG', card('RNG', 'PG'), card('RNG', 'JL')],
    ['FISH', card('FISH', 'JL')],
  )

/** A game as the platform sends it. */
export const game = (nodeId: number | string, change: Record<string, unknown> = {}) => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage: 'PG',
  gameType: 'RNG',
  minBet: 0.1,
  ...change,
})

/** A page of the game list. */
export const gamePage = (ids: readonly number[], totalPages = 1) =>
  value('games.list', { games: ids.map((id) => game(id)), totalPages, totalCount: 60 })

/** Hot games. */
export const hotGames = (
  ...entries: { readonly nodeId: number; readonly gameType?: string; readonly vassalage?: string }[]
) =>
  value('games.hot', {
    list: entries.map(({ nodeId, gameType = 'RNG', vassalage = 'PG' }) => ({
      type: 'GAME',
      nodeId,
      gameType,
      vassalage,
      gameName: `Hot ${nodeId}`,
      gameId: `HOT_GAME,${nodeId}`,
      iconUrl: '/art/1.svg',
    })),
  })
