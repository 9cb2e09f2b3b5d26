import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, lightnessContrast, parseHex } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('has the values that the standard and its tools give', () => {
    expect(contrast('#000', '#fff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.592, 3)
  })

  it('is the same both ways and never under 1', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one))
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it.each(['red', '#12', '#12345', 'rgb(0 0 0)', ''])('refuses %j', (text) => {
    expect(() => parseHex(text)).toThrow(RangeError)
  })
})

describe('lightnessContrast', () => {
  it.each([
    ['#000000', '#ffffff', 106.04],
    ['#ffffff', '#000000', 107.88],
    ['#888888', '#ffffff', 63.06],
    ['#ffffff', '#888888', 68.54],
    ['#aaaaaa', '#aaaaaa', 0],
  ])('has the value that the APCA gives for %s on %s', (text, ground, value) => {
    expect(lightnessContrast(text, ground)).toBeCloseTo(value, 1)
  })
})

describe('oklch', () => {
  it('gives every colour back unchanged', () => {
    fc.assert(fc.property(hex, (color) => void expect(fromOklch(toOklch(color))).toBe(color)))
  })

  it('keeps lightness where a screen lacks the chroma', () => {
    const shown = toOklch(fromOklch({ l: 0.7, c: 0.5, h: 150 }))
    expect(shown.l).toBeCloseTo(0.7, 1)
    expect(shown.c).toBeLessThan(0.3)
  })
})
