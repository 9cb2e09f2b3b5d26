import type { walletMovements } from './movements.ts'

/** Money one person sent to another. */
export interface TransferRow {
  /** Also the reference of the movement. */
  readonly id: string
  readonly kind: keyof typeof walletMovements
  readonly fromId: number
  readonly toId: number
  /** Minor units. */
  readonly amount: bigint
  /** Remark by the sender. */
  readonly remark: string
  readonly at: number
}
