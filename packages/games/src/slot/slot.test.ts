import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDealer } from '../fairness/createDealer.ts'
import { drawSlot, settleSlot } from './deal.ts'
import { evaluate, payOfLine, windowAt } from './evaluate.ts'
import { lines, lineSymbols, rowCount, scatterPays, stopCount, strips, type SlotSymbol } from './machine.ts'
import { exactReturn, returnToPlayer } from './returnToPlayer.ts'

const seeded = (seed: number) => {
  return createDealer({ serverSeed: 'reels', clientSeed: 'test', nonce: seed })
}

const dealSlot = (stake: bigint) => (dealer: { integer(below: number): number }) => settleSlot(stake, drawSlot(dealer))

describe('the reels', () => {
  it('hold 32 stops each, no wild on the outer reels, and never two scatters in one window', () => {
    expect(strips.map((strip) => strip.length)).toEqual([stopCount, stopCount, stopCount, stopCount, stopCount])
    expect([0, 4].flatMap((reel) => strips[reel] ?? [])).not.toContain('wild')
    for (const strip of strips) {
      for (let stop = 0; stop < stopCount; stop += 1) {
        const shown = Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % stopCount])
        expect(shown.filter((symbol) => symbol === 'scatter').length).toBeLessThan(2)
      }
    }
  })
})

describe('the pay table', () => {
  it.each<[string, SlotSymbol[], { symbol: SlotSymbol; count: number; pays: bigint } | null]>([
    ['five sevens', ['seven', 'seven', 'seven', 'seven', 'seven'], { symbol: 'seven', count: 5, pays: 250n }],
    [
      'three cherries',
      ['cherries', 'cherries', 'cherries', 'bell', 'cherries'],
      { symbol: 'cherries', count: 3, pays: 1n },
    ],
    ['a wild in the run', ['crown', 'wild', 'crown', 'wild', 'gem'], { symbol: 'crown', count: 4, pays: 15n }],
    ['two only', ['gem', 'gem', 'bell', 'gem', 'gem'], null],
    ['a run that starts on the second reel', ['bell', 'gem', 'gem', 'gem', 'gem'], null],
    ['wilds do not stand for scatters', ['scatter', 'wild', 'wild', 'scatter', 'scatter'], null],
  ])('pays %s', (_, symbols, expected) => {
    expect(payOfLine(symbols)).toEqual(expected)
  })

  it('adds the wins of several lines and of scatters', () => {
    const result = evaluate([
      ['bell', 'scatter', 'lemon'],
      ['bell', 'scatter', 'lemon'],
      ['bell', 'scatter', 'lemon'],
      ['gem', 'melon', 'crown'],
      ['gem', 'melon', 'crown'],
    ])
    expect(result.lineWins.map(({ line, symbol, count, pays }) => [line, symbol, count, pays])).toEqual([
      [1, 'bell', 3, 2n],
      [2, 'lemon', 3, 1n],
    ])
    expect(result.scatterPays).toBe(scatterPays[0])
    expect(result.pays).toBe(4n)
  })
})

describe('the return to player', () => {
  it('equals a full count of every line and every scatter window [G-41]', () => {
    const shares = strips.map((strip) => {
      const counts = new Map<SlotSymbol, bigint>()
      for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n)
      return [...counts]
    })
    let ways = 0n
    const walk = (symbols: SlotSymbol[], weight: bigint): void => {
      const share = shares[symbols.length]
      if (share === undefined) {
        ways += (payOfLine(symbols)?.pays ?? 0n) * weight * BigInt(lines.length)
        return
      }
      for (const [symbol, count] of share) walk([...symbols, symbol], weight * count)
    }
    walk([], 1n)
    const scattered = strips.map((strip) =>
      strip.map((_, stop) =>
        Array.from({ length: rowCount }, (__, row) => strip[(stop + row) % stopCount]).includes('scatter'),
      ),
    )
    const showing = scattered.map((stops) => BigInt(stops.filter(Boolean).length))
    for (let mask = 0; mask < 32; mask += 1) {
      const count = mask.toString(2).replaceAll('0', '').length
      const pays = scatterPays[count - 3] ?? 0n
      ways +=
        pays *
        showing.reduce((product, shown, reel) => product * (mask & (1 << reel) ? shown : BigInt(stopCount) - shown), 1n)
    }
    expect(exactReturn()).toEqual({ numerator: ways, denominator: BigInt(stopCount) ** 5n })
    expect(returnToPlayer()).toBe(9_551)
  })

  it('is approached by a long run of dealt rounds', () => {
    const dealer = seeded(20261121)
    let paid = 0n
    const rounds = 120_000
    for (let at = 0; at < rounds; at += 1) paid += dealSlot(100n)(dealer).payout
    // Three standard errors at this length are about 0.05.
    expect(Math.abs(Number(paid) / (rounds * 100) - 0.9551)).toBeLessThan(0.05)
  })
})

describe('a dealt round', () => {
  it('pays a whole multiple of the stake that its own stops explain, for any stake [Q-09]', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer(), (stake, seed) => {
        const { payout, detail } = dealSlot(stake)(seeded(seed))
        const { stops } = detail as { stops: number[] }
        expect(payout).toBe(stake * evaluate(windowAt(stops)).pays)
      }),
    )
  })

  it('is decided by the dealer alone: the same numbers give the same round', () => {
    expect(dealSlot(500n)(seeded(7))).toEqual(dealSlot(500n)(seeded(7)))
  })

  it('lets every line symbol win somewhere', () => {
    const dealer = seeded(3)
    const seen = new Set<string>()
    for (let at = 0; at < 20_000; at += 1)
      for (const win of evaluate(windowAt(strips.map(() => dealer.integer(stopCount)))).lineWins) seen.add(win.symbol)
    expect([...seen].sort()).toEqual([...lineSymbols].sort())
  })
})
