import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandFromSeed } from './brandFromSeed.ts'
import { parseBrand } from './brandSchema.ts'
import { checkBrand } from './checkBrand.ts'
import { toOklch } from './oklch.ts'
import { brandScheme } from './scheme.ts'

const seeds = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('brandFromSeed', () => {
  it('gives a brand file whose both themes can be read, from any colour [Q-03]', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const brand = parseBrand(brandFromSeed(seed))
        expect(checkBrand(brand).map((finding) => finding.message)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps a colour that can be read as it is', () => {
    expect(brandScheme(brandFromSeed('#1d4ed8')).colors.accent.light).toBe('#1d4ed8')
  })

  it('celebrates wins in another colour than the accent', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { c, h } = toOklch(seed)
        fc.pre(c > 0.03)
        const other = toOklch(brandFromSeed(seed).win ?? '#000000').h
        const turn = Math.abs(h - other) % 360
        expect(Math.min(turn, 360 - turn)).toBeGreaterThan(40)
      }),
    )
  })

  it('carries the name given, and refuses what is not a colour', () => {
    expect(brandFromSeed('#abc', { name: 'north', title: 'North' })).toMatchObject({ name: 'north', title: 'North' })
    expect(() => brandFromSeed('teal')).toThrow(RangeError)
  })
})
