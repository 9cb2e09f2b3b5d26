import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDealer } from '../fairness/createDealer.ts'
import { baccarat } from './baccarat.ts'
import { countChances, returnOf } from './chances.ts'
import {
  bankerDraws,
  decks,
  drawBaccarat,
  paidFor,
  playHands,
  settleBaccarat,
  sides,
  totalOf,
  winnerOf,
} from './rules.ts'

/** A card with this many points: a ten for zero. */
const card = (points: number): number => (points === 0 ? 9 : points - 1)
const played = (...points: number[]) => {
  const hands = playHands(points.map(card))
  return [hands.player.length, hands.banker.length, winnerOf(hands)]
}

describe('the drawing rules', () => {
  it.each([
    ['a natural of the player ends it', [4, 2, 4, 3, 9, 9], [2, 2, 'player']],
    ['a natural of the banker ends it', [2, 4, 1, 5, 9, 9], [2, 2, 'banker']],
    ['six and seven of the player stand, and the banker draws to five', [2, 2, 4, 3, 4, 9], [2, 3, 'banker']],
    ['the banker stands on six when the player stood', [3, 2, 4, 4, 9, 9], [2, 2, 'player']],
    ['both draw', [1, 0, 2, 2, 4, 3], [3, 3, 'player']],
    ['a tie', [3, 3, 4, 4, 1, 1], [2, 2, 'tie']],
  ])('%s', (_, cards, ended) => {
    expect(played(...cards)).toEqual(ended)
  })

  it('let the banker draw by the table, for every total and every third card', () => {
    const stands = Array.from({ length: 8 }, (_, total) =>
      Array.from({ length: 10 }, (__, third) => (bankerDraws(total, third) ? 'D' : 's')).join(''),
    )
    expect(stands).toEqual([
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDsD',
      'ssDDDDDDss',
      'ssssDDDDss',
      'ssssssDDss',
      'ssssssssss',
    ])
  })
})

describe('the shoe', () => {
  it('gives six different cards, whatever is drawn', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { cards } = drawBaccarat(createDealer({ serverSeed: 'shoe', clientSeed: 'test', nonce: seed }), 1)
        expect(new Set(cards).size).toBe(6)
        for (const each of cards) expect(each >= 0 && each < 52).toBe(true)
      }),
    )
  })

  it('leaves every card of what is left equally likely', () => {
    // One deck, the first two cards: each of the 52 × 51 pairs comes from exactly one pair of draws.
    const seen = new Set<string>()
    for (let first = 0; first < 52; first++) {
      for (let second = 0; second < 51; second++) {
        const draws = [first, second, 0, 0, 0, 0]
        const { cards } = drawBaccarat({ integer: () => draws.shift() ?? 0 }, 1)
        seen.add(`${cards[0]} ${cards[1]}`)
      }
    }
    expect(seen.size).toBe(52 * 51)
  })
})

describe('the returns', () => {
  it('are counted over every deal of eight decks and agree with the known chances [G-41]', () => {
    const { total, won } = countChances()
    const cards = BigInt(decks * 52)
    expect(total).toBe(cards * (cards - 1n) * (cards - 2n) * (cards - 3n) * (cards - 4n) * (cards - 5n))
    const share = sides.map((side) => (Number((won[side] * 10n ** 9n) / total) / 10 ** 9).toFixed(6))
    expect(share).toEqual(['0.446247', '0.458597', '0.095156'])
    expect(sides.map(returnOf)).toEqual([9_876, 9_894, 9_515])
  })

  it('are approached by a long run of dealt rounds', () => {
    const dealer = createDealer({ serverSeed: 'shoe', clientSeed: 'run', nonce: 11 })
    let paid = 0n
    const rounds = 20_000
    for (let at = 0; at < rounds; at++) paid += settleBaccarat(100n, { side: 'banker' }, drawBaccarat(dealer)).payout
    expect(Math.abs(Number(paid) / (rounds * 100) - 0.9894)).toBeLessThan(0.025)
  })
})

describe('a settled round', () => {
  it('pays exactly: the commission is taken, and a tie gives the other stakes back [Q-09]', () => {
    expect(sides.map((side) => sides.map((winner) => paidFor(side, winner)))).toEqual([
      [200, 0, 100],
      [0, 195, 100],
      [0, 0, 1_000],
    ])
    fc.assert(
      fc.property(
        fc.array(fc.nat(51), { minLength: 6, maxLength: 6 }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.constantFrom(...sides),
        (cards, units, side) => {
          const { payout, detail } = settleBaccarat(units * 100n, { side }, { cards })
          const hands = playHands(cards)
          expect(payout).toBe(units * BigInt(paidFor(side, winnerOf(hands))))
          expect(detail).toMatchObject({ playerTotal: totalOf(hands.player), bankerTotal: totalOf(hands.banker) })
        },
      ),
    )
  })

  it('can be ordered for a known side only', () => {
    for (const choice of [{ side: 'dealer' }, {}, null]) expect(baccarat.order(100n, choice)).toBeNull()
    expect(baccarat.order(100n, { side: 'tie' })?.kind).toBe('instant')
  })
})
