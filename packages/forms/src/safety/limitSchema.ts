import * as z from 'zod/mini'
import { withDecimalAmount } from '../amount/amountSchema.ts'
import { minorOf } from '../amount/minorOf.ts'
import { parseAmount } from '../amount/parseAmount.ts'
import { acrossFields } from '../schema/acrossFields.ts'
import type { ValuesOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'

/** What a limit of money counts: all that is paid in, net loss, stakes [G-09]. */
export type MoneyLimitKind = 'deposit' | 'loss' | 'wager'

/** Calendar periods [G-12]. */
export const limitPeriods = ['day', 'week', 'month'] as const

/** One of the periods. */
export type LimitPeriod = (typeof limitPeriods)[number]

/** A limit in force. */
export interface CurrentLimit {
  readonly kind: MoneyLimitKind
  readonly period: LimitPeriod
  /** Decimal text. */
  readonly amount: string
}

/** What is sent. */
export interface MoneyLimit {
  readonly kind: MoneyLimitKind
  readonly period: LimitPeriod
  readonly amount: string
}

/** What a new limit does: there was none, it is tighter, it is looser and waits, or nothing changes. */
export type LimitChange = 'first' | 'lower' | 'raise' | 'same'

/** What an amount would do to the limit there is; nothing while it is no amount [G-13]. */
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

/** What the form holds: no period and no amount at first [G-08]. */
export type LimitValues = ValuesOf<typeof limitSchema>
