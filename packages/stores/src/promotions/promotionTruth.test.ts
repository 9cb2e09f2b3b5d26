import { describe, expect, it } from 'vitest'
import { promotionTruth } from './promotionTruth.ts'

const terms = {
  wageringMultiple: 8,
  gameWeights: { RNG: 100, LIVE: 50, ELOTT: 0 },
  cap: '1000.00',
  minimumDeposit: '200.00',
  percent: 100,
  amount: null,
  days: 14,
  withdrawal: '',
}
const facts = { averageStake: '12.50', digits: 2, now: Date.UTC(2026, 10, 21, 17), timeZone: 'Asia/Manila' }

describe('the terms in plain numbers [N-3]', () => {
  it('works the smallest deposit out unless another is given, up to the cap', () => {
    expect(promotionTruth(terms, facts)).toMatchObject({ deposit: '200.00', bonus: '200.00', rollover: '1600.00' })
    expect(promotionTruth(terms, { ...facts, deposit: '5000' })).toMatchObject({
      bonus: '1000.00',
      rollover: '8000.00',
    })
    expect(promotionTruth({ ...terms, percent: 33 }, { ...facts, deposit: '200.01' })).toMatchObject({ bonus: '66.00' })
  })

  it('counts bets at the own stake by weight, rounded up, and leaves out what never counts', () => {
    expect(promotionTruth(terms, { ...facts, averageStake: '7.00' })?.bets).toEqual([
      { percent: 100, types: ['RNG'], count: 229 },
      { percent: 50, types: ['LIVE'], count: 458 },
    ])
    expect(promotionTruth({ ...terms, gameWeights: {} }, facts)?.bets).toEqual([
      { percent: 100, types: [], count: 128 },
    ])
  })

  it('counts with an example where there is no own stake', () => {
    for (const averageStake of [null, '0.00'])
      expect(promotionTruth(terms, { ...facts, averageStake })).toMatchObject({ stake: '10.00', isOwnStake: false })
  })

  it('names the last day by the market’s calendar: 17:00 in London is tomorrow in Manila', () => {
    expect(promotionTruth(terms, facts)?.lastDay).toBe(Date.UTC(2026, 11, 5, 16))
  })

  it('has no bets and no last day for a gift without wagering, and nothing for a promotion without terms', () => {
    const gift = { ...terms, percent: null, minimumDeposit: null, cap: null, wageringMultiple: 0, days: null }
    expect(promotionTruth({ ...gift, amount: '50.00' }, facts)).toEqual({
      bonus: '50.00',
      rollover: '0.00',
      bets: [],
      stake: '12.50',
      isOwnStake: true,
    })
    expect(promotionTruth(gift, facts)).not.toHaveProperty('bonus')
    expect(promotionTruth(null, facts)).toBeNull()
  })
})
