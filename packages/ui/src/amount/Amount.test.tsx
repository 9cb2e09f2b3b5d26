import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { Amount } from './Amount.tsx'

describeConformance('Amount', <Amount text="₱10.00" />, {
  root: 'span',
  states: {
    plain: {
      element: <Amount text="₱10.00" />,
      attributes: { 'data-size': 'md', 'data-flow': 'none', 'data-masked': null, 'data-unknown': null },
    },
    lost: {
      element: <Amount text="−₱10.00" flow="out" size="lg" />,
      attributes: { 'data-flow': 'out', 'data-size': 'lg' },
    },
    masked: {
      element: <Amount text="−₱10.00" flow="out" masked maskedText="Hidden" />,
      attributes: { 'data-masked': '', 'data-flow': 'none' },
    },
    unknown: { element: <Amount text={null} flow="in" />, attributes: { 'data-unknown': '', 'data-flow': 'none' } },
  },
})

describe('Amount', () => {
  it('keeps a hidden amount out of the page, for assistive technology too [S-058]', () => {
    const html = renderToString(<Amount text="₱98,765.00" masked maskedText="Amount hidden" />)
    expect(html).not.toContain('98,765')
    expect(html).toContain('Amount hidden')
  })

  it('shows no number while the amount is not known', () => {
    expect(renderToString(<Amount text={null} unknownText="Loading…" />).replaceAll(/<[^>]*>/g, '')).toBe('Loading…')
  })
})
