import type { Input, Value } from '@croupier/api'
import type { FailureText } from '../failure/failureText.ts'
import type { Ignored } from '../kit/Command.ts'

/** Methods, promotions and limits of the market. */
export type DepositSettings = Value<'wallet.depositMethods'>
/** One way to deposit. */
export type DepositMethod = DepositSettings['depositInfo']['methods'][number]
/** The reserved transfer of a deposit under way. */
export type DepositOrder = Value<'wallet.depositOrder'>
/** A deposit and its status. */
export type Deposit = Value<'wallet.deposits'>['list'][number]
/** An amount that somebody withdraws and that a matched deposit may pay in. */
export type DepositMatch = Value<'cashier.matches'>['list'][number]
/** What is said with an order beside method and amount. */
export interface DepositWish {
  /** The promotion chosen; none by default. */
  readonly promotionId?: string | undefined
  /** Name on the account a bank transfer comes from. */
  readonly payeeName?: string | undefined
}
/** Facts before an unusually large deposit. */
export type DepositPause = Value<'safety.depositPause'>
/** Facts that the member gives about the transfer. */
export type TransferFacts = Omit<Input<'wallet.depositSubmit'>, 'orderId'>

/**
 * How a step of a deposit ended. `field` names the field of the step that the text belongs to. `ignored`: another step was
 * under way, or the person decided against it.
 */
export type DepositOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text: FailureText; readonly field?: string }
  | Ignored

const pendingStates: readonly Deposit['status'][] = ['ordered', 'submitted', 'matching']
/** Is this deposit still on its way? */
export const isPending = (deposit: Deposit): boolean => pendingStates.includes(deposit.status)
