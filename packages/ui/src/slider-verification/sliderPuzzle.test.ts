import { expect, it } from 'vitest'
import { longestTrail, withPoint, type SliderTrailPoint } from './sliderPuzzle.ts'

it('thins a long trail out, in order and without losing its first and its last point', () => {
  let trail: readonly SliderTrailPoint[] = []
  for (let at = 0; at < 2000; at += 1) {
    trail = withPoint(trail, { x: at % 260, at })
    expect(trail.length).toBeLessThanOrEqual(longestTrail)
    expect(trail[0]?.at).toBe(0)
    expect(trail.at(-1)?.at).toBe(at)
  }
  expect(trail.map((point) => point.at)).toEqual(trail.map((point) => point.at).sort((a, b) => a - b))
})
