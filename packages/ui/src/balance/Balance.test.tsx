import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Balance } from './Balance.tsx'

const balance = (amount: string | null, masked: boolean) => (
  <Balance amount={amount} masked={masked} onMaskedChange={() => undefined} />
)

describe('Balance', () => {
  it('keeps the amount out of the page while it is masked [S-058]', () => {
    expect(renderToString(balance('₱10.00', true))).not.toContain('10.00')
    expect(renderToString(balance('₱10.00', true))).toContain('******')
  })

  it('shows a text and no number while the amount is not known [S-059]', () => {
    expect(renderToString(balance(null, false)).replaceAll(/<[^>]*>/g, '')).toBe('Loading…')
  })
})
