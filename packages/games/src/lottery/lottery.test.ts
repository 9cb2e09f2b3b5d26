import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDealer } from '../fairness/createDealer.ts'

import { families, familyNames, type FamilyName, type LotteryPlay } from './families.ts'
import { issueAt, issueOf } from './issues.ts'
import { drawLottery, isBet, judge, playOf, settleTicket } from './rules.ts'

const play = (family: FamilyName, id: string): LotteryPlay => {
  const found = playOf(family, id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

/** Every sequence of `count` numbers, all equally likely. */
function* sequences(from: number, to: number, count: number, repeats: boolean): Generator<number[]> {
  if (count === 0) return yield []
  for (const rest of sequences(from, to, count - 1, repeats))
    for (let number = from; number <= to; number++) if (repeats || !rest.includes(number)) yield [...rest, number]
}

/** What a bet returns over the draws, in hundredths of a per cent, truncated. */
function returnOver(draws: Iterable<number[]>, of: LotteryPlay, picks: readonly (number | string)[]): string {
  let [all, paid] = [0, 0]
  for (const numbers of draws) {
    const verdict = judge(of, picks, numbers)
    all += 1
    paid += verdict === 'win' ? of.pays : verdict === 'back' ? 100 : 0
  }
  return (Math.floor((paid * 100) / all) / 100).toFixed(2)
}

describe('the returns that are stated', () => {
  const halves = ['big', 'small', 'odd', 'even']

  it.each([
    ['SSC', 'last2', [0, 7]],
    ['SSC', 'last3', [9, 9, 1]],
    ['LF', 'straight', [4, 4, 2]],
    ['LF', 'box', [3, 1, 8]],
  ] as const)('of %s %s are those of all draws [G-41]', (family, id, picks) => {
    const { from, to, count } = families[family]
    const of = play(family, id)
    expect(returnOver(sequences(from, to, count, true), of, picks)).toBe(of.returns)
  })

  it.each([
    ['any2', [1, 11]],
    ['any3', [2, 5, 9]],
    ['any5', [1, 2, 3, 4, 5]],
  ] as const)('of 11X5 %s are those of all draws [G-41]', (id, picks) => {
    const of = play('11X5', id)
    expect(returnOver(sequences(1, 11, 5, false), of, picks)).toBe(of.returns)
  })

  it('of sides are the same for each side, over all draws [G-41]', () => {
    for (const word of halves) {
      expect(returnOver(sequences(0, 9, 5, true), play('SSC', 'half-sum'), [word])).toBe('95.00')
      expect(returnOver(sequences(0, 9, 3, true), play('LF', 'half-sum'), [word])).toBe('95.00')
      expect(returnOver(sequences(1, 10, 1, false), play('PK10', 'half-first'), [word])).toBe('95.00')
      expect(returnOver(sequences(1, 49, 1, false), play('LHC', 'half-last'), [word])).toBe('95.10')
    }
  })

  it('of the first runners and the special number are counted over every possible result there [G-41]', () => {
    const first2 = play('PK10', 'first2')
    expect(returnOver(sequences(1, 10, 2, false), first2, [10, 3])).toBe(first2.returns)
    const first1 = play('PK10', 'first1')
    expect(returnOver(sequences(1, 10, 1, false), first1, [4])).toBe(first1.returns)
    const special = play('LHC', 'special')
    expect(returnOver(sequences(1, 49, 1, false), special, [49])).toBe(special.returns)
  })

  it('of three of the six are those of all 13,983,816 ways to draw six: 15,180 of them hold the three [G-41]', () => {
    const ways = (of: number, some: number) =>
      Array.from({ length: some }, (_, at) => [of - at, at + 1] as const).reduce(
        (all, [up, down]) => (all * up) / down,
        1,
      )
    const three = play('LHC', 'three')
    expect(judge(three, [1, 2, 3], [9, 3, 2, 8, 1, 7, 4])).toBe('win')
    expect(judge(three, [1, 2, 4], [9, 3, 2, 8, 1, 7, 4])).toBe('lose')
    expect((Math.floor((three.pays * 100 * ways(46, 3)) / ways(49, 6)) / 100).toFixed(2)).toBe(three.returns)
  })
})

describe('a draw', () => {
  it('has as many numbers as its family says, in range and different where they must be', () => {
    fc.assert(
      fc.property(fc.constantFrom(...familyNames), fc.string({ minLength: 1 }), (name, seed) => {
        const id = `${name}-GAME-${seed}`
        const dealer = createDealer({ serverSeed: seed, clientSeed: id, nonce: 0 })
        const { numbers } = drawLottery(dealer, id)
        const { count, from, to, repeats } = families[name]
        expect(numbers).toHaveLength(count)
        expect(numbers.every((number) => number >= from && number <= to)).toBe(true)
        if (!repeats) expect(new Set(numbers).size).toBe(count)
      }),
      { numRuns: 60 },
    )
  })

  it('of an unknown family has no numbers, whatever is typed into the page that checks rounds', () => {
    const dealer = createDealer({ serverSeed: 's', clientSeed: 'c', nonce: 0 })
    expect(drawLottery(dealer, 'anything').numbers).toEqual([])
  })
})

describe('the bets', () => {
  it('are of the play’s size, in range, and without repeats where a number comes only once', () => {
    const ok = (family: FamilyName, id: string, picks: (number | string)[]) =>
      isBet(families[family], play(family, id), picks)
    expect(ok('SSC', 'last2', [3, 3])).toBe(true)
    expect(ok('LF', 'box', [3, 3, 1])).toBe(false)
    expect(ok('PK10', 'first2', [3, 3])).toBe(false)
    expect(ok('11X5', 'any2', [0, 3])).toBe(false)
    expect(ok('11X5', 'any2', [1.5, 3])).toBe(false)
    expect(ok('11X5', 'any2', ['big', 3])).toBe(false)
    expect(ok('SSC', 'half-sum', ['sideways'])).toBe(false)
    expect(ok('SSC', 'last3', [1, 2])).toBe(false)
  })

  it('pay exactly, and 49 returns the stake of a bet on a side [Q-09]', () => {
    const ticket = {
      game: 'lottery',
      family: 'LHC',
      numero: 'n',
      resultId: 'r',
      play: 'half-last',
      picks: ['big'],
    } as const
    expect(settleTicket(300n, ticket, [1, 2, 3, 4, 5, 6, 25]).payout).toBe(570n)
    expect(settleTicket(300n, ticket, [1, 2, 3, 4, 5, 6, 49]).payout).toBe(300n)
    expect(settleTicket(300n, ticket, [1, 2, 3, 4, 5, 6, 24]).payout).toBe(0n)
  })
})

describe('the issues', () => {
  it('follow one another without a gap, each with its own number that leads back to it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...familyNames), fc.integer({ min: 0, max: 4_000_000_000_000 }), (family, now) => {
        const issue = issueAt(family, now)
        const after = issueAt(family, now, 1)
        expect(issue.drawsAt).toBeGreaterThan(now)
        expect(issue.drawsAt - now).toBeLessThanOrEqual(families[family].everyMs)
        expect(after.drawsAt - issue.drawsAt).toBe(families[family].everyMs)
        expect(after.numero).not.toBe(issue.numero)
        expect(issueOf(family, issue.numero)).toEqual(issue)
      }),
    )
    for (const nonsense of ['', '-1', '007', '1.5', '1e3', '20261121-0725']) expect(issueOf('SSC', nonsense)).toBeNull()
  })

  it('are numbered one after another, so that no number names a day that is another one in the market', () => {
    fc.assert(
      fc.property(fc.constantFrom(...familyNames), fc.integer({ min: 0, max: 4_000_000_000_000 }), (family, now) => {
        expect(Number(issueAt(family, now, 1).numero)).toBe(Number(issueAt(family, now).numero) + 1)
      }),
    )
  })
})
