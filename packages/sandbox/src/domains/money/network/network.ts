import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { randomInteger } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
import type { NetworkTransfer } from './rows.ts'

/** A payment as its payer orders it. */
export type Payment = Pick<NetworkTransfer, 'merchant' | 'receiver' | 'amount' | 'remark'>

/**
 * Carries out a payment outside the platform, as a bank or an e-wallet would, and gives it a reference that nobody can
 * guess. No account of the platform's ledger changes.
 */
export function payThroughNetwork(world: World, payment: Payment): NetworkTransfer {
  const number = String(nextNumber(world, 'network', 1)).padStart(5, '0')
  const transfer: NetworkTransfer = {
    ...payment,
    reference: `NT${number}${randomInteger(world.random, 9_000_000) + 1_000_000}`,
    at: world.clock.now(),
  }
  world.tables.networkTransfers.put(transfer.reference, transfer)
  return transfer
}

/**
 * Whether the network carried out the transfer that a deposit claims: to its receiver, of its amount, for its order. A
 * reference that somebody invented, or that belongs to another order, proves nothing.
 */
export function networkKnows(
  world: Pick<World, 'tables'>,
  deposit: {
    readonly merchant: string
    readonly receiverNumber: string
    readonly amount: bigint
    readonly orderReference: string
  },
  reference: string,
): boolean {
  const transfer = world.tables.networkTransfers.get(reference)
  return (
    transfer !== undefined &&
    transfer.merchant === deposit.merchant &&
    transfer.receiver === deposit.receiverNumber &&
    transfer.amount === deposit.amount &&
    transfer.remark === deposit.orderReference
  )
}
