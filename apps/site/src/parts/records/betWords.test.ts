import type { MessageDescriptor } from '@croupier/locales'
import { expect, it } from 'vitest'
import { statusWords, totalsWords } from './betWords.ts'

const text = (asked: string | MessageDescriptor) => (typeof asked === 'string' ? asked : asked.key)

it.each([
  ['10.00', 'records.status_win', 'win'],
  ['0.01', 'records.status_win', 'win'],
  ['0.00', 'records.status_returned', 'neutral'],
  ['-0.50', 'records.status_returned', 'neutral'],
] as const)(
  'a vendor’s win that leaves %s is %s, never celebrated at or below the stake [G-27]',
  (net, words, tone) => {
    expect(statusWords({ status: 'win', netAmount: net }, text)).toEqual({ words, tone })
  },
)

it.each([
  ['query', 'all', 'records.settled_total'],
  ['query', 'settled', 'records.settled_total · records.bets'],
  ['query', 'open', 'records.open_total · records.bets'],
  ['page', 'settled', 'records.page_total'],
] as const)(
  'the sums over the %s of %s bets are called “%s”: a number of other bets is left out',
  (cover, state, words) => {
    expect(totalsWords({ totalsCover: cover, totalCount: 12 }, state, text)).toBe(words)
  },
)

it('a platform that does not count bets leaves the number out', () => {
  expect(totalsWords({ totalsCover: 'query', totalCount: null }, 'settled', text)).toBe('records.settled_total')
})
