import type { CoreTables } from '../state/CoreContext.ts'
import { isMembersMoney, staysAboveZero } from './accounts.ts'
import type { LedgerTransaction } from './rows.ts'

/** What the ledger holds under one claim, that is, a kind and a reference. Minor units. */
export interface Claim {
  /** Total that reached members' accounts and wallets; negative when it left them. */
  readonly members: bigint
  /** Total that went into the hold; negative when it left it. */
  readonly held: bigint
}

/**
 * Rebuilds the books from the entries alone, transaction by transaction, and compares them with the ledger. Finds
 * balances without matching entries, claims paid twice and transactions that do not sum to zero.
 */
export class Books {
  readonly #tables: Pick<CoreTables, 'accounts'>
  readonly #sums = new Map<string, bigint>()
  readonly #claims = new Map<string, Claim>()
  /** Transactions read so far. */
  read = 0

  constructor(tables: Pick<CoreTables, 'accounts'>) {
    this.#tables = tables
  }

  /** The postings under a claim, or undefined when there are none. */
  claim(kind: string, reference: string): Claim | undefined {
    return this.#claims.get(`${kind} ${reference}`)
  }

  /** Sum of an account's entries. */
  sum(account: string): bigint {
    return this.#sums.get(account) ?? 0n
  }

  /** Reads the next transaction and returns what is wrong with it. */
  take(transaction: LedgerTransaction): string[] {
    const wrong: string[] = []
    const label = `transaction ${transaction.id}`
    let total = 0n
    let members = 0n
    let held = 0n
    for (const { account: id, amount, balanceAfter } of transaction.entries) {
      total += amount
      const account = this.#tables.accounts.get(id)
      if (!account) wrong.push(`${label}: no account ${id}`)
      else if (account.currency !== transaction.currency) wrong.push(`${label}: mixed currency`)
      if (account && isMembersMoney(account.kind)) members += amount
      if (account?.kind === 'hold') held += amount
      const sum = this.sum(id) + amount
      if (sum !== balanceAfter) wrong.push(`${label}: ${id} breaks its chain`)
      if (account && staysAboveZero(account.kind) && balanceAfter < 0n) wrong.push(`${label}: ${id} fell below zero`)
      this.#sums.set(id, sum)
    }
    if (total !== 0n) wrong.push(`${label}: sums to ${total}`)
    const claim = `${transaction.kind} ${transaction.reference}`
    if (this.#claims.has(claim)) wrong.push(`${claim}: booked twice`)
    this.#claims.set(claim, { members, held })
    this.read++
    return wrong
  }

  /** Faults in an account's stored balance. */
  account(id: string): string[] {
    const account = this.#tables.accounts.get(id)
    if (!account) return [`${id}: no such account`]
    const sum = this.sum(id)
    const wrong = sum === account.balance ? [] : [`${id}: balance ${account.balance}, entries ${sum}`]
    if (staysAboveZero(account.kind) && account.balance < 0n) wrong.push(`${id}: below zero`)
    return wrong
  }
}
