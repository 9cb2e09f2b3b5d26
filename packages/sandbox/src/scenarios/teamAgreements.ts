import type { Terms } from '../domains/agents/agreements/agreements.ts'
import type { TierText } from '../domains/agents/agreements/terms.ts'

const tier = (rate: string, conditions: Partial<TierText> = {}): TierText => ({
  minimumBet: '0',
  netLoss: '0',
  activeMember: 0,
  betAmount: '0',
  rateType: 'P',
  rate,
  lossRate: '0',
  ...conditions,
})

/** An agreement to offer. */
export interface Offer extends Terms {
  /** Agent who makes the offer; null for the operator. */
  readonly from: string | null
  readonly to: string
}

/** Agreements that last the whole month. */
export const LONG_OFFERS: readonly Offer[] = [
  {
    from: null,
    to: 'ace',
    kind: 'dividend',
    productType: 'CONS',
    period: 'H',
    tiers: [tier('20'), tier('30', { minimumBet: '5000', activeMember: 8 })],
  },
  {
    from: null,
    to: 'ace',
    kind: 'daily',
    productType: 'CONS',
    tiers: [tier('0.5'), tier('0.8', { minimumBet: '2000', activeMember: 5 })],
  },
  {
    from: 'ace',
    to: 'beth',
    kind: 'dividend',
    productType: 'CONS',
    period: 'H',
    tiers: [tier('15'), tier('20', { minimumBet: '2000', activeMember: 4 })],
  },
  { from: 'ace', to: 'beth', kind: 'daily', productType: 'CONS', tiers: [tier('0.4', { minimumBet: '100' })] },
  { from: 'ace', to: 'dina', kind: 'dividend', productType: 'CONS', period: 'W', tiers: [tier('12')] },
  { from: 'beth', to: 'hazel', kind: 'dividend', productType: 'CONS', period: 'H', tiers: [tier('15')] },
  { from: 'hazel', to: 'oscar', kind: 'dividend', productType: 'CONS', period: 'H', tiers: [tier('8')] },
]

/** Agreements over short periods, made towards the end. */
export const SHORT_OFFERS: readonly Offer[] = [
  { from: null, to: 'ace', kind: 'hourly', productType: 'RNG', tiers: [tier('0.4', { minimumBet: '50' })] },
  { from: null, to: 'ace', kind: 'realTime', productType: 'RNG', tiers: [tier('0.2', { lossRate: '0.3' })] },
  { from: 'ace', to: 'beth', kind: 'realTime', productType: 'RNG', tiers: [tier('0.1', { lossRate: '0.2' })] },
]

/** Beth has two things to answer; the first would end Hazel's dividend, and with it Oscar's. */
export const OPEN_OFFERS: readonly Offer[] = [
  { from: 'ace', to: 'beth', kind: 'dividend', productType: 'CONS', period: 'M', tiers: [tier('10')] },
  { from: 'ace', to: 'beth', kind: 'hourly', productType: 'RNG', tiers: [tier('0.3', { minimumBet: '100' })] },
]
