import * as z from 'zod/mini'
import { withDecimalAmount } from '../amount/amountSchema.ts'
import { minorOf } from '../amount/minorOf.ts'
import { parseAmount } from '../amount/parseAmount.ts'
import { acrossFields } from '../schema/acrossFields.ts'
import type { ValuesOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'

/** What a money limit counts: deposits, net loss or stakes [G-09]. */
export type MoneyLimitKind = 'deposit' | 'loss' | 'wager'

/** Calendar periods [G-12]. */
export const limitPeriods = ['day', 'week', 'month'] as const

/** One of the periods. */
export type LimitPeriod = (typeof limitPeriods)[number]

/** A limit in force. */
export interface CurrentLimit {
  /** What the limit counts. */
  readonly kind: MoneyLimitKind
  /** Calendar period that it covers. */
  readonly period: LimitPeriod
  /** Decimal text. */
  readonly amount: string
}

/** A request to set a limit. */
export interface MoneyLimit {
  /** What the limit counts. */
  readonly kind: MoneyLimitKind
  /** Calendar period that it covers. */
  readonly period: LimitPeriod
  /** Decimal text with two decimals; `0.00` allows nothing. */
  readonly amount: string
}

/** Effect of a new limit: the first, a decrease, an increase that waits, or no change. */
export type LimitChange = 'first' | 'lower' | 'raise' | 'same'

/** Effect of an amount on the current limit; undefined while it is invalid [G-13]. */
export const limitChange = (typed: string, current: string | undefined): LimitChange | undefined => {
  const amount = parseAmount(typed)
  if (!amount.ok) return undefined
  if (current === undefined) return 'first'
  const before = minorOf(current)
  return amount.minor === before ? 'same' : amount.minor < before ? 'lower' : 'raise'
}

/** Any amount, including zero. Repeating the current limit is an error. */
export const limitSchema = (current: (period: LimitPeriod) => string | undefined) =>
  withDecimalAmount(
    z.object({ period: oneOf(limitPeriods), amount: z.string() }).check(
      acrossFields(({ period, amount }) => {
        if (amount.trim() === '') return [['amount', { code: 'not_empty', key: 'not_empty' }]]
        const change = limitChange(amount, current(period))
        if (change === undefined) return [['amount', { code: 'format', key: 'safety_form.amount_invalid' }]]
        return change === 'same' ? [['amount', { code: 'same', key: 'safety_form.amount_same' }]] : []
      }),
    ),
  )

/** Values of the form; initially no period and no amount [G-08]. */
export type LimitValues = ValuesOf<typeof limitSchema>
