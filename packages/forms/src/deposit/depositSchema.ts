import * as z from 'zod/mini'
import { amountFault, withDecimalAmount } from '../amount/amountSchema.ts'
import { minorOf } from '../amount/minorOf.ts'
import { amountOf } from '../amount/parseAmount.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import type { DepositLimit, DepositMethod, DepositPromotion } from './DepositMethod.ts'

/** What the first step is checked against. */
export interface DepositRules {
  readonly methods: readonly DepositMethod[]
  readonly promotions: readonly DepositPromotion[]
  readonly limits: readonly DepositLimit[]
  /** Writes an amount the way the page shows money. */
  readonly money: (amount: string) => string
  /** Writes a moment (epoch milliseconds) the way the page shows times. */
  readonly moment: (at: number) => string
}

/** The fee a method names for an amount, rounded half up to the minor unit. The order's own fee is the one that counts. */
export const feeOf = ({ fee }: DepositMethod, amount: string): string => {
  // The percentage has two decimals at most, so whole amounts of it are ten-thousandths.
  const part = (minorOf(amount) * minorOf(fee.percent) + 5_000n) / 10_000n
  return amountOf(minorOf(fee.fixed) + part)
}

const lessLeft = (one: DepositLimit, other: DepositLimit): number => {
  const [mine, theirs] = [minorOf(one.left), minorOf(other.left)]
  return mine < theirs ? -1 : Number(mine > theirs)
}

const choice = z.object({ promotionId: z.string(), methodId: z.string(), amount: z.string() })

/** What the first step holds. */
export type DepositChoice = z.infer<typeof choice>

const faultIn = (
  { methodId, promotionId, amount }: DepositChoice,
  rules: DepositRules,
): PlacedFault<DepositChoice> | undefined => {
  const method = rules.methods.find(({ id, open }) => id === methodId && open)
  if (!method) return ['methodId', { code: 'not_empty', key: 'deposit.choose_method' }]
  const fault = amountFault(amount, { min: method.minimum, max: method.maximum, format: rules.money })
  if (fault) return ['amount', fault]
  const typed = minorOf(amount)
  const needed = rules.promotions.find(({ id }) => id === promotionId)?.minimum
  if (needed && typed < minorOf(needed)) {
    return ['amount', { code: 'promotion', key: 'deposit.promotion_needs', values: { amount: rules.money(needed) } }]
  }
  // Of several limits the lowest left over applies [G-12].
  const [tight] = rules.limits.filter(({ left }) => typed > minorOf(left)).toSorted(lessLeft)
  if (!tight) return undefined
  const left = rules.money(tight.left)
  return [
    'amount',
    tight.restartsAt == null
      ? { code: 'limit', key: 'deposit.amount_over_limit', values: { left } }
      : {
          code: 'limit',
          key: 'deposit.amount_over_limit_until',
          values: { left, when: rules.moment(tight.restartsAt) },
        },
  ]
}

/**
 * The first step: an open method, and an amount within its band [S-341], its promotion's minimum and the person's own
 * limits. The platform decides; this repeats its rules so that errors show immediately. Amount out as decimal text.
 */
export const depositSchema = (rules: DepositRules) =>
  withDecimalAmount(
    choice.check(
      acrossFields((values) => {
        const found = faultIn(values, rules)
        return found ? [found] : []
      }),
    ),
  )
