import { compareMoney, type AmountSpelling, type ReadAmount } from '@croupier/money'
import * as z from 'zod/mini'
import { spendableFault, type Spendable } from '../amount/spendableSchema.ts'
import { compareMinor, typedAmount, withMinorAmount } from '../amount/readTyped.ts'
import { paymentPasswordSchema } from '../payment-password/paymentPassword.ts'
import type { EntryOf } from '../form/useKitForm.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import { notAsked } from '../schema/notAsked.ts'
import { verificationCodeSchema } from '../verification/verificationCode.ts'
import type { PayoutAccount } from '../fields/AccountField.tsx'

/** Destination of the money: bank card, e-wallet, virtual wallet. */
export type WithdrawType = 'BC' | 'EW' | 'VW'

/** An account money can be withdrawn to. */
export interface WithdrawalAccount extends PayoutAccount {
  /** Kind of the account; decides which `WithdrawalTerms.bands` applies. */
  readonly withdrawType: WithdrawType
}

/** Limits of one kind of account. Money is decimal text. */
export interface WithdrawalBand {
  /** Smallest amount of one withdrawal. */
  readonly minimum: string
  /** Largest amount of one withdrawal. */
  readonly maximum: string
  /** Withdrawals left today; null if unlimited. */
  readonly timesLeft?: number | null | undefined
  /** Amount that can still be withdrawn today; null if unlimited. */
  readonly amountLeft?: string | null | undefined
}

/** The platform's current rules for withdrawals. */
export interface WithdrawalTerms {
  /** By kind of account; a kind that is missing is closed. */
  readonly bands: Readonly<Partial<Record<WithdrawType, WithdrawalBand>>>
  /** The whole balance, decimal text. */
  readonly available: string
  /** Amount still to be staked before a withdrawal. */
  readonly turnoverLeft?: string | null | undefined
  /**
   * Amount that can be withdrawn while stakes are outstanding: the balance without money locked by a bonus. If the
   * platform does not send it, nothing can be withdrawn until everything is staked.
   */
  readonly withdrawable?: string | null | undefined
  /** Usual time until the payout arrives, in minutes; null or missing if unknown. */
  readonly expectedMinutes?: number | null | undefined
  /** Only these amounts can be withdrawn. */
  readonly fixedAmounts?: readonly string[] | undefined
  /** Whether the payment password is needed. */
  readonly password: boolean
  /** Amount from which an SMS code is needed; null for never. */
  readonly codeFrom?: string | null | undefined
  /** Payouts can be matched with other members' deposits. */
  readonly c2c?: boolean | undefined
}

interface ChoiceRules {
  readonly accounts: readonly WithdrawalAccount[]
  readonly terms: WithdrawalTerms
  readonly spelling: AmountSpelling
  readonly money: (amount: string) => string
  readonly isBalanceHidden?: boolean | undefined
}

/** Whether the outstanding turnover blocks every withdrawal. */
export const bindsEverything = ({ turnoverLeft, withdrawable }: WithdrawalTerms): boolean =>
  typeof withdrawable !== 'string' && typeof turnoverLeft === 'string' && compareMoney(turnoverLeft, '0') > 0

/** Amount available now for an account of this kind. */
export const spendableOf = (
  terms: WithdrawalTerms,
  band: WithdrawalBand,
  spelling: AmountSpelling,
): Omit<Spendable, 'format' | 'isBalanceHidden'> => {
  const { minimum, maximum, amountLeft } = band
  const most = amountLeft && compareMoney(amountLeft, maximum) < 0 ? amountLeft : maximum
  return { available: terms.withdrawable ?? terms.available, minimum, maximum: most, spelling }
}

// A radio group without a choice has the value null.
const bankCardId = z.pipe(
  z.custom<string | null, string>(),
  z.transform((id) => id ?? ''),
)
const choice = (spelling: AmountSpelling) =>
  z.object({
    /** `WithdrawalAccount.id`; empty until one is chosen. */
    bankCardId,
    /** Amount as typed; minor units once checked. */
    amount: typedAmount(spelling),
    /** Whether the payout may be matched with other members’ deposits; false where the platform does not offer it. */
    c2c: z.boolean(),
  })

/** Values of the first step. */
export type WithdrawalChoice = z.input<ReturnType<typeof choice>>

/** The first step once it is checked: the amount is in minor units. */
export type CheckedWithdrawal = Omit<WithdrawalChoice, 'amount'> & { readonly amount: bigint }

const faultIn = (
  { bankCardId, amount }: Omit<WithdrawalChoice, 'amount'> & { readonly amount: ReadAmount },
  { accounts, terms, spelling, money, isBalanceHidden }: ChoiceRules,
): PlacedFault<WithdrawalChoice> | undefined => {
  const account = accounts.find(({ id, disabled }) => id === bankCardId && !disabled)
  if (!account) return ['bankCardId', { code: 'not_empty', key: 'withdrawal.choose_account' }]
  const band = terms.bands[account.withdrawType]
  if (!band) return ['bankCardId', { code: 'closed', key: 'withdrawal.kind_closed' }]
  if (band.timesLeft === 0) return ['bankCardId', { code: 'times', key: 'withdrawal.no_times_left' }]
  if (bindsEverything(terms)) {
    return [
      'amount',
      { code: 'turnover', key: 'withdrawal.turnover_left', values: { amount: money(terms.turnoverLeft ?? '0') } },
    ]
  }
  const isFixed = (fixed: string) => amount.ok && compareMinor(amount.minor, fixed, spelling.digits) === 0
  if (terms.fixedAmounts && !terms.fixedAmounts.some(isFixed)) {
    return ['amount', { code: 'not_empty', key: 'form.choose' }]
  }
  const fault = spendableFault(amount, { ...spendableOf(terms, band, spelling), format: money, isBalanceHidden })
  return fault && ['amount', fault]
}

/**
 * The first step: a bound account that is open, and an amount within its limits, the available money and today's
 * remainder. The platform decides; this repeats its rules so that errors show immediately. Outputs the amount
 * in minor units.
 */
export const withdrawalChoiceSchema = (rules: ChoiceRules) =>
  withMinorAmount(
    choice(rules.spelling).check(
      acrossFields((values) => {
        const found = faultIn(values, rules)
        return found ? [found] : []
      }),
    ),
  )

/** Whether an amount (minor units) needs a code by SMS. */
export const needsCode = ({ codeFrom }: WithdrawalTerms, amount: bigint, digits: number): boolean =>
  codeFrom !== undefined && codeFrom !== null && compareMinor(amount, codeFrom, digits) >= 0

/** The second step: the payment password and the code, each only where needed. */
export const withdrawalProofSchema = (password: boolean, code: boolean) =>
  z.object({
    password: password ? paymentPasswordSchema() : notAsked,
    verificationCode: code ? verificationCodeSchema() : notAsked,
  })

/** Values of the second step. */
export type WithdrawalProof = EntryOf<typeof withdrawalProofSchema>
