/** Who an account belongs to: members owe nothing, the platform's own accounts may stand on either side of zero. */
export type AccountKind = 'member' | 'house' | 'cashier'

/** An account of the ledger. Its balance is kept beside its entries and checked against their sum by `verify`. */
export interface LedgerAccount {
  /** `member:<member id>`, or `house:` or `cashier:` and the merchant's code. */
  readonly id: string
  readonly kind: AccountKind
  /** Currency code of the merchant, e.g. `TLB`. */
  readonly currency: string
  /** Minor units. Never below zero for a member. */
  readonly balance: bigint
}

/** Why money moved. */
export type TransactionKind = 'opening' | 'deposit' | 'withdrawal' | 'round' | 'adjustment'

/** One side of a movement, with the account's balance after it. */
export interface LedgerEntry {
  readonly account: string
  /** Minor units; negative leaves the account. */
  readonly amount: bigint
  readonly balanceAfter: bigint
}

/** A movement of money. Its entries sum to zero, are in one currency, and are never changed or removed. */
export interface LedgerTransaction {
  readonly id: string
  readonly kind: TransactionKind
  readonly currency: string
  readonly at: number
  /** What it belongs to: a deposit's order number, a round's id. */
  readonly reference: string
  readonly entries: readonly LedgerEntry[]
}
