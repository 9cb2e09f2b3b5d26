import { noteLimitUse } from '../../subjects/safety/notices.ts'
import { notePlay } from '../../subjects/safety/sitting.ts'
import { nextNumber, type World } from '../../World.ts'
import type { AccountKind, LedgerEntry, LedgerTransaction, TransactionKind } from './rows.ts'

/** A movement would take a member, a wallet or a hold below zero. */
export class BalanceInsufficient extends Error {
  override readonly name = 'BalanceInsufficient'
}

/** Account of a member. */
export const memberAccount = (memberId: number): string => `member:${memberId}`
/** The merchant's account for stakes and payouts. */
export const houseAccount = (merchant: string): string => `house:${merchant}`
/** The merchant's account for money coming in and going out. */
export const cashierAccount = (merchant: string): string => `cashier:${merchant}`
/** The merchant's account for money that left a member and is not paid out yet. */
export const holdAccount = (merchant: string): string => `hold:${merchant}`
/** A member's wallet with a vendor, at merchants that keep one for each. */
export const walletAccount = (memberId: number, accountTypeId: number): string => `wallet:${memberId}:${accountTypeId}`

/** Whether an account is the member's own money: the main account or a wallet with a vendor. */
export const isMembersMoney = (kind: AccountKind): boolean => kind === 'member' || kind === 'wallet'

/** The member an account belongs to, or null for the platform's own. */
export function memberOfAccount(id: string): number | null {
  const [kind, owner] = id.split(':')
  return kind === 'member' || kind === 'wallet' ? Number(owner) : null
}

/** The members whose money a transaction moved, each once. */
export function membersOf({ entries }: Pick<LedgerTransaction, 'entries'>): number[] {
  const members = new Set<number>()
  for (const { account } of entries) {
    const member = memberOfAccount(account)
    if (member !== null) members.add(member)
  }
  return [...members]
}

const KINDS: ReadonlySet<string> = new Set<AccountKind>(['member', 'wallet', 'hold', 'house', 'cashier'])
const NEVER_BELOW_ZERO: ReadonlySet<AccountKind> = new Set(['member', 'wallet', 'hold'])

/** Whether an account of this kind may not fall below zero. */
export const staysAboveZero = (kind: AccountKind): boolean => NEVER_BELOW_ZERO.has(kind)

/** Opens an account with nothing on it. Opening it again in the same currency changes nothing. */
export function openAccount(world: World, id: string, currency: string): void {
  const account = world.tables.accounts.get(id)
  if (account && account.currency !== currency) throw new Error(`${id} is kept in ${account.currency}`)
  if (account) return
  const kind = id.slice(0, id.indexOf(':'))
  if (!KINDS.has(kind)) throw new Error(`no account is called ${id}`)
  world.tables.accounts.put(id, { id, kind: kind as AccountKind, currency, balance: 0n })
}

/** Balance of an account in minor units; zero when it was never opened. */
export function balanceOf(world: Pick<World, 'tables'>, id: string): bigint {
  return world.tables.accounts.get(id)?.balance ?? 0n
}

/** What {@link post} needs to know. Moves are applied in the order given. */
export interface Posting {
  readonly kind: TransactionKind
  readonly reference: string
  /** Each moves `amount` (above zero, minor units) from one account to another. Zero amounts are left out. */
  readonly moves: readonly { readonly from: string; readonly to: string; readonly amount: bigint }[]
  /** When it happened; now unless told. */
  readonly at?: number
}

/**
 * Moves money: the only place a balance changes. Writes one transaction with both sides of every move and the new
 * balances. Throws {@link BalanceInsufficient} when a member would fall below zero at any step.
 */
export function post(world: World, posting: Posting): LedgerTransaction {
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
    entries.push({ account: id, amount, balanceAfter: balance })
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
  notePlay(world, transaction)
  noteLimitUse(world, transaction)
  return transaction
}
