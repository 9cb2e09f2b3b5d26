import type { LedgerTransaction, TransactionKind } from '../../core/ledger/rows.ts'
import type { Entry } from '../../core/state/HourSums.ts'

/** What a movement of money counts as for the member's limits and summaries. */
export type Column = 'deposited' | 'received' | 'withdrawn' | 'staked' | 'paid' | 'bonus'

/**
 * What each kind of movement counts as: on its way to a member, and on its way from one. A kind added to the ledger has to
 * say so here, or this does not compile: nothing may slip past the limits.
 */
export const COUNTS_AS: Readonly<Record<TransactionKind, { readonly in: Column | null; readonly out: Column | null }>> =
  {
    opening: { in: null, out: null },
    adjustment: { in: null, out: null },
    deposit: { in: 'deposited', out: null },
    // Counted when it is asked for, and taken back out of the sum when the money returns.
    withdrawal: { in: null, out: 'withdrawn' },
    'withdrawal-paid': { in: null, out: null },
    'withdrawal-fee': { in: null, out: null },
    'withdrawal-reversed': { in: 'withdrawn', out: null },
    'withdrawal-returned': { in: 'withdrawn', out: null },
    // From the agent above; counts toward the deposit limit [G-52].
    transfer: { in: 'received', out: null },
    'transfer-up': { in: null, out: null },
    // Between wallets of one member.
    'wallet-transfer': { in: null, out: null },
    bonus: { in: 'bonus', out: null },
    // A bonus taken back lowers nothing that limits count.
    'bonus-end': { in: null, out: null },
    rebate: { in: 'bonus', out: null },
    points: { in: 'bonus', out: null },
    // Earned for other people's play: neither a deposit nor a win.
    dividend: { in: null, out: null },
    'daily-salary': { in: null, out: null },
    'hourly-salary': { in: null, out: null },
    'real-time-salary': { in: null, out: null },
    'agent-rebate': { in: null, out: null },
    round: { in: 'paid', out: 'staked' },
    stake: { in: null, out: 'staked' },
    payout: { in: 'paid', out: null },
  }

const HOLDERS = ['member:', 'wallet:']

/** What a movement adds to the sums of the members it touches. Stakes may come from a vendor's wallet as well. */
export function safetyEntries({ kind, at, entries }: LedgerTransaction): readonly Entry[] {
  const found: Entry[] = []
  for (const { account, amount } of entries) {
    const holder = HOLDERS.find((prefix) => account.startsWith(prefix))
    const heading = COUNTS_AS[kind][amount > 0n ? 'in' : 'out']
    if (holder === undefined || heading === null) continue
    const memberId = Number.parseInt(account.slice(holder.length), 10)
    const [paid, received] = amount < 0n ? [-amount, 0n] : [0n, amount]
    found.push({ memberId, at, heading, paid, received })
  }
  return found
}
