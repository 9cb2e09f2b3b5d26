import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { Balance } from './Balance.tsx'

const texts = { loadingText: 'Loading…', maskedText: 'Balance hidden', toggleText: 'Hide balance' }
const balance = (amount: string | null, masked: boolean) => (
  <Balance {...texts} amount={amount} masked={masked} onMaskedChange={() => undefined} />
)

describeConformance('Balance', balance('₱10.00', false), {
  root: 'span',
  states: {
    plain: { element: balance('₱10.00', false), attributes: { 'data-masked': null, 'data-loading': null } },
    masked: { element: balance('₱10.00', true), attributes: { 'data-masked': '' } },
    loading: { element: balance(null, false), attributes: { 'data-loading': '' } },
  },
})

describe('Balance', () => {
  it('keeps the amount out of the page while it is masked [S-058]', () => {
    expect(renderToString(balance('₱10.00', true))).not.toContain('10.00')
    expect(renderToString(balance('₱10.00', true))).toContain('******')
  })

  it('shows a text and no number while the amount is not known [S-059]', () => {
    expect(renderToString(balance(null, false)).replaceAll(/<[^>]*>/g, '')).toBe('Loading…')
  })
})
