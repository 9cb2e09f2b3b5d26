import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Meter } from './Meter.tsx'
import { shareOf } from './share.ts'

describe('Meter', () => {
  it('is full only when the whole amount is there, to the last minor unit', () => {
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
