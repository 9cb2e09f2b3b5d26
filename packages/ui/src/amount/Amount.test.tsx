import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Amount } from './Amount.tsx'

describe('Amount', () => {
  it('keeps a hidden amount out of the page, for assistive technology too [S-058]', () => {
    const html = renderToString(<Amount text="₱98,765.00" masked texts={{ masked: 'Amount hidden' }} />)
    expect(html).not.toContain('98,765')
    expect(html).toContain('Amount hidden')
  })

  it('shows no number while the amount is not known', () => {
    expect(renderToString(<Amount text={null} texts={{ unknown: 'Loading…' }} />).replaceAll(/<[^>]*>/g, '')).toBe(
      'Loading…',
    )
  })
})
