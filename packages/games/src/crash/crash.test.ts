import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RoundRefused, type OpenRound } from '../port/rounds.ts'
import { crash } from './crash.ts'
import { curve, msUntil, multiplierAt } from './curve.ts'
import { beginCrash, cashOut, drawCrash, draws, statedReturn } from './rules.ts'

const drawAt = (value: number): number => drawCrash({ integer: () => value }).crash
const openAt = (state: { crash: number; auto: number | null }, ms: number): OpenRound => ({
  status: 'open',
  id: 'R1',
  stake: 500n,
  balance: 0n,
  startedAt: 1_000,
  now: 1_000 + ms,
  state,
  repeated: false,
})

describe('the curve', () => {
  it('starts at 1.00, never falls, and stops at the cap', () => {
    expect([0, 4_500, 17_200, 120_000].map(multiplierAt)).toEqual([100, 195, 1011, curve.cap])
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(5_000), (ms, more) => {
        expect(multiplierAt(ms + more)).toBeGreaterThanOrEqual(multiplierAt(ms))
      }),
    )
  })

  it('knows the first millisecond of every multiplier', () => {
    for (let hundredths = 101; hundredths <= curve.cap; hundredths++) {
      const ms = msUntil(hundredths)
      expect([multiplierAt(ms) >= hundredths, multiplierAt(ms - 1) >= hundredths]).toEqual([true, false])
    }
  })
})

describe('the crash point', () => {
  it('is at least k in floor(97 N / k) of N draws, so every cash-out returns 97% of the stake [G-41]', () => {
    for (const k of [100, 101, 150, 200, 333, 1_000, 9_999, curve.cap]) {
      const reached = Math.floor((statedReturn * draws) / k)
      // Draws are ordered by the multiplier they reach: the first that reaches k, and the one before it.
      expect(drawAt(draws - reached)).toBeGreaterThanOrEqual(k)
      expect(drawAt(draws - reached - 1)).toBeLessThan(k)
      const returned = (reached / draws) * k
      expect(returned).toBeLessThanOrEqual(statedReturn)
      expect(statedReturn - returned).toBeLessThan(0.000_01)
    }
  })

  it('comes immediately in three of a hundred rounds and never beyond the cap', () => {
    expect(drawAt(0)).toBe(0)
    expect(drawAt(Math.floor(draws * 0.029))).toBe(0)
    expect(drawAt(Math.ceil(draws * 0.031))).toBe(100)
    expect(drawAt(draws - 1)).toBe(curve.cap)
  })

  it('rises with the draw', () => {
    fc.assert(
      fc.property(fc.nat(draws - 2), (value) => {
        expect(drawAt(value + 1)).toBeGreaterThanOrEqual(drawAt(value))
      }),
    )
  })
})

describe('a round', () => {
  it('ends automatically: at the chosen multiplier if the curve reaches it, else at the crash, with nothing', () => {
    expect(beginCrash(500n, { auto: 150 }, { crash: 151 }, 1_000)).toMatchObject({
      dueAt: 1_000 + msUntil(150),
      due: { payout: 750n, detail: { cashOut: 150, auto: true } },
    })
    expect(beginCrash(500n, { auto: 152 }, { crash: 151 }, 1_000)).toMatchObject({
      dueAt: 1_000 + msUntil(152),
      due: { payout: 0n, detail: { cashOut: null, crash: 151 } },
    })
    expect(beginCrash(500n, { auto: null }, { crash: 0 }, 1_000)).toMatchObject({ dueAt: 1_000, due: { payout: 0n } })
    expect(beginCrash(500n, { auto: null }, { crash: curve.cap }, 0).due?.payout).toBe(50_000n)
  })

  it('pays a cash-out by the time on the server’s clock [Q-09]', () => {
    expect(cashOut(openAt({ crash: 300, auto: null }, 4_500))).toMatchObject({
      payout: 975n,
      detail: { cashOut: 195, crash: 300, auto: false },
    })
    expect(() => cashOut(openAt({ crash: 150, auto: null }, 4_500))).toThrow(RoundRefused)
  })

  it('shows nothing of the crash point while it runs', () => {
    expect(crash.view(openAt({ crash: 300, auto: null }, 10))).toBeNull()
  })

  it('refuses a multiplier out of range and an unknown move', () => {
    for (const auto of [100, 10_001, 150.5, '2', undefined]) expect(crash.order(500n, { auto })).toBeNull()
    expect(crash.order(500n, { auto: null })?.kind).toBe('open')
    expect(() => crash.act?.(openAt({ crash: 300, auto: null }, 10), { cashOut: 'now' })).toThrow(RoundRefused)
  })
})
