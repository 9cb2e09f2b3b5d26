import { history, memory } from '../state/definitions.ts'
import { HourSums, type Entry } from '../state/HourSums.ts'
import { membersOf } from './accounts.ts'
import type { LedgerAccount, LedgerTransaction } from './rows.ts'

/** Accounts and movements of money. */
export const ledgerTables = {
  accounts: memory<LedgerAccount>(),
  transactions: history<LedgerTransaction>({
    indexes: { member: (row) => membersOf(row).map(String) },
    at: (row) => row.at,
  }),
}

const MEMBER = 'member:'

// Stakes and payouts are in the sums over bets.
function moneyEntries(transaction: LedgerTransaction): readonly Entry[] {
  if (transaction.kind === 'round' || transaction.kind === 'stake' || transaction.kind === 'payout') return []
  const entries: Entry[] = []
  for (const { account, amount } of transaction.entries) {
    if (!account.startsWith(MEMBER)) continue
    const memberId = Number(account.slice(MEMBER.length))
    const heading = transaction.kind
    const [paid, received] = amount < 0n ? [-amount, 0n] : [0n, amount]
    entries.push({ memberId, at: transaction.at, heading, paid, received })
  }
  return entries
}

/** What left (paid) and reached (received) a member's account, by member, hour and kind of movement; rounds are elsewhere. */
export const ledgerFigures = {
  money: { of: 'transactions', create: () => new HourSums(moneyEntries) },
}
