import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDealer } from '../fairness/createDealer.ts'

import { comingFixtures, fixtureOf, pastFixtures, runningFixtures } from './fixtures.ts'
import { combined, drawMatch, isRight, marketsOf, oddsText, scoresBetween, settleSlip, type Slip } from './rules.ts'
import { sportNames } from './teams.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const slipOf = (...legs: Slip['legs'][number][]): Slip => ({ game: 'sports', resultId: 'r', legs })

describe('the odds', () => {
  it('return 94 to 95 per cent of stakes on every pick, counted over every score [G-41]', () => {
    for (const sport of sportNames)
      for (const fixture of comingFixtures(sport, NOON, 60)) {
        const scores = scoresBetween(sport, fixture.home, fixture.away)
        const all = scores.reduce((sum, [, , weight]) => sum + weight, 0)
        for (const { id, line, picks } of marketsOf(fixture)) {
          let chances = 0
          for (const { id: pick, odds } of picks) {
            const right = scores.reduce(
              (sum, [home, away, weight]) => sum + (isRight(id, line, pick, home, away) ? weight : 0),
              0,
            )
            chances += right
            expect((right * odds) / all).toBeGreaterThan(94)
            expect((right * odds) / all).toBeLessThanOrEqual(95)
          }
          // The picks of a market are exhaustive and do not overlap.
          expect(chances).toBe(all)
        }
      }
  })
})

describe('the fixtures', () => {
  it('are the same for everyone, can be found by id, and go from coming to running to past', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sportNames), fc.integer({ min: 0, max: 4_000_000_000_000 }), (sport, now) => {
        const [next] = comingFixtures(sport, now, 1)
        if (!next) throw new Error('no match')
        expect(next.startsAt).toBeGreaterThan(now)
        expect(next.home).not.toBe(next.away)
        expect(fixtureOf(next.id)).toEqual(next)
        expect(runningFixtures(sport, next.startsAt)).toContainEqual(next)
        expect(runningFixtures(sport, next.endsAt)).not.toContainEqual(next)
        expect(pastFixtures(sport, next.endsAt, 1)).toEqual([next])
      }),
    )
    for (const id of ['', 'chess-20261121-1200-01-02', 'football-20261121-1200-01-01', 'football-20261121-1207-01-02'])
      expect(fixtureOf(id)).toBeNull()
  })

  it('end in scores of their sport, as often as stated, and are seldom called off', () => {
    const [fixture] = comingFixtures('esports', NOON, 1)
    const facts = Array.from({ length: 2_000 }, (_, nonce) =>
      drawMatch(createDealer({ serverSeed: 's', clientSeed: 'c', nonce }), fixture?.id ?? ''),
    )
    expect(new Set(facts.map(({ home, away }) => `${home}-${away}`))).toEqual(new Set(['2-0', '2-1', '1-2', '0-2']))
    const off = facts.filter(({ played }) => !played).length
    expect(off).toBeGreaterThan(10)
    expect(off).toBeLessThan(70)
  })
})

describe('a slip', () => {
  const [first, second] = comingFixtures('football', NOON, 2).map(({ id }) => id)
  const home = { fixture: first ?? '', market: 'winner', pick: 'home', odds: 187 }
  const over = { fixture: second ?? '', market: 'total', pick: 'over', odds: 179 }
  const played = (mine: number, theirs: number) => ({ home: mine, away: theirs, played: true })
  const off = { home: 9, away: 9, played: false }

  it('pays a single exactly [Q-09]', () => {
    expect(settleSlip(300n, slipOf(home), [played(1, 0)]).payout).toBe(561n)
    expect(settleSlip(300n, slipOf(home), [played(1, 1)]).payout).toBe(0n)
  })

  it('pays an accumulator by the exact product, rounded down once at the end', () => {
    expect(settleSlip(100n, slipOf(home, over), [played(1, 0), played(2, 1)]).payout).toBe(334n)
    expect(oddsText(combined([home, over]))).toBe('3.34')
    expect(settleSlip(100n, slipOf(home, over), [played(1, 0), played(1, 1)]).payout).toBe(0n)
  })

  it('counts a match that is called off as odds of 1, and gives a single back', () => {
    expect(settleSlip(300n, slipOf(home), [off]).payout).toBe(300n)
    const outcome = settleSlip(300n, slipOf(home, over), [off, played(3, 0)])
    expect(outcome.payout).toBe(537n)
    expect(outcome.detail).toMatchObject({
      odds: '3.34',
      betDetails: [
        { verdict: 'void', fullScore: null },
        { verdict: 'right', fullScore: '3-0', hdp: '2.5' },
      ],
    })
  })

  it('never pays more than the product of its odds, nor a whole coin less', () => {
    const odds = fc.integer({ min: 101, max: 9_999 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 500n }), odds, odds, (units, one, other) => {
        const stake = units * 100n
        const slip = slipOf({ ...home, odds: one }, { ...over, odds: other })
        const { payout } = settleSlip(stake, slip, [played(1, 0), played(3, 0)])
        const exact = stake * BigInt(one) * BigInt(other)
        expect(payout * 10_000n <= exact && (payout + 1n) * 10_000n > exact).toBe(true)
      }),
    )
  })
})
