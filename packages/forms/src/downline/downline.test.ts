import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { downlineSchema } from './AddDownlineForm.tsx'
import { linkSchema } from './AddLinkForm.tsx'
import { changedRates, downlineRatesSchema } from './DownlineRatesForm.tsx'
import { givenRates } from './rebateRates.ts'

const own = { RNG: '0.80', LIVE: '0.50' }
const types = [
  { type: 0, name: 'Member' },
  { type: 1, name: 'Agent' },
]

describe('adding a downline', () => {
  const entry = { username: 'newone1', password: 'Croupier1', nickname: '', type: '1', rates: { RNG: '0.8', LIVE: '' } }

  it('refuses rates above the agent’s own, lane by lane [S-391] [S-402]', () => {
    const verdict = (rates: object) => verdictOf(downlineSchema(own, types), { ...entry, rates })
    expect(verdict(entry.rates)).toMatchObject({ rates: { RNG: '0.80', LIVE: '' } })
    expect(verdict({ RNG: '0.81', LIVE: '0.51' })).toEqual([
      'rates.RNG: downline.rate_too_high',
      'rates.LIVE: downline.rate_too_high',
    ])
    expect(verdict({ RNG: '0.001', LIVE: '-1' })).toEqual([
      'rates.RNG: downline.rate_invalid',
      'rates.LIVE: downline.rate_invalid',
    ])
    expect(givenRates({ RNG: '0.80', LIVE: '' })).toEqual({ RNG: '0.80' })
  })

  it('follows the ordinary rules of name and password', () => {
    expect(verdictOf(downlineSchema(own, types), { ...entry, username: 'a', password: 'x', type: '9' })).toEqual([
      'username: reg_pattern_1',
      'password: error_password',
      'type: form.choose',
    ])
  })

  it('by link takes a lifetime in days, or none for no expiry [S-391]', () => {
    const verdict = (days: string) =>
      verdictOf(linkSchema(own, types, 90), { name: '', type: '0', days, rates: { RNG: '', LIVE: '' } })
    expect([verdict(''), verdict('90')]).toMatchObject([{ days: '' }, { days: '90' }])
    expect([verdict('0'), verdict('91')]).toEqual([['days: form.whole_number'], ['days: form.whole_number']])
  })
})

describe('changing the rates of a downline', () => {
  const current = { RNG: '0.40' }
  const verdict = (rates: Record<string, string>) => verdictOf(downlineRatesSchema(own, current), { rates })

  it('stays within the agent’s own, lane by lane [S-391] [S-402]', () => {
    expect(verdict({ RNG: '0.8', LIVE: '0.5' })).toEqual({ rates: { RNG: '0.80', LIVE: '0.50' } })
    expect(verdict({ RNG: '0.81', LIVE: '' })).toEqual(['rates.RNG: downline.rate_too_high'])
    expect(verdict({ RNG: 'x', LIVE: '0.001' })).toEqual([
      'rates.RNG: downline.rate_invalid',
      'rates.LIVE: downline.rate_invalid',
    ])
  })

  it('needs a change, and passes on what changed: an empty field is a rate of 0', () => {
    expect(verdict({ RNG: '0.4', LIVE: '' })).toEqual(['rates.RNG: downline.rates_same'])
    expect(changedRates(current, { RNG: '0.40', LIVE: '' })).toEqual({})
    expect(changedRates(current, { RNG: '', LIVE: '0.10' })).toEqual({ RNG: '0.00', LIVE: '0.10' })
  })
})
