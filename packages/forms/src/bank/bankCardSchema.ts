import { latinDigits } from '@croupier/ui'
import * as z from 'zod/mini'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { paymentPasswordSchema } from '../payment-password/paymentPassword.ts'
import { acrossFields, faultOf } from '../schema/acrossFields.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import type { EntryOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'

/** A bank or wallet whose accounts can be bound. */
export interface WithdrawBank {
  readonly bankCode: string
  readonly bankName: string
  /** Bank card, e-wallet, virtual wallet. */
  readonly cardType: 'BC' | 'EW' | 'VW'
  /** Allowed number of digits of an account number. */
  readonly digits: { readonly minimum: number; readonly maximum: number }
  /** The number is a mobile number of the market. */
  readonly mobile: boolean
  readonly isWithdrawActive: boolean
}

/** Card numbers are typed in groups; the spaces are not part of the number. */
const compact = (typed: string) => latinDigits(typed).replace(/[\s\u2010-\u2015-]+/gu, '')

/** An account number: a mobile number of the market, or as many digits as the bank uses. */
export const accountNumberSchema = (bank: WithdrawBank | undefined, mobileRule: MobileRule): FieldSchema => {
  if (bank?.mobile) return mobileSchema(mobileRule)
  const { minimum, maximum } = bank?.digits ?? { minimum: 1, maximum: 40 }
  const digits = fieldSchema(
    { enabled: true, required: true, minLength: minimum, maxLength: maximum, patternId: 6 },
    { keys: { length: 'bank.number_digits', format: 'bank.number_digits' } },
  )
  return z.pipe(z.pipe(z.string(), z.transform(compact)), digits) as FieldSchema
}

const holder = fieldSchema(
  { enabled: true, required: true, minLength: 2, maxLength: 80, patternId: 21 },
  { keys: { format: 'in_payeeName_error', length: 'in_payeeName_error' } },
)

/** An account to bind: an available bank, a number in its format, the holder's name and the payment password [G-54]. */
export const bankCardSchema = (banks: readonly WithdrawBank[], mobileRule: MobileRule) => {
  const open = banks.filter(({ isWithdrawActive }) => isWithdrawActive)
  const numberOf = (code: string) =>
    accountNumberSchema(
      open.find(({ bankCode }) => bankCode === code),
      mobileRule,
    )
  const entry = z
    .object({
      bankCode: oneOf(open.map(({ bankCode }) => bankCode)),
      accountNumber: z.string(),
      accountName: holder,
      password: paymentPasswordSchema(),
      isDefault: z.boolean(),
    })
    .check(
      acrossFields(({ bankCode, accountNumber }) => {
        const fault = faultOf(numberOf(bankCode), accountNumber)
        return fault ? [['accountNumber', fault]] : []
      }),
    )
  return z.pipe(
    entry,
    z.transform((value: z.output<typeof entry>) => ({
      ...value,
      accountNumber: z.parse(numberOf(value.bankCode), value.accountNumber),
    })),
  )
}

/** An account to bind, in the platform's format. */
export type BankCardEntry = EntryOf<typeof bankCardSchema>
