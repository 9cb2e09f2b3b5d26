import { depositDueAt } from '../../subjects/deposits/due.ts'
import type { Deposit } from '../../subjects/deposits/rows.ts'
import { DueTimes } from './DueTimes.ts'
import type { LedgerTransaction } from '../ledger/rows.ts'
import type { Bet } from '../../subjects/rounds/rows.ts'
import { safetyEntries } from '../../subjects/safety/columns.ts'
import { HourSums, type Entry } from './HourSums.ts'

/** The sums reports and salaries are computed from. They follow the bets and the ledger and hold nothing of their own. */
export interface Figures {
  /** Stakes (paid) and payouts (received) by lane. */
  readonly bets: HourSums<Bet>
  /** What left (paid) and reached (received) a member's account, by kind of movement; rounds are in `bets`. */
  readonly money: HourSums<LedgerTransaction>
  /** What counts for limits and summaries of player safety, by column. */
  readonly safety: HourSums<LedgerTransaction>
  /** When the next deposit expires, is matched or credits itself. */
  readonly dueDeposits: DueTimes<Deposit>
}

const MEMBER = 'member:'

function betEntries(bet: Bet): readonly Entry[] {
  return [{ memberId: bet.memberId, at: bet.at, heading: bet.gameType, paid: bet.stake, received: bet.payout }]
}

// Stakes and payouts are told by the bets already.
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

/** Empty figures. */
export function createFigures(): Figures {
  return {
    bets: new HourSums(betEntries),
    money: new HourSums(moneyEntries),
    safety: new HourSums(safetyEntries),
    dueDeposits: new DueTimes(depositDueAt),
  }
}

/** Figures made afresh from the rows, to hold the kept ones against. */
export function recountFigures(tables: {
  readonly bets: { all(): Iterable<Bet> }
  readonly transactions: { all(): Iterable<LedgerTransaction> }
}): Figures {
  const figures = createFigures()
  for (const bet of tables.bets.all()) figures.bets.add(bet)
  for (const transaction of tables.transactions.all()) {
    figures.money.add(transaction)
    figures.safety.add(transaction)
  }
  return figures
}
