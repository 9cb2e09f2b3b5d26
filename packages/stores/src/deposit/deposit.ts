import type { Input, Value } from '@croupier/api'
import type { FailureText } from '../failure/failureText.ts'
import type { Ignored } from '../kit/Command.ts'

/** Methods, promotions and limits of the market. */
export type DepositSettings = Value<'deposit.methods'>
/** A deposit method. */
export type DepositMethod = DepositSettings['depositInfo']['methods'][number]
/** The reserved transfer of a pending deposit. */
export type DepositOrder = Value<'deposit.order'>
/** A deposit and its status. */
export type Deposit = Value<'deposit.list'>['list'][number]
/** An amount that another member is withdrawing and that a matched deposit can pay. */
export type DepositMatch = Value<'deposit.matches'>['list'][number]
/** Details of an order besides method and amount. */
export interface DepositDetails {
  /** The chosen promotion; none by default. */
  readonly promotionId?: string | undefined
  /** Name on the account a bank transfer comes from. */
  readonly payeeName?: string | undefined
}
/** Facts before an unusually large deposit. */
export type DepositPause = Value<'safety.depositPause'>
/** Facts about the transfer that the member enters. */
export type TransferFacts = Omit<Input<'deposit.submit'>, 'orderId'>

/**
 * How a step of a deposit ended. `field` names the field that the text belongs to. `ignored`: another step was pending,
 * or the member cancelled.
 */
export type DepositOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text: FailureText; readonly field?: string }
  | Ignored

const pendingStates: readonly Deposit['status'][] = ['ordered', 'submitted', 'matching']
/** Is this deposit still on its way? */
export const isPending = (deposit: Deposit): boolean => pendingStates.includes(deposit.status)
