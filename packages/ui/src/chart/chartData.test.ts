import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelStep, placeOf, pointAt, pointText } from './chartData.ts'

describe('chart data', () => {
  it('finds under the pointer the point that is drawn there', () => {
    fc.assert(
      fc.property(fc.constantFrom('bar' as const, 'line' as const), fc.nat(60), fc.nat(60), (kind, index, more) => {
        const points = index + more + 1
        expect(pointAt(kind, placeOf(kind, index, points), points)).toBe(index)
      }),
    )
    expect([pointAt('bar', -1, 5), pointAt('line', 2, 5)]).toEqual([0, 4])
  })

  it('says all values of a point, unknown ones included', () => {
    const series = [
      { label: 'Profit', values: [{ size: 1, text: '₱1.00' }] },
      { label: 'Turnover', values: [null] },
    ]
    expect(pointText('12 Nov', series, 0, 'not known')).toBe('12 Nov: Profit ₱1.00, Turnover not known')
  })

  it('leaves out labels that have no room', () => {
    expect([labelStep(7, 600, 64), labelStep(30, 600, 64), labelStep(3, 0, 64)]).toEqual([1, 4, 192])
  })
})
