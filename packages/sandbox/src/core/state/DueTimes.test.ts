import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DueTimes } from './DueTimes.ts'

it('knows whether any row is due, whatever was added, changed and removed', () => {
  const row = fc.record({ at: fc.option(fc.integer({ min: 0, max: 30 })), drop: fc.boolean() })
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 0, max: 30 }), (rows, now) => {
      const times = new DueTimes<{ readonly at: number | null }>(({ at }) => at)
      const kept: (number | null)[] = []
      for (const { at, drop } of rows) {
        times.add({ at })
        kept.push(at)
        if (drop) times.remove({ at: kept.shift() ?? null })
        expect(times.any(now)).toBe(kept.some((one) => one !== null && one <= now))
      }
      times.clear()
      expect(times.any(now)).toBe(false)
    }),
  )
})
