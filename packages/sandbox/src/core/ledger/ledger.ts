import { nextNumber, type CoreContext } from '../state/CoreContext.ts'
import { isMembersMoney, kindOfAccount, staysAboveZero } from './accounts.ts'
import type { LedgerAccount, LedgerEntry, LedgerTransaction } from './rows.ts'

/** Thrown when a movement would take a member, a wallet or a hold below zero. */
export class BalanceInsufficient extends Error {
  override readonly name = 'BalanceInsufficient'
}

/** Opens an account with a balance of zero. Opening it again in the same currency changes nothing. */
export function openAccount(
  context: Pick<CoreContext, 'tables'>,
  id: string,
  currency: string,
  part?: LedgerAccount['part'],
): void {
  const account = context.tables.accounts.get(id)
  if (account && account.currency !== currency) throw new Error(`${id} is kept in ${account.currency}`)
  if (account) return
  context.tables.accounts.put(id, { id, kind: kindOfAccount(id), currency, balance: 0n, ...(part && { part }) })
}

/** Balance of an account in minor units; zero when it was never opened. */
export function balanceOf(context: Pick<CoreContext, 'tables'>, id: string): bigint {
  return context.tables.accounts.get(id)?.balance ?? 0n
}

/** What a wallet holds, own and bonus money together: the balance that a member sees and can play with. Minor units. */
export function walletBalance(context: Pick<CoreContext, 'tables'>, id: string): bigint {
  return context.tables.accounts.by('part', id).reduce((sum, { balance }) => sum + balance, balanceOf(context, id))
}

/** Arguments of {@link post}. Moves are applied in the order given. */
export interface Posting<Kind extends string = string> {
  readonly kind: Kind
  readonly reference: string
  /** Each moves `amount` (above zero, minor units) from one account to another. Zero amounts are skipped. */
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: bigint }[]
  /** When it happened; now by default. */
  readonly at?: number
}

/**
 * Moves money; nothing else changes a balance. Writes one transaction with both sides of every move and the new
 * balances. Throws {@link BalanceInsufficient} when a member would fall below zero at any step.
 */
export function post<Kind extends string>(
  context: CoreContext<Kind>,
  posting: Posting<NoInfer<Kind>>,
): LedgerTransaction {
  const entries: LedgerEntry[] = []
  const { accounts } = context.tables
  let currency = ''
  const change = (id: string, amount: bigint) => {
    const account = accounts.get(id)
    if (!account) throw new Error(`no account ${id}`)
    if (currency && account.currency !== currency) throw new Error(`${id} is not kept in ${currency}`)
    currency = account.currency
    const balance = account.balance + amount
    if (staysAboveZero(account.kind) && balance < 0n) throw new BalanceInsufficient(`${id} has ${account.balance}`)
    accounts.put(id, { ...account, balance })
    const walletAfter = isMembersMoney(account.kind) ? walletBalance(context, account.part?.of ?? id) : balance
    entries.push({ account: id, amount, balanceAfter: balance, ...(walletAfter !== balance && { walletAfter }) })
  }
  for (const { from, to, amount } of posting.moves) {
    if (amount < 0n) throw new RangeError('a move cannot be negative')
    if (amount === 0n) continue
    change(from, -amount)
    change(to, amount)
  }
  const transaction: LedgerTransaction = {
    id: String(nextNumber(context, 'transaction', 1)),
    kind: posting.kind,
    currency,
    at: posting.at ?? context.clock.now(),
    reference: posting.reference,
    entries,
  }
  context.tables.transactions.put(transaction.id, transaction)
  context.posted(transaction)
  return transaction
}
