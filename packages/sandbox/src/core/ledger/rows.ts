/**
 * Kind of owner. A member's account, a vendor wallet, bonus money in one of these and the hold for withdrawals never
 * fall below zero; the platform's own accounts may be on either side of it.
 */
export type AccountKind = 'member' | 'wallet' | 'bonus' | 'hold' | 'house' | 'cashier'

/** An account of the ledger. Its balance is stored beside its entries; `verify` checks it against their sum. */
export interface LedgerAccount {
  /** `member:<member id>`, `wallet:<member id>:<account type>`, or `hold:`, `house:` or `cashier:` and a merchant. */
  readonly id: string
  readonly kind: AccountKind
  /** Currency code of the merchant, e.g. `TLB`. */
  readonly currency: string
  /** For bonus money: the wallet it is shown in, and the bonus it belongs to. */
  readonly part?: { readonly of: string; readonly bonus: string }
  /** Minor units. Never below zero for a member, a wallet and a hold. */
  readonly balance: bigint
}

/** One side of a movement, with the account's balance after it. */
export interface LedgerEntry {
  readonly account: string
  /** Minor units; negative leaves the account. */
  readonly amount: bigint
  readonly balanceAfter: bigint
  /** Balance of the wallet after it, own and bonus money together; left out where these are the same. */
  readonly walletAfter?: bigint
}

/** A movement of money. Its entries sum to zero, are in one currency, and are never changed or removed. */
export interface LedgerTransaction {
  readonly id: string
  /** Why money moved: a kind of movement that a subject declares. */
  readonly kind: string
  readonly currency: string
  readonly at: number
  /** What it belongs to: a deposit's order number, a round's id. */
  readonly reference: string
  readonly entries: readonly LedgerEntry[]
}
