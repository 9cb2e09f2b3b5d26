import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import {
  agreementKinds,
  emptyTier,
  givenRateTypes,
  offerSchema,
  offerTiers,
  type AgreementKind,
  type OfferBounds,
  type OfferValues,
} from './offerSchema.ts'

const bounds: OfferBounds = {
  highestPercent: '10.0000',
  highestAmount: '200.00',
  highestLossPercent: '2.0000',
  highestLossAmount: '50.00',
  mostTiers: 5,
  periods: ['D', 'M'],
  productTypes: ['CONS', 'RNG'],
}
const values = (kind: AgreementKind, change: Partial<OfferValues> = {}) => ({
  productType: 'CONS',
  period: kind === 'dividend' ? 'M' : '',
  rateType: 'P' as const,
  tiers: [{ ...emptyTier, rate: '5' }],
  ...change,
})
const verdict = (kind: AgreementKind, change: Partial<OfferValues> = {}) =>
  verdictOf(offerSchema(kind, bounds), values(kind, change))

describe('offering a contract', () => {
  it('exists in four kinds, only a dividend with a choice of period [S-397]', () => {
    expect(agreementKinds).toEqual(['dividend', 'daily', 'hourly', 'realTime'])
    for (const kind of agreementKinds) expect(verdict(kind)).toEqual(values(kind))
    expect(verdict('dividend', { period: '' })).toEqual(['period: form.choose'])
    expect(verdict('dividend', { rateType: 'A' })).toEqual(['rateType: form.choose'])
  })

  it('refuses rates above the agent’s own, of each type [S-402]', () => {
    const rate = (typed: string, change: Partial<OfferValues> = {}) =>
      verdict('daily', { tiers: [{ ...emptyTier, rate: typed }], ...change })
    expect(rate('10.0001')).toEqual(['tiers.0.rate: downline.rate_too_high'])
    expect(rate('200', { rateType: 'A' })).toMatchObject({ rateType: 'A' })
    expect(rate('200.01', { rateType: 'A' })).toEqual(['tiers.0.rate: downline.rate_too_high'])
    expect(rate('0')).toEqual(['tiers.0.rate: downline.rate_invalid'])
    expect(rate('')).toEqual(['tiers.0.rate: not_empty'])
  })

  it('can be paid only in ways in which the agent is paid, a dividend by percentage alone [S-402]', () => {
    const none = {
      highestPercent: '0.00',
      highestAmount: '0.00',
      highestLossPercent: '0.00',
      highestLossAmount: '0.00',
    }
    const ways = (kind: AgreementKind, own: Partial<OfferBounds>) =>
      givenRateTypes(kind, { ...bounds, ...none, ...own })
    expect(ways('daily', { highestPercent: '1.00', highestAmount: '5.00' })).toEqual(['P', 'A'])
    expect(ways('daily', { highestAmount: '5.00' })).toEqual(['A'])
    expect(ways('dividend', { highestAmount: '5.00' })).toEqual([])
    expect(ways('realTime', { highestLossPercent: '1.00' })).toEqual(['P'])
    expect(ways('hourly', { highestLossPercent: '1.00' })).toEqual([])
  })

  it('of real-time salary takes a loss wage besides the rate on won bets [S-403]', () => {
    const tier = (change: object) => verdict('realTime', { tiers: [{ ...emptyTier, ...change }] })
    expect(tier({ lossRate: '2' })).toMatchObject({ tiers: [{ lossRate: '2' }] })
    expect(tier({ lossRate: '2.1' })).toEqual(['tiers.0.lossRate: downline.rate_too_high'])
    expect(tier({})).toEqual(['tiers.0.rate: not_empty'])
    expect(tier({ rate: '0', lossRate: '0.00' })).toEqual(['tiers.0.rate: downline.rate_invalid'])
    expect(tier({ lossRate: '0' })).toEqual(['tiers.0.rate: not_empty'])
  })

  it('refuses two steps with the same conditions, and invalid conditions', () => {
    const tiers = (...steps: object[]) =>
      verdict('daily', { tiers: steps.map((step) => ({ ...emptyTier, rate: '1', ...step })) })
    expect(tiers({ minimumBet: '100' }, { minimumBet: '100.00' })).toEqual([
      'tiers.1.minimumBet: agreement_form.tier_twice',
    ])
    expect(tiers({ minimumBet: '0' }, {})).toEqual(['tiers.1.minimumBet: agreement_form.tier_twice'])
    expect(tiers({ minimumBet: 'x' }, { activeMember: '1.5' })).toEqual([
      'tiers.0.minimumBet: agreement_form.condition_invalid',
      'tiers.1.activeMember: agreement_form.condition_invalid',
    ])
  })

  it('passes on exactly the fields that a kind has, the rest as 0 [Q-09]', () => {
    const tier = { minimumBet: '1,000', netLoss: '5', activeMember: '3', betAmount: '9', rate: '2.5', lossRate: '1' }
    expect(offerTiers('daily', { rateType: 'P', tiers: [tier] })).toEqual([
      {
        minimumBet: '1000.00',
        netLoss: '0.00',
        activeMember: 3,
        betAmount: '0.00',
        rateType: 'P' as const,
        rate: '2.5000',
        lossRate: '0.00',
      },
    ])
    expect(offerTiers('realTime', { rateType: 'P', tiers: [tier] })).toMatchObject([
      { minimumBet: '0.00', activeMember: 0, betAmount: '9.00', rate: '2.5000', lossRate: '1.0000' },
    ])
  })
})
