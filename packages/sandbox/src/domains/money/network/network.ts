import { nextNumber } from '../../../core/state/CoreContext.ts'
import { randomInteger } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import type { NetworkTransfer } from './rows.ts'

/** A payment as its payer orders it. */
export type Payment = Pick<NetworkTransfer, 'merchant' | 'receiver' | 'amount' | 'remark'>

/**
 * Makes a payment outside the platform, as a bank or an e-wallet would, and gives it an unguessable
 * reference. No account of the platform's ledger changes.
 */
export function payThroughNetwork(context: Context, payment: Payment): NetworkTransfer {
  const number = String(nextNumber(context, 'network', 1)).padStart(5, '0')
  const transfer: NetworkTransfer = {
    ...payment,
    reference: `NT${number}${randomInteger(context.random, 9_000_000) + 1_000_000}`,
    at: context.clock.now(),
  }
  context.tables.networkTransfers.put(transfer.reference, transfer)
  return transfer
}

/**
 * Whether the network made the transfer that a deposit claims: to its receiver, of its amount, for its order. An
 * invented reference, or one of another order, proves nothing.
 */
export function networkKnows(
  context: Pick<Context, 'tables'>,
  deposit: {
    readonly merchant: string
    readonly receiverNumber: string
    readonly amount: bigint
    readonly orderReference: string
  },
  reference: string,
): boolean {
  const transfer = context.tables.networkTransfers.get(reference)
  return (
    transfer !== undefined &&
    transfer.merchant === deposit.merchant &&
    transfer.receiver === deposit.receiverNumber &&
    transfer.amount === deposit.amount &&
    transfer.remark === deposit.orderReference
  )
}
