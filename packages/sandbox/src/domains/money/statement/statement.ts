import { type StatementType, statementTypes } from '@croupier/api'
import { DAY, longestDayRange } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { memberOfAccount } from '../../../core/ledger/accounts.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { recordType } from './types.ts'

/** Longest span of the record, and of its sums. */
const LONGEST_SUMMARY_DAYS = 366

/** One line of an account record. Amounts are minor units; negative ones left the account. */
export interface StatementLine {
  readonly id: string
  readonly transaction: LedgerTransaction
  readonly type: StatementType
  readonly amount: bigint
  readonly balanceAfter: bigint
}

/** Query of a record. */
export interface StatementQuery {
  readonly types: ReadonlySet<StatementType>
  readonly from: number
  readonly to: number
}

/** Reads the types of a query: separated by commas, empty for all; refuses an unknown one. */
export function readTypes(text: string): ReadonlySet<StatementType> {
  const asked = text
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)
  const types = new Set<StatementType>()
  for (const type of asked) {
    // Real-time wages are sent as daily ones (wire fact 3.18).
    const known = statementTypes.find((one) => one === (type === 'real_time_wage' ? 'daily_wage' : type))
    if (!known) throw new Refusal('statement.type.unknown')
    types.add(known)
  }
  return types
}

/** Refuses a span that ends before it starts, or is too long for one request. */
export function checkSpan(from: number, to: number, longestDays = longestDayRange): void {
  // The whole last day counts, so a range of calendar days may end a millisecond before the next one.
  if (to < from || to - from > (longestDays + 1) * DAY)
    throw new Refusal('date.range.too.long', { values: [String(longestDays)] })
}

/** The member whose record is requested: the caller, or a member of the caller's team by name who is not on a break. */
export function subjectOf(context: Context, caller: Member, name: string): Member {
  if (name === '') return caller
  const found = memberByAccount(context, caller.merchant, name)
  if (found && found.id !== caller.id && !contactable(context, found))
    throw new Refusal('statement.subordinate.foreign')
  for (let above = found; above; above = uplineOf(context, above)) if (above.id === caller.id) return found ?? caller
  throw new Refusal('statement.subordinate.foreign')
}

const uplineOf = (context: Pick<Context, 'tables'>, { uplineId }: Member): Member | undefined =>
  uplineId === null ? undefined : context.tables.members.get(String(uplineId))

/** The lines of a span, newest first: one for each change of the member's money. */
export function statementLines(context: Context, member: Member, query: StatementQuery): StatementLine[] {
  const lines: StatementLine[] = []
  for (const transaction of context.tables.transactions.between('member', String(member.id), query.from, query.to)) {
    for (const { index, amount, balanceAfter } of walletChanges(context, transaction, member.id)) {
      const type = recordType(context, transaction, amount)
      if (query.types.size > 0 && !query.types.has(type)) continue
      lines.push({ id: `${transaction.id}-${index + 1}`, transaction, type, amount, balanceAfter })
    }
  }
  return lines.reverse().sort((a, b) => b.transaction.at - a.transaction.at)
}

interface WalletChange {
  readonly wallet: string
  /** Position of its first entry. */
  readonly index: number
  readonly amount: bigint
  readonly balanceAfter: bigint
}

/**
 * What a transaction took from and added to a member's wallets: own and bonus money of a wallet are one change. Nothing
 * for bonus money that became the member's own, as the wallet's balance stays the same.
 */
function walletChanges(
  { tables }: Pick<Context, 'tables'>,
  { entries }: LedgerTransaction,
  memberId: number,
): readonly WalletChange[] {
  const changes = new Map<string, WalletChange>()
  for (const [index, { account, amount, balanceAfter, walletAfter = balanceAfter }] of entries.entries()) {
    if (memberOfAccount(account) !== memberId || amount === 0n) continue
    const wallet = tables.accounts.get(account)?.part?.of ?? account
    const key = `${wallet} ${amount > 0n ? 'in' : 'out'}`
    const before = changes.get(key)
    const sum = (before?.amount ?? 0n) + amount
    changes.set(key, { wallet, index: before?.index ?? index, amount: sum, balanceAfter: walletAfter })
  }
  const all = [...changes.values()]
  const stays =
    entries.every(({ account }) => memberOfAccount(account) === memberId) &&
    new Set(all.map(({ wallet }) => wallet)).size === 1
  return stays ? [] : all
}

/** Sums of a span and of the whole life of an account. Minor units; only the nets can be negative. */
export interface StatementSummary {
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly transfersIn: bigint
  readonly transfersOut: bigint
  readonly stake: bigint
  readonly winnings: bigint
  readonly rebate: bigint
  readonly bonus: bigint
  readonly salary: bigint
  readonly netDepositsSinceOpening: bigint
}

/** Adds up a member's span and, separately, all-time deposits less withdrawals. */
export function statementSummary(context: Context, member: Member, from: number, to: number): StatementSummary {
  checkSpan(from, to, LONGEST_SUMMARY_DAYS)
  const sums = {
    deposits: 0n,
    withdrawals: 0n,
    transfersIn: 0n,
    transfersOut: 0n,
    stake: 0n,
    winnings: 0n,
    rebate: 0n,
    bonus: 0n,
    salary: 0n,
  }
  for (const transaction of context.tables.transactions.between('member', String(member.id), from, to)) {
    for (const { account, amount } of transaction.entries) {
      if (memberOfAccount(account) !== member.id) continue
      const type = recordType(context, transaction, amount)
      if (type === 'deposit') sums.deposits += amount
      else if (type === 'withdraw') sums.withdrawals -= amount
      else if (type === 'betting') sums.stake -= amount
      else if (type === 'winning') sums.winnings += amount
      else if (type === 'betting_rebate' || type === 'agent_rebate') sums.rebate += amount
      else if (SALARY_TYPES.has(type)) sums.salary += amount
      else if (transaction.kind === 'transfer' || transaction.kind === 'transfer-up') {
        if (amount > 0n) sums.transfersIn += amount
        else sums.transfersOut -= amount
      } else if (type !== 'other') sums.bonus += amount
    }
  }
  return { ...sums, netDepositsSinceOpening: netDeposits(context, member.id) }
}

/** Pay from agreements. It is negative for an agent who pays a downline. */
const SALARY_TYPES: ReadonlySet<StatementType> = new Set(['share_bonus', 'daily_wage', 'hour_wage'])

/** All-time deposits less withdrawals, from the hourly sums, without reading rows. */
function netDeposits(context: Pick<Context, 'figures'>, memberId: number): bigint {
  let net = 0n
  for (const [kind, { paid, received }] of context.figures.money.between(memberId, 0, Number.MAX_SAFE_INTEGER)) {
    if (NET_DEPOSIT_KINDS.has(kind)) net += received - paid
  }
  return net
}

const NET_DEPOSIT_KINDS: ReadonlySet<string> = new Set([
  'deposit',
  'matched-deposit',
  'withdrawal',
  'withdrawal-returned',
])
