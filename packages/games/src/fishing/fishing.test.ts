import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fishing } from './fishing.ts'
import { catchesOf, draws, returnOf, settleFishing, targetNames, targets } from './rules.ts'

describe('fishing', () => {
  it('returns exactly 96% for every target, counted over every shot [G-41]', () => {
    for (const target of targetNames) {
      let paid = 0n
      for (let shot = 0; shot < draws; shot++) paid += settleFishing(100n, { target }, { shot }).payout
      expect([target, Number(paid) / draws, returnOf(target)]).toEqual([target, 96, 9_600])
    }
  })

  it('catches by the shot alone, and pays a whole multiple of any stake [Q-09]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targetNames),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.nat(draws - 1),
        (target, stake, shot) => {
          const { payout, detail } = settleFishing(stake, { target }, { shot })
          expect(payout).toBe(shot < catchesOf(target) ? stake * BigInt(targets[target]) : 0n)
          expect(detail).toMatchObject({ target, caught: payout > 0n })
        },
      ),
    )
  })

  it('refuses a shot at an unknown target', () => {
    for (const choice of [{ target: 'boat' }, { target: 'toString' }, {}, null])
      expect(fishing.order(100n, choice)).toBeNull()
  })
})
