import { compareMoney, moneySum, moneyText, shareOf, type AmountSpelling, type ReadAmount } from '@croupier/money'
import * as z from 'zod/mini'
import { amountFault } from '../amount/amountSchema.ts'
import { compareMinor, typedAmount, withMinorAmount } from '../amount/readTyped.ts'
import { acrossFields, faultOf, type PlacedFault } from '../schema/acrossFields.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import type { DepositLimit, DepositMethod, DepositPromotion, TransferField } from './DepositMethod.ts'
import { transferRule } from './transferSchema.ts'

/** Rules of the first step. */
export interface DepositRules {
  readonly methods: readonly DepositMethod[]
  readonly promotions: readonly DepositPromotion[]
  readonly limits: readonly DepositLimit[]
  /** Decimals of the currency and decimal mark of the language. */
  readonly spelling: AmountSpelling
  /** Formats an amount (decimal text) as the page does. */
  readonly money: (amount: string) => string
  /** Formats a time (epoch milliseconds) as the page does. */
  readonly moment: (at: number) => string
}

/**
 * A method's fee for an amount (minor units) as decimal text, rounded half up to the minor unit. Only an estimate: the
 * order has the final fee.
 * @param digits decimals of the currency
 */
export const feeOf = ({ fee }: DepositMethod, amount: bigint, digits: number): string =>
  moneySum([fee.fixed, moneyText(shareOf(amount, fee.percent, { percent: true, rounding: 'half-up' }), digits)])

const choice = (spelling: AmountSpelling) =>
  z.object({
    /** `DepositPromotion.id`; empty for no promotion. */
    promotionId: z.string(),
    /** `DepositMethod.id`; empty until one is chosen. */
    methodId: z.string(),
    /** Amount as typed; minor units once checked. */
    amount: typedAmount(spelling),
    /** Name on the paying bank account; empty for other methods. */
    payeeName: z.string(),
  })

/** The field for the payer's name, for methods that require it: a bank transfer is ordered in the member's own name. */
export const payeeField = ({ kind, fields }: DepositMethod): TransferField | undefined =>
  kind === 'bank' ? fields.find(({ name }) => name === 'senderName') : undefined

/** Values of the first step, as typed. */
export type DepositChoice = z.input<ReturnType<typeof choice>>

type Placed = readonly PlacedFault<DepositChoice>[]
type Read = Omit<DepositChoice, 'amount'> & { readonly amount: ReadAmount }

const payeeFault = (method: DepositMethod, { payeeName }: Read): Placed => {
  const asked = payeeField(method)
  const fault = asked && faultOf(fieldSchema(transferRule(asked)), payeeName)
  return fault ? [['payeeName', fault]] : []
}

const faultsIn = (choice: Read, rules: DepositRules): Placed => {
  const method = rules.methods.find(({ id, open }) => id === choice.methodId && open)
  if (!method) return [['methodId', { code: 'not_empty', key: 'deposit.choose_method' }]]
  const fault = amountFaultIn(choice, method, rules)
  return [...(fault ? [fault] : []), ...payeeFault(method, choice)]
}

const amountFaultIn = (
  { promotionId, amount }: Read,
  method: DepositMethod,
  rules: DepositRules,
): PlacedFault<DepositChoice> | undefined => {
  if (method.kind === 'c2c' && !amount.ok && amount.fault === 'not_empty')
    return ['amount', { code: 'not_empty', key: 'form.choose_amount' }]
  const { spelling, money: format } = rules
  const fault = amountFault(amount, { min: method.minimum, max: method.maximum, spelling, format })
  if (fault) return ['amount', fault]
  const isOver = (limit: string) => amount.ok && compareMinor(amount.minor, limit, spelling.digits) > 0
  const needed = rules.promotions.find(({ id }) => id === promotionId)?.minimum
  if (needed && amount.ok && compareMinor(amount.minor, needed, spelling.digits) < 0) {
    return ['amount', { code: 'promotion', key: 'deposit.promotion_needs', values: { amount: rules.money(needed) } }]
  }
  // Of several limits, the one with the least left applies.
  const [tight] = rules.limits
    .filter(({ left }) => isOver(left))
    .toSorted((one, other) => compareMoney(one.left, other.left))
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
 * The first step: an open method, an amount within its range, its promotion's minimum and the member's own limits, and
 * the payer's name if the method requires it. The platform decides; this repeats its rules so that errors show
 * immediately. Outputs the amount in minor units.
 */
export const depositSchema = (rules: DepositRules) =>
  withMinorAmount(choice(rules.spelling).check(acrossFields((values) => faultsIn(values, rules))))
