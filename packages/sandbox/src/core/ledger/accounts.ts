import type { AccountKind, LedgerTransaction } from './rows.ts'

/** Account of a member. */
export const memberAccount = (memberId: number): string => `member:${memberId}`
/** The merchant's account for stakes and payouts. */
export const houseAccount = (merchant: string): string => `house:${merchant}`
/** The merchant's account for money coming in and going out. */
export const cashierAccount = (merchant: string): string => `cashier:${merchant}`
/** The merchant's account for money that has left a member but is not paid out yet. */
export const holdAccount = (merchant: string): string => `hold:${merchant}`
/** A member's wallet with a vendor, at merchants with one wallet for each vendor. */
export const walletAccount = (memberId: number, accountTypeId: number): string => `wallet:${memberId}:${accountTypeId}`

/** Bonus money in one of a member's wallets; `wallet` is the wallet's account. */
export const bonusAccount = (memberId: number, bonus: string, wallet: string): string =>
  `bonus:${memberId}:${bonus}:${wallet.split(':')[2] ?? 'main'}`

/** Whether a member may play with the account: the main account, a vendor wallet, or bonus money in either. */
export const isMembersMoney = (kind: AccountKind): boolean => kind === 'member' || kind === 'wallet' || kind === 'bonus'

/** The member an account belongs to, or null for the platform's own. */
export function memberOfAccount(id: string): number | null {
  const [kind, owner] = id.split(':')
  return kind === 'member' || kind === 'wallet' || kind === 'bonus' ? Number(owner) : null
}

/** The members whose money a transaction moved, without duplicates. */
export function membersOf({ entries }: Pick<LedgerTransaction, 'entries'>): number[] {
  const members = new Set<number>()
  for (const { account } of entries) {
    const member = memberOfAccount(account)
    if (member !== null) members.add(member)
  }
  return [...members]
}

const NEVER_BELOW_ZERO: ReadonlySet<AccountKind> = new Set(['member', 'wallet', 'bonus', 'hold'])

/** Whether an account of this kind must not fall below zero. */
export const staysAboveZero = (kind: AccountKind): boolean => NEVER_BELOW_ZERO.has(kind)

const KINDS: ReadonlySet<string> = new Set<AccountKind>(['member', 'wallet', 'bonus', 'hold', 'house', 'cashier'])

/** The kind of account of an id. Throws on an unknown id. */
export function kindOfAccount(id: string): AccountKind {
  const kind = id.slice(0, id.indexOf(':'))
  if (!KINDS.has(kind)) throw new Error(`no account is called ${id}`)
  return kind as AccountKind
}
