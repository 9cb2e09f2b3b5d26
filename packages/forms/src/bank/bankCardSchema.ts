import * as z from 'zod/mini'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { askedPassword, type PasswordAsked } from '../payment-password/askedPassword.ts'
import { acrossFields, faultOf } from '../schema/acrossFields.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import type { EntryOf } from '../form/useKitForm.ts'
import { oneOf } from '../schema/oneOf.ts'
import { withoutGaps } from '../schema/withoutGaps.ts'

/** A bank or wallet whose accounts can be bound. */
export interface WithdrawBank {
  /** The platform’s code, sent with the account. */
  readonly bankCode: string
  /** Name of the bank or wallet, shown as it is. */
  readonly bankName: string
  /** `BC` is a bank card, `EW` an e-wallet, `VW` a virtual wallet. */
  readonly cardType: 'BC' | 'EW' | 'VW'
  /** Allowed number of digits of an account number. */
  readonly digits: { readonly minimum: number; readonly maximum: number }
  /** Account numbers are mobile numbers of the market. */
  readonly mobile: boolean
  /** False while no account of it can be bound: it is not offered. */
  readonly isWithdrawActive: boolean
}

/** An account number: a mobile number of the market, or digits within the bank's length limits. */
export const accountNumberSchema = (bank: WithdrawBank | undefined, mobileRule: MobileRule): FieldSchema => {
  if (bank?.mobile) return mobileSchema(mobileRule)
  const { minimum, maximum } = bank?.digits ?? { minimum: 1, maximum: 40 }
  const digits = fieldSchema(
    { enabled: true, required: true, minLength: minimum, maxLength: maximum, patternId: 6 },
    { keys: { length: 'bank.number_digits', format: 'bank.number_digits' } },
  )
  return z.pipe(z.pipe(z.string(), z.transform(withoutGaps)), digits)
}

/** A name that no field shows is not the user's to correct. */
const anyHolder: FieldSchema = z.string()

const holder = fieldSchema(
  { enabled: true, required: true, minLength: 2, maxLength: 80, patternId: 21 },
  { keys: { format: 'in_payeeName_error', length: 'in_payeeName_error' } },
)

/**
 * An account to bind: an available bank, a number in its format, the holder's name and the payment password.
 * @param facts `knownHolder`: whether the holder is the name in the profile, which was checked when it was entered
 */
export const bankCardSchema = (
  banks: readonly WithdrawBank[],
  mobileRule: MobileRule,
  { knownHolder = false, asksPassword = true }: { readonly knownHolder?: boolean } & PasswordAsked = {},
) => {
  const open = banks.filter(({ isWithdrawActive }) => isWithdrawActive)
  const numberOf = (code: string) =>
    accountNumberSchema(
      open.find(({ bankCode }) => bankCode === code),
      mobileRule,
    )
  const entry = z
    .object({
      /** `WithdrawBank.bankCode` of the bank or wallet; empty until one is chosen. */
      bankCode: oneOf(open.map(({ bankCode }) => bankCode)),
      accountNumber: z.string(),
      /** Holder’s name; empty until typed, unless the profile has it. */
      accountName: knownHolder ? anyHolder : holder,
      /** Payment password; undefined if it is not required. */
      password: askedPassword(asksPassword),
      /** Whether withdrawals go to it unless another is chosen. */
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
      /**
       * Number in Latin digits without spaces; for a wallet by mobile number, the national form with its leading zero.
       */
      accountNumber: z.parse(numberOf(value.bankCode), value.accountNumber),
    })),
  )
}

/** An account to bind, in the platform's format. */
export type BankCardEntry = EntryOf<typeof bankCardSchema>
