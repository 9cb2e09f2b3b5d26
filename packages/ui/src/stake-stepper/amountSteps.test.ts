import { describe, expect, it } from 'vitest'
import { isAtBound, isSameAmount, steppedAmount } from './amountSteps.ts'

const steps = { min: '1.00', max: '100.00', step: '0.50', digits: 2 }

describe('steps of a stake', () => {
  it.each([
    ['10.00', 1, '10.50'],
    ['10.00', -1, '9.50'],
    ['10.20', 1, '10.50'],
    ['10.20', -1, '10.00'],
    ['1.20', -1, '1.00'],
    ['100.00', 1, '100.00'],
    ['500', -1, '100.00'],
    ['', 1, '1.00'],
    ['1.005', 1, '1.00'],
    ['9007199254740993.00', -1, '100.00'],
  ] as const)('from "%s" by %i to %s', (from, direction, to) => {
    expect(steppedAmount(from, direction, steps)).toBe(to)
  })

  it('have no decimals where the currency has none', () => {
    expect(steppedAmount('1000', 1, { min: '1000', max: '9000', step: '1000', digits: 0 })).toBe('2000')
  })

  it('end at the bounds', () => {
    expect([isAtBound('1', -1, steps), isAtBound('1', 1, steps), isAtBound('', -1, steps)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('know an amount however it is written', () => {
    expect([isSameAmount('5', '5.00', 2), isSameAmount('', '0.00', 2)]).toEqual([true, false])
  })
})
