import type { AmountSpelling, ReadAmount } from '@croupier/money'
import * as z from 'zod/mini'
import { compareMinor, typedAmount, withMinorAmount } from '../amount/readTyped.ts'
import { acrossFields } from '../schema/acrossFields.ts'
import type { ValuesOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'

/** What a money limit counts: deposits, net loss or stakes. */
export type MoneyLimitKind = 'deposit' | 'loss' | 'wager'

/** Calendar periods. */
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
  /** In minor units; 0 allows nothing. */
  readonly amount: bigint
}

/** Effect of a new limit: the first, a decrease, an increase that waits, or no change. */
export type LimitChange = 'first' | 'lower' | 'raise' | 'same'

/** Effect of an amount on the current limit; undefined while it is invalid. */
export const limitChange = (
  amount: ReadAmount,
  current: string | undefined,
  digits: number,
): LimitChange | undefined => {
  if (!amount.ok) return undefined
  if (current === undefined) return 'first'
  return ({ '-1': 'lower', 0: 'same', 1: 'raise' } as const)[compareMinor(amount.minor, current, digits)]
}

/** Any amount, including zero. Repeating the current limit is an error. */
export const limitSchema = (current: (period: LimitPeriod) => string | undefined, spelling: AmountSpelling) =>
  withMinorAmount(
    z.object({ period: oneOf(limitPeriods), amount: typedAmount(spelling) }).check(
      acrossFields(({ period, amount }) => {
        if (!amount.ok && amount.fault === 'not_empty') return [['amount', { code: 'not_empty', key: 'not_empty' }]]
        const change = limitChange(amount, current(period), spelling.digits)
        if (change === undefined) return [['amount', { code: 'format', key: 'safety_form.amount_invalid' }]]
        return change === 'same' ? [['amount', { code: 'same', key: 'safety_form.amount_same' }]] : []
      }),
    ),
  )

/** Values of the form; initially no period and no amount. */
export type LimitValues = ValuesOf<typeof limitSchema>
