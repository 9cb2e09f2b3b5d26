import * as z from 'zod/mini'
import { amountFault, decimalText } from '../amount/amountSchema.ts'
import { minorOf } from '../amount/minorOf.ts'
import { amountOf } from '../amount/parseAmount.ts'
import { faultIssue, type Fault } from '../schema/fieldSchema.ts'
import type { DepositLimit, DepositMethod, DepositPromotion } from './DepositMethod.ts'

/** What the first step holds. */
export interface DepositChoice {
  readonly promotionId: string
  readonly methodId: string
  readonly amount: string
}

/** What the first step is checked against. */
export interface DepositRules {
  readonly methods: readonly DepositMethod[]
  readonly promotions: readonly DepositPromotion[]
  readonly limits: readonly DepositLimit[]
  /** Writes an amount the way the page shows money. */
  readonly money: (amount: string) => string
}

/** The fee a method names for an amount, rounded half up to the minor unit. The order's own fee is the one that counts. */
export const feeOf = ({ fee }: DepositMethod, amount: string): string => {
  // The percentage has two decimals at most, so whole amounts of it are ten-thousandths.
  const part = (minorOf(amount) * minorOf(fee.percent) + 5_000n) / 10_000n
  return amountOf(minorOf(fee.fixed) + part)
}

const faultIn = (
  { methodId, promotionId, amount }: DepositChoice,
  rules: DepositRules,
): [keyof DepositChoice, Fault] | undefined => {
  const method = rules.methods.find(({ id, open }) => id === methodId && open)
  if (!method) return ['methodId', { code: 'not_empty', key: 'deposit.choose_method' }]
  const fault = amountFault(amount, { min: method.minimum, max: method.maximum, format: rules.money })
  if (fault) return ['amount', fault]
  const typed = minorOf(amount)
  const needed = rules.promotions.find(({ id }) => id === promotionId)?.minimum
  if (needed && typed < minorOf(needed)) {
    return ['amount', { code: 'promotion', key: 'deposit.promotion_needs', values: { amount: rules.money(needed) } }]
  }
  const tight = rules.limits.find(({ left }) => typed > minorOf(left))
  return (
    tight && ['amount', { code: 'limit', key: 'deposit.amount_over_limit', values: { left: rules.money(tight.left) } }]
  )
}

/**
 * The first step: an open method, and an amount within its band [S-341], its promotion's minimum and the person's own
 * limits. The platform decides; this repeats its rules so that nobody waits for a refusal. Amount out as decimal text.
 */
export const depositSchema = (rules: DepositRules): z.ZodMiniType<DepositChoice> =>
  z.pipe(
    z.object({ promotionId: z.string(), methodId: z.string(), amount: z.string() }).check((payload) => {
      const found = faultIn(payload.value, rules)
      if (found) payload.issues.push(faultIssue(payload.value[found[0]], found[1], [found[0]]))
    }),
    z.transform((choice: DepositChoice) => ({ ...choice, amount: decimalText(choice.amount) })),
  ) as unknown as z.ZodMiniType<DepositChoice>
