import { describe, expect, it } from 'vitest'
import { castOf } from '../../../art/tile.ts'
import type { Game } from './Catalogue.ts'
import { createCatalogue } from './createCatalogue.ts'

const heroOf = ({ nodeId, names, vendor, gameType, gameClass }: Game) =>
  castOf(String(nodeId), { name: names.EN, vendor, gameType, gameClass }).hero

describe('the catalogue', () => {
  const { gamesByLane, hot } = createCatalogue(1)
  const slots = gamesByLane.get('RNG') ?? []

  it('shows 24 different things on each of the first twenty pages of slots, and gives every slot a name of its own', () => {
    for (let page = 0; page < 20; page++) {
      const heroes = slots.slice(page * 24, (page + 1) * 24).map(heroOf)
      expect(new Set(heroes).size, heroes.join(' ')).toBe(24)
    }
    expect(new Set(slots.map(({ names }) => names.EN)).size).toBe(slots.length)
  })

  it('shows nothing twice among the hot slots', () => {
    const heroes = hot.filter(({ gameType }) => gameType === 'RNG').map(heroOf)
    expect(heroes).toHaveLength(20)
    expect(new Set(heroes).size, heroes.join(' ')).toBe(20)
  })
})
