import * as z from 'zod/mini'
import { amountFault, withDecimalAmount } from '../amount/amountSchema.ts'
import { minorOf } from '../amount/minorOf.ts'
import { amountOf } from '../amount/parseAmount.ts'
import { acrossFields, faultOf, type PlacedFault } from '../schema/acrossFields.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import type { DepositLimit, DepositMethod, DepositPromotion, TransferField } from './DepositMethod.ts'
import { transferRule } from './transferSchema.ts'

/** Rules of the first step. */
export interface DepositRules {
  readonly methods: readonly DepositMethod[]
  readonly promotions: readonly DepositPromotion[]
  readonly limits: readonly DepositLimit[]
  /** Formats an amount as the page does. */
  readonly money: (amount: string) => string
  /** Formats a time (epoch milliseconds) as the page does. */
  readonly moment: (at: number) => string
}

/** A method's fee for an amount, rounded half up to the minor unit. Only an estimate: the order has the final fee. */
export const feeOf = ({ fee }: DepositMethod, amount: string): string => {
  // The percentage has at most two decimals: the product counts ten-thousandths of a minor unit.
  const part = (minorOf(amount) * minorOf(fee.percent) + 5_000n) / 10_000n
  return amountOf(minorOf(fee.fixed) + part)
}

const lessLeft = (one: DepositLimit, other: DepositLimit): number => {
  const [mine, theirs] = [minorOf(one.left), minorOf(other.left)]
  return mine < theirs ? -1 : Number(mine > theirs)
}

const choice = z.object({
  /** `DepositPromotion.id`; empty for no promotion. */
  promotionId: z.string(),
  /** `DepositMethod.id`; empty until one is chosen. */
  methodId: z.string(),
  /** Amount as typed; decimal text once checked. */
  amount: z.string(),
  /** Name on the paying bank account; empty for other methods. */
  payeeName: z.string(),
})

/** The field for the payer's name of a method that asks for it: a bank transfer is ordered in the member's own name. */
export const payeeField = ({ kind, fields }: DepositMethod): TransferField | undefined =>
  kind === 'bank' ? fields.find(({ name }) => name === 'senderName') : undefined

/** Values of the first step. */
export type DepositChoice = z.infer<typeof choice>

const payeeFault = (method: DepositMethod, { payeeName }: DepositChoice): readonly PlacedFault<DepositChoice>[] => {
  const asked = payeeField(method)
  const fault = asked && faultOf(fieldSchema(transferRule(asked)), payeeName)
  return fault ? [['payeeName', fault]] : []
}

const faultsIn = (choice: DepositChoice, rules: DepositRules): readonly PlacedFault<DepositChoice>[] => {
  const method = rules.methods.find(({ id, open }) => id === choice.methodId && open)
  if (!method) return [['methodId', { code: 'not_empty', key: 'deposit.choose_method' }]]
  const fault = amountFaultIn(choice, method, rules)
  return [...(fault ? [fault] : []), ...payeeFault(method, choice)]
}

const amountFaultIn = (
  { promotionId, amount }: DepositChoice,
  method: DepositMethod,
  rules: DepositRules,
): PlacedFault<DepositChoice> | undefined => {
  if (method.kind === 'c2c' && amount === '') return ['amount', { code: 'not_empty', key: 'form.choose_amount' }]
  const fault = amountFault(amount, { min: method.minimum, max: method.maximum, format: rules.money })
  if (fault) return ['amount', fault]
  const typed = minorOf(amount)
  const needed = rules.promotions.find(({ id }) => id === promotionId)?.minimum
  if (needed && typed < minorOf(needed)) {
    return ['amount', { code: 'promotion', key: 'deposit.promotion_needs', values: { amount: rules.money(needed) } }]
  }
  // Of several limits, the one with the least left applies [G-12].
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
 * The first step: an open method, an amount within its band [S-341], its promotion's minimum and the member's own
 * limits, and the payer's name where the method asks for it. The platform decides; this repeats its rules so that
 * errors show immediately. Outputs the amount as decimal text.
 */
export const depositSchema = (rules: DepositRules) =>
  withDecimalAmount(choice.check(acrossFields((values) => faultsIn(values, rules))))
