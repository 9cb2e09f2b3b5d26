import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dice } from './dice.ts'
import { chances, paysFor, returnAt, rolls, settleDice, wins, type DiceBet } from './rules.ts'

const bet: fc.Arbitrary<DiceBet> = fc.record({
  side: fc.constantFrom('under', 'over'),
  chance: fc.integer({ min: chances.least, max: chances.most }),
})

describe('dice', () => {
  it('wins exactly as often as the chance says, on either side', () => {
    for (const side of ['under', 'over'] as const) {
      for (const chance of [chances.least, 33, 50, chances.most]) {
        let won = 0
        for (let roll = 0; roll < rolls; roll++) if (wins({ side, chance }, roll)) won += 1
        expect(won).toBe((chance * rolls) / 100)
      }
    }
  })

  it('returns what it states at every chance, counted over every roll [G-41]', () => {
    const returns: number[] = []
    for (let chance = chances.least; chance <= chances.most; chance++) {
      let paid = 0n
      for (let roll = 0; roll < rolls; roll++) paid += settleDice(100n, { side: 'over', chance }, { roll }).payout
      expect(Number(paid)).toBe(returnAt(chance) * 100)
      returns.push(returnAt(chance))
    }
    expect([Math.min(...returns), Math.max(...returns)]).toEqual([9612, 9700])
  })

  it('pays the stake times the multiplier, exactly, for any stake of whole units [Q-09]', () => {
    fc.assert(
      fc.property(bet, fc.bigInt({ min: 1n, max: 10n ** 10n }), fc.nat(rolls - 1), (placed, units, roll) => {
        const { payout } = settleDice(units * 100n, placed, { roll })
        expect(payout).toBe(wins(placed, roll) ? units * BigInt(paysFor(placed.chance)) : 0n)
      }),
    )
  })

  it('refuses a bet out of range or of an unknown kind', () => {
    for (const choice of [
      { side: 'under', chance: 1 },
      { side: 'under', chance: 96 },
      { side: 'under', chance: 50.5 },
      { side: 'both', chance: 50 },
      { chance: 50 },
      null,
      'under',
    ])
      expect(dice.order(100n, choice)).toBeNull()
    expect(dice.order(100n, { side: 'over', chance: 50 })?.kind).toBe('instant')
  })
})
