import { describe, expect, it } from 'vitest'
import { demoGameOf } from '@croupier/games'
import { castOf } from '../../../art/tile.ts'
import type { Game } from './Catalogue.ts'
import { stakesOf } from '../../play/rounds/stakes.ts'
import { createCatalogue } from './createCatalogue.ts'
import { findGames } from '../../play/games/search.ts'

const heroOf = ({ nodeId, names, vendor, gameType, gameClass }: Game) =>
  castOf(String(nodeId), { name: names.EN, vendor, gameType, gameClass }).hero

describe('the catalogue', () => {
  const catalogue = createCatalogue(1)
  const { gamesByLane, hot } = catalogue
  const slots = gamesByLane.get('RNG') ?? []

  it('shows a different thing on each slot of the first twenty pages, and gives every slot a name of its own', () => {
    for (let page = 0; page < 20; page++) {
      const heroes = slots
        .slice(page * 24, (page + 1) * 24)
        .filter((game) => demoGameOf(game)?.id === 'slot')
        .map(heroOf)
      expect(new Set(heroes).size, heroes.join(' ')).toBe(heroes.length)
    }
    expect(new Set(slots.map(({ names }) => names.EN)).size).toBe(slots.length)
  })

  it('names and draws a game after what is played under it: dice, a rocket that crashes, or reels ', () => {
    for (const game of slots) {
      const kind = demoGameOf(game)?.id ?? ''
      expect(game.names.EN.endsWith(' Dice'), game.names.EN).toBe(kind === 'dice')
      expect(game.names.EN.endsWith(' Crash'), game.names.EN).toBe(kind === 'crash')
      if (kind === 'dice') expect(['dice', 'dome']).toContain(heroOf(game))
      if (kind === 'crash') expect(heroOf(game)).toBe('rocket')
    }
    for (const [name, kind] of [
      ['dice', 'dice'],
      ['crash', 'crash'],
    ] as const) {
      const found = findGames(catalogue, { name })
      expect(found.length).toBeGreaterThan(50)
      for (const game of found) expect(demoGameOf(game)?.id).toBe(kind)
    }
  })

  it('has a class only on games that are of it: dice at the tables, crash in the arcade, reels in neither', () => {
    const classOf: Readonly<Record<string, string>> = { dice: 'TG', crash: 'AC' }
    for (const game of catalogue.games)
      expect(game.gameClass, game.names.EN).toBe(classOf[demoGameOf(game)?.id ?? ''] ?? '')
    for (const gameClass of ['TG', 'AC'])
      expect(findGames(catalogue, { gameType: 'RNG', gameClass }).length).toBeGreaterThan(50)
  })

  it('is searched by the smallest stake that a game really takes', () => {
    for (const game of findGames(catalogue, { gameType: 'RNG', minBet: 5n })) expect(stakesOf(game)[0]).toBe(5n)
    expect(findGames(catalogue, { gameType: 'RNG', minBet: 5n }).length).toBeGreaterThan(50)
  })

  it('shows nothing twice among the hot slots', () => {
    const heroes = hot.filter(({ gameType }) => gameType === 'RNG').map(heroOf)
    expect(heroes).toHaveLength(20)
    expect(new Set(heroes).size, heroes.join(' ')).toBe(20)
  })
})
