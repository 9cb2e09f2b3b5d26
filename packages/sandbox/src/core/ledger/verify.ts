import type { CoreTables, CoreContext } from '../state/CoreContext.ts'
import { Books } from './Books.ts'
import type { Invariant } from './Invariant.ts'

/** Result of {@link verify}. `violations` is empty when the books are right. */
export interface Audit {
  readonly accounts: number
  readonly transactions: number
  readonly violations: readonly string[]
}

/**
 * Recomputes the ledger from its entries: each transaction sums to zero in one currency, each account's balance is the
 * sum of its entries and follows them step by step, no member is below zero, no claim is posted twice, all accounts of
 * a currency balance each other, and every row that claims a movement has exactly that one.
 */
export function verify(context: Pick<CoreContext, 'tables'>, invariants: readonly Invariant[]): Audit {
  const { tables } = context
  const books = new Books(tables)
  const violations: string[] = []
  for (const transaction of tables.transactions.all()) violations.push(...books.take(transaction))
  for (const id of tables.accounts.keys()) violations.push(...books.account(id))
  violations.push(...ledgerBalance(tables))
  for (const { table, check } of invariants) {
    for (const row of rowsOf(tables, table)) violations.push(...check(row as never, books, tables as never))
  }
  return { accounts: tables.accounts.size, transactions: tables.transactions.size, violations }
}

const rowsOf = (tables: CoreTables, table: string): Iterable<unknown> =>
  (tables as unknown as Readonly<Record<string, { all(): Iterable<unknown> }>>)[table]?.all() ?? []

/** Sum of all accounts per currency, which must be zero: the merchants' accounts balance the members'. */
export function ledgerBalance({ accounts }: Pick<CoreTables, 'accounts'>): string[] {
  const sums = new Map<string, bigint>()
  for (const { currency, balance } of accounts.all()) sums.set(currency, (sums.get(currency) ?? 0n) + balance)
  return [...sums].filter(([, sum]) => sum !== 0n).map(([currency, sum]) => `${currency}: the ledger sums to ${sum}`)
}
