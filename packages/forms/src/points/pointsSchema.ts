import * as z from 'zod/mini'
import type { EntryOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { paymentPasswordSchema } from '../payment-password/paymentPassword.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import { notAsked } from '../schema/notAsked.ts'
import { plainText } from '../schema/plainText.ts'
import { wholeNumber } from '../schema/wholeNumber.ts'

/** Something the points mall has. */
export interface RedeemableReward {
  readonly id: string
  /** Goods are sent and need an address; the others are not. */
  readonly type: 'goods' | 'cash' | 'ticket'
  readonly name: string
  readonly points: number
  /** Left for everybody; null when there is no end to it. */
  readonly stock?: number | null | undefined
  /** How often a member may redeem it, and how often this member did. */
  readonly limit?: number | null | undefined
  readonly redeemed: number
}

/** Maximum of one call. */
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

/** What the form of a redemption holds. */
export type RedeemEntry = EntryOf<typeof redeemSchema>

/** How points become money. */
export interface PointsRate {
  /** Points per unit of money. */
  readonly pointsPerUnit: number
  /** Points are converted in steps of this many. */
  readonly step: number
}

/** Points in whole steps, at most those there are [S-381], and the payment password [S-377]. */
export const convertSchema = ({ step }: PointsRate, balance: number) =>
  z.object({
    points: wholeNumber({ min: step, max: Math.floor(balance / step) * step, step, key: 'points.convert_band' }),
    password: paymentPasswordSchema(),
  })

/** What the form of a conversion holds. */
export type ConvertEntry = EntryOf<typeof convertSchema>

/** What points come to in money, as decimal text rounded down; exact, without a float. */
export const moneyForPoints = (points: number, { pointsPerUnit }: PointsRate): string => {
  const minor = (BigInt(points) * 100n) / BigInt(pointsPerUnit)
  const digits = minor.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
