import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { Meter } from './Meter.tsx'
import { shareOf } from './share.ts'

const meter = (value: number | bigint, kind: 'goal' | 'limit' = 'goal', max: number | bigint = 100) => (
  <Meter label="Turnover" value={value} max={max} valueText={`${value} of ${max}`} kind={kind} />
)

describeConformance('Meter', meter(20), {
  root: 'div',
  states: {
    under: { element: meter(20), attributes: { 'data-state': 'under', 'data-kind': 'goal' } },
    goalNearItsEnd: { element: meter(90), attributes: { 'data-state': 'under' } },
    near: { element: meter(80, 'limit'), attributes: { 'data-state': 'near', 'data-kind': 'limit' } },
    reached: { element: meter(100n, 'limit', 100n), attributes: { 'data-state': 'reached' } },
  },
})

describe('Meter', () => {
  it('is full only when all is there, to the last minor unit of any amount', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 24n })
    fc.assert(
      fc.property(amount, (max) => {
        expect(shareOf(max, max)).toBe(1)
        expect(shareOf(max - 1n, max)).toBeLessThan(1)
      }),
    )
    expect([shareOf(0, 0), shareOf(5n, 0n), shareOf(-1, 5), shareOf(Number.NaN, 5), shareOf(9, 5)]).toEqual([
      0, 0, 0, 0, 1,
    ])
  })

  it('says its value in words and fills its steps one after the other', () => {
    const html = renderToString(<Meter label="Ready" value={3} max={4} valueText="3 of 4" steps={2} />)
    expect(html).toContain('aria-valuetext="3 of 4"')
    expect([...html.matchAll(/inline-size:([\d.]+%)/g)].map(([, share]) => share)).toEqual(['100%', '50%'])
  })
})
