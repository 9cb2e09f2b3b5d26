import type { TransactionKind } from '../../core/ledger/rows.ts'

/** Money one person sent to another. */
export interface TransferRow {
  /** Also the reference of the movement. */
  readonly id: string
  readonly kind: TransactionKind
  readonly fromId: number
  readonly toId: number
  /** Minor units. */
  readonly amount: bigint
  /** What the sender wrote. */
  readonly remark: string
  readonly at: number
}
