import { describe, expect, it } from 'vitest'
import { createDealer } from '../fairness/createDealer.ts'

import { RoundRefused, type OpenRound } from '../port/rounds.ts'
import { bestReturn } from './chances.ts'
import {
  beginShowdown,
  drawShowdown,
  handNames,
  handOf,
  moveShowdown,
  payOf,
  returns,
  strengthOf,
  type Move,
  type ShowdownState,
} from './rules.ts'

/** Cards by name, e.g. `As Kd 10h`. */
const cards = (text: string): number[] =>
  text.split(' ').map((name) => {
    const rank = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].indexOf(name.slice(0, -1))
    return rank + 13 * 'cdhs'.indexOf(name.slice(-1))
  })
const strength = (text: string): number => strengthOf(cards(text))
const round = (mine: string, theirs: string, turn: ShowdownState['turn'] = 'first'): OpenRound => ({
  status: 'open',
  id: 'R1',
  stake: 200n,
  balance: 0n,
  startedAt: 0,
  now: 0,
  state: { player: cards(mine), opponent: cards(theirs), turn },
  repeated: false,
})
const paid = (open: OpenRound, move: Move): bigint | string => {
  const end = moveShowdown(open, move)
  return 'payout' in end ? end.payout : (end.state as ShowdownState).turn
}

describe('the hands', () => {
  it('occur over every three cards as often as the odds of three-card poker say', () => {
    const counts = new Map<string, number>()
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const name = handOf(strengthOf([a, b, c]))
          counts.set(name, (counts.get(name) ?? 0) + 1)
        }
    expect(handNames.map((name) => counts.get(name))).toEqual([16_440, 3_744, 1_096, 720, 52, 48])
  })

  it('rank by name, then by cards, and suits do not count', () => {
    const order = [
      '2c 3d 5h',
      'Kc Qd Jc'.replace('Jc', '10c'),
      'Ac Kd Jh',
      '2c 2d 3h',
      'Ac Ad Kh',
      '2c 3c 5c',
      'Ac 2d 3h',
      'Qc Kd Ah',
      '2c 2d 2h',
      'Ac 2c 3c',
      'Qc Kc Ac',
    ]
    const strengths = order.map(strength)
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b))
    expect(strength('9c 9d 4h')).toBe(strength('9h 9s 4d'))
    expect(strength('9c 9d 4h')).toBeLessThan(strength('9c 9d 5h'))
  })
})

describe('a hand', () => {
  it('gives back what stayed out of the pot and pays the pot less eight per cent', () => {
    expect(paid(round('Ac Ad 2h', 'Kc Qd 9h'), 'raise')).toBe(368n)
    expect(paid(round('Ac Ad 2h', 'Qc Jd 9h'), 'raise')).toBe(284n)
    expect(paid(round('2c 3d 5h', 'Kc Qd 9h'), 'raise')).toBe(0n)
    expect(paid(round('Kc Qd 9h', 'Ks Qh 9d'), 'raise')).toBe(184n)
    expect(paid(round('Qc Jd 9h', 'Qs Jh 9d'), 'check')).toBe(192n)
    expect(paid(round('Qc Jd 9h', 'Qs Jh 8d'), 'check')).toBe(284n)
    expect(paid(round('2c 3d 5h', 'Kc Qd 9h'), 'fold')).toBe(100n)
    // A win is never celebrated below the buy-in, and every payout is whole.
    expect(payOf(200n, { ended: 'showdown', winner: 'tie', raised: true })).toBe(184n)
  })

  it('waits for an answer when the other player bets, and then takes only a call or a fold', () => {
    expect(paid(round('Ac Ad 2h', 'Kc Qd 9h'), 'check')).toBe('answer')
    const answer = round('Ac Ad 2h', 'Kc Qd 9h', 'answer')
    expect(paid(answer, 'call')).toBe(368n)
    expect(paid(answer, 'fold')).toBe(100n)
    for (const move of ['check', 'raise'] as const) expect(() => paid(answer, move)).toThrow(RoundRefused)
    expect(() => paid(round('Ac Ad 2h', 'Kc Qd 9h'), 'call')).toThrow(RoundRefused)
  })

  it('is folded by the clock when it is left alone [G-29]', () => {
    const facts = drawShowdown(createDealer({ serverSeed: 's', clientSeed: 'c', nonce: 0 }))
    expect(new Set([...facts.player, ...facts.opponent]).size).toBe(6)
    const draft = beginShowdown(200n, {}, facts, 1_000)
    expect(draft.dueAt).toBe(61_000)
    expect(draft.due?.payout).toBe(100n)
  })

  it('returns the stated share to best play, counted over every pair of hands [G-41]', () => {
    expect(bestReturn()).toBe(returns.most)
  }, 120_000)
})
