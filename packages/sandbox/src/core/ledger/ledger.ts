import { nextNumber, type CoreWorld } from '../state/CoreWorld.ts'
import { isMembersMoney, kindOfAccount, staysAboveZero } from './accounts.ts'
import type { LedgerAccount, LedgerEntry, LedgerTransaction } from './rows.ts'

/** A movement would take a member, a wallet or a hold below zero. */
export class BalanceInsufficient extends Error {
  override readonly name = 'BalanceInsufficient'
}

/** Opens an account with nothing on it. Opening it again in the same currency changes nothing. */
export function openAccount(
  world: Pick<CoreWorld, 'tables'>,
  id: string,
  currency: string,
  part?: LedgerAccount['part'],
): void {
  const account = world.tables.accounts.get(id)
  if (account && account.currency !== currency) throw new Error(`${id} is kept in ${account.currency}`)
  if (account) return
  world.tables.accounts.put(id, { id, kind: kindOfAccount(id), currency, balance: 0n, ...(part && { part }) })
}

/** Balance of an account in minor units; zero when it was never opened. */
export function balanceOf(world: Pick<CoreWorld, 'tables'>, id: string): bigint {
  return world.tables.accounts.get(id)?.balance ?? 0n
}

/** What a wallet holds, own and bonus money together: the balance a member is shown and may play with. Minor units. */
export function walletBalance(world: Pick<CoreWorld, 'tables'>, id: string): bigint {
  return world.tables.accounts.by('part', id).reduce((sum, { balance }) => sum + balance, balanceOf(world, id))
}

/** What {@link post} needs to know. Moves are applied in the order given. */
export interface Posting<Kind extends string = string> {
  readonly kind: Kind
  readonly reference: string
  /** Each moves `amount` (above zero, minor units) from one account to another. Zero amounts are left out. */
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: bigint }[]
  /** When it happened; now by default. */
  readonly at?: number
}

/**
 * Moves money: the only place a balance changes. Writes one transaction with both sides of every move and the new
 * balances. Throws {@link BalanceInsufficient} when a member would fall below zero at any step.
 */
export function post<Kind extends string>(world: CoreWorld<Kind>, posting: Posting<NoInfer<Kind>>): LedgerTransaction {
  const entries: LedgerEntry[] = []
  const { accounts } = world.tables
  let currency = ''
  const change = (id: string, amount: bigint) => {
    const account = accounts.get(id)
    if (!account) throw new Error(`no account ${id}`)
    if (currency && account.currency !== currency) throw new Error(`${id} is not kept in ${currency}`)
    currency = account.currency
    const balance = account.balance + amount
    if (staysAboveZero(account.kind) && balance < 0n) throw new BalanceInsufficient(`${id} has ${account.balance}`)
    accounts.put(id, { ...account, balance })
    const walletAfter = isMembersMoney(account.kind) ? walletBalance(world, account.part?.of ?? id) : balance
    entries.push({ account: id, amount, balanceAfter: balance, ...(walletAfter !== balance && { walletAfter }) })
  }
  for (const { from, to, amount } of posting.moves) {
    if (amount < 0n) throw new RangeError('a move cannot be negative')
    if (amount === 0n) continue
    change(from, -amount)
    change(to, amount)
  }
  const transaction: LedgerTransaction = {
    id: String(nextNumber(world, 'transaction', 1)),
    kind: posting.kind,
    currency,
    at: posting.at ?? world.clock.now(),
    reference: posting.reference,
    entries,
  }
  world.tables.transactions.put(transaction.id, transaction)
  world.posted(transaction)
  return transaction
}
