import * as z from 'zod/mini'
import type { EntryOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { paymentPasswordSchema } from '../payment-password/paymentPassword.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import { notAsked } from '../schema/notAsked.ts'
import { plainText } from '../schema/plainText.ts'
import { wholeNumber } from '../schema/wholeNumber.ts'

/** An item of the points mall. */
export interface RedeemableReward {
  readonly id: string
  /** Goods are shipped and need an address; other items do not. */
  readonly type: 'goods' | 'cash' | 'ticket'
  readonly name: string
  readonly points: number
  /** Stock; null if unlimited. */
  readonly stock?: number | null | undefined
  /** Limit per member, and how often this member has redeemed it. */
  readonly limit?: number | null | undefined
  readonly redeemed: number
}

/** Maximum per request. */
const mostAtOnce = 99

const bounds = ({ stock, limit, redeemed }: RedeemableReward) => ({
  stock: stock ?? mostAtOnce,
  limit: limit === null || limit === undefined ? mostAtOnce : Math.max(0, limit - redeemed),
})

const faultIn = (
  quantity: string,
  reward: RedeemableReward,
  balance: number,
): PlacedFault<{ quantity: string }> | undefined => {
  if (!/^\d+$/.test(quantity)) return undefined
  const count = Number(quantity)
  const { stock, limit } = bounds(reward)
  if (count > stock) return ['quantity', { code: 'stock', key: 'points.stock_left', values: { count: stock } }]
  if (count > limit) return ['quantity', { code: 'limit', key: 'points.limit_left', values: { count: limit } }]
  if (count * reward.points > balance) {
    return ['quantity', { code: 'points', key: 'points.not_enough', values: { points: balance } }]
  }
  return undefined
}

/** Quantity within stock, limit and points [S-381]; address and mobile for goods; the payment password [S-377]. */
export const redeemSchema = (reward: RedeemableReward, balance: number, mobileRule: MobileRule) => {
  const goods = reward.type === 'goods'
  return z
    .object({
      quantity: wholeNumber({ min: 1, max: mostAtOnce }),
      address: plainText({ min: goods ? 5 : 0, max: 200, required: goods }),
      mobile: goods ? mobileSchema(mobileRule) : notAsked,
      password: paymentPasswordSchema(),
    })
    .check(
      acrossFields(({ quantity }) => {
        const fault = faultIn(quantity, reward, balance)
        return fault ? [fault] : []
      }),
    )
}

/** Values of the redemption form. */
export type RedeemEntry = EntryOf<typeof redeemSchema>

/** Exchange rule of points. */
export interface PointsRate {
  /** Points per unit of money. */
  readonly pointsPerUnit: number
  /** Step of the conversion, in points. */
  readonly step: number
}

/** Points in whole steps, at most those available [S-381], and the payment password [S-377]. */
export const convertSchema = ({ step }: PointsRate, balance: number) =>
  z.object({
    points: wholeNumber({ min: step, max: Math.floor(balance / step) * step, step, key: 'points.convert_band' }),
    password: paymentPasswordSchema(),
  })

/** Values of the conversion form. */
export type ConvertEntry = EntryOf<typeof convertSchema>

/** Value of points in money, as decimal text rounded down, exact and without floats. */
export const moneyForPoints = (points: number, { pointsPerUnit }: PointsRate): string => {
  const minor = (BigInt(points) * 100n) / BigInt(pointsPerUnit)
  const digits = minor.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
