import { rows } from '../state/definitions.ts'
import { Sums, type Entry } from '../state/Sums.ts'
import { memberOfAccount, membersOf } from './accounts.ts'
import type { LedgerAccount, LedgerTransaction } from './rows.ts'

/** Accounts and movements of money. */
export const ledgerTables = {
  accounts: rows<LedgerAccount>({
    part: ({ part, balance }) => (part && balance > 0n ? part.of : null),
    bonus: ({ part, balance }) => (part && balance > 0n ? part.bonus : null),
  }),
  transactions: rows<LedgerTransaction>({ member: (row) => membersOf(row).map(String) }, { at: (row) => row.at }),
}

const MEMBER = 'member:'
const FROM_THE_PLATFORM: ReadonlySet<string> = new Set(['bonus', 'bonus-end', 'bonus-late'])

// The sums over bets include stakes and payouts.
function moneyEntries(transaction: LedgerTransaction): readonly Entry[] {
  if (transaction.kind === 'round' || transaction.kind === 'stake' || transaction.kind === 'payout') return []
  const entries: Entry[] = []
  for (const { account, amount } of transaction.entries) {
    // Bonus money counts where it comes from or returns to the platform, not between a member's own accounts.
    if (!account.startsWith(MEMBER) && !(account.startsWith('bonus:') && FROM_THE_PLATFORM.has(transaction.kind)))
      continue
    const memberId = memberOfAccount(account) ?? 0
    const heading = transaction.kind
    const [paid, received] = amount < 0n ? [-amount, 0n] : [0n, amount]
    entries.push({ memberId, at: transaction.at, heading, paid, received })
  }
  return entries
}

/** Money that left (paid) and reached (received) members, by member, quarter hour and kind; without rounds. */
export const ledgerFigures = {
  money: { of: 'transactions', create: () => new Sums(moneyEntries) },
}
