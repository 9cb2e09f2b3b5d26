import { beforeAll, describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import {
  convertiblePoints,
  convertSchema,
  moneyForPoints,
  redeemSchema,
  type RedeemableReward,
} from './pointsSchema.ts'

beforeAll(loadPhoneNumbers)

const phone: RedeemableReward = { id: 'r1', type: 'goods', name: 'Phone', points: 100, stock: 3, limit: 2, redeemed: 0 }
const entry = { quantity: '1', address: '1 Rizal Street, Manila', mobile: '09171234567', password: '123456' }
const verdict = (change: object, reward = phone, balance = 500) =>
  verdictOf(redeemSchema(reward, balance, mobileRules.PH), { ...entry, ...change })

describe('redeeming', () => {
  it('asks for address, mobile, quantity and payment password [S-377]', () => {
    expect(verdict({})).toEqual(entry)
    expect(verdict({ quantity: '', address: '', mobile: '', password: '' })).toEqual([
      'quantity: form.whole_number',
      'address: not_empty',
      'mobile: not_empty',
      'password: not_empty',
    ])
    expect(verdict({ address: '', mobile: '' }, { ...phone, type: 'cash' })).toMatchObject({ quantity: '1' })
  })

  it('has a text each for too few points, sold out and over the limit [S-381]', () => {
    expect(verdict({ quantity: '2' }, phone, 199)).toEqual(['quantity: points.not_enough'])
    expect(verdict({ quantity: '4' })).toEqual(['quantity: points.stock_left'])
    expect(verdict({ quantity: '3' })).toEqual(['quantity: points.limit_left'])
    expect(verdict({ quantity: '2' }, { ...phone, redeemed: 1 })).toEqual(['quantity: points.limit_left'])
  })
})

describe('converting points', () => {
  const schema = convertSchema({ pointsPerUnit: 100, step: 50 }, 230)
  it('goes in steps, up to the points there are, with the payment password [S-377]', () => {
    expect(verdictOf(schema, { points: '২০০', password: '123456' })).toEqual({ points: '200', password: '123456' })
    for (const points of ['', '0', '30', '250', '1.5'])
      expect(verdictOf(schema, { points, password: '123456' })).toEqual(['points: points.convert_band'])
  })

  it('states the money exactly, rounded down [Q-09]', () => {
    const rate = (pointsPerUnit: number) => ({ pointsPerUnit, step: 1 })
    expect([moneyForPoints(250, rate(100), 2), moneyForPoints(1, rate(300), 2), moneyForPoints(0, rate(7), 2)]).toEqual(
      ['2.50', '0.00', '0.00'],
    )
    expect([
      moneyForPoints(10, rate(12.5), 2),
      moneyForPoints(10, rate(0), 2),
      moneyForPoints(Number.NaN, rate(1), 2),
    ]).toEqual(['0.80', '0.00', '0.00'])
  })

  it('is worth its whole steps, and nothing for the rest', () => {
    const worth = (points: number, step: number) =>
      moneyForPoints(convertiblePoints(points, { step }), { pointsPerUnit: 100 }, 2)
    expect([0, 99, 100, 1_999].map((points) => worth(points, 100))).toEqual(['0.00', '0.00', '1.00', '19.00'])
    expect([worth(130, 50), worth(150, 50), worth(130, 0)]).toEqual(['1.00', '1.50', '0.00'])
  })
})
