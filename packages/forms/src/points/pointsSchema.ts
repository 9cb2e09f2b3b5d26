import { decimalText, moneyText, parseMoney } from '@croupier/money'
import * as z from 'zod/mini'
import type { EntryOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { askedPassword } from '../payment-password/askedPassword.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import { notAsked } from '../schema/notAsked.ts'
import { plainText } from '../schema/plainText.ts'
import { wholeNumber } from '../schema/wholeNumber.ts'

/** An item of the points mall. */
export interface RedeemableReward {
  /** The platform’s id, sent with the redemption. */
  readonly id: string
  /** Goods are shipped and need an address; other items do not. */
  readonly type: 'goods' | 'cash' | 'ticket'
  /** Name in the page’s language. */
  readonly name: string
  /** Price of one, in points. */
  readonly points: number
  /** Stock; null if unlimited. */
  readonly stock?: number | null | undefined
  /** Limit per member; null if unlimited. */
  readonly limit?: number | null | undefined
  /** How often this member has redeemed it. */
  readonly redeemed: number
}

/** Maximum quantity per request. */
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

/** Quantity within stock, limit and points; address and mobile for goods; the payment password. */
export const redeemSchema = (
  reward: RedeemableReward,
  balance: number,
  mobileRule: MobileRule,
  asksPassword = true,
) => {
  const goods = reward.type === 'goods'
  return z
    .object({
      quantity: wholeNumber({ min: 1, max: mostAtOnce }),
      address: plainText({ min: goods ? 5 : 0, max: 200, required: goods }),
      mobile: goods ? mobileSchema(mobileRule) : notAsked,
      password: askedPassword(asksPassword),
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

/** Points that fill whole steps; the rest cannot be converted. 0 while the platform's step is unusable. */
export const convertiblePoints = (points: number, { step }: Pick<PointsRate, 'step'>): number =>
  step > 0 ? Math.floor(points / step) * step : 0

/** Points in whole steps, at most those available, and the payment password. */
export const convertSchema = (rate: PointsRate, balance: number, asksPassword = true) =>
  z.object({
    points: wholeNumber({
      min: rate.step,
      max: convertiblePoints(balance, rate),
      step: rate.step,
      key: 'points.convert_band',
    }),
    password: askedPassword(asksPassword),
  })

/** Values of the conversion form. */
export type ConvertEntry = EntryOf<typeof convertSchema>

/** A number of the platform in exact steps of 1e-12; 0 for an invalid number. */
const exact = (number: number): bigint => {
  const [, decimals = ''] = Number.isFinite(number) && number >= 0 ? decimalText(number).split('.') : []
  return decimals === '' || decimals.length > 12 ? 0n : parseMoney(decimalText(number), 12)
}

/**
 * Value of points in money, as decimal text: calculated without floats and rounded down. `0.00` while the platform's
 * rate is unusable.
 */
export const moneyForPoints = (
  points: number,
  { pointsPerUnit }: Pick<PointsRate, 'pointsPerUnit'>,
  digits: number,
): string => {
  const perUnit = exact(pointsPerUnit)
  return moneyText(perUnit === 0n ? 0n : (exact(points) * 10n ** BigInt(digits)) / perUnit, digits)
}
