import type { MessageDescriptor } from '@croupier/locales'
import { expect, it } from 'vitest'
import { statusWords } from './betWords.ts'

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
