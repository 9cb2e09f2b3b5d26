import { SALARY_BOOKINGS } from '../../subjects/agreements/bookings.ts'
import type { AgentRebate, Salary } from '../../subjects/agreements/rows.ts'
import type { Deposit } from '../../subjects/deposits/rows.ts'
import type { PointAccount, Redemption } from '../../subjects/points/rows.ts'
import type { Reward } from '../../subjects/promotions/rows.ts'
import type { RebatePayment } from '../../subjects/loyalty/rows.ts'
import type { Bet, OpenRoundRow } from '../../subjects/rounds/rows.ts'
import type { Tables } from '../../Tables.ts'
import type { TransferRow } from '../../subjects/wallets/rows.ts'
import type { Wagering } from '../../subjects/wagering/rows.ts'
import type { Payout, Withdrawal } from '../../subjects/withdrawals/rows.ts'
import type { Books } from './Books.ts'

/** Says of one row of a table whether the ledger holds exactly what the row claims. */
export interface Invariant {
  readonly table: keyof Tables
  /** What is wrong; empty when nothing is. */
  check(row: never, books: Books, tables: Tables): readonly string[]
}

function invariant<Row>(
  table: keyof Tables,
  check: (row: Row, books: Books, tables: Tables) => readonly string[],
): Invariant {
  return { table, check: check as Invariant['check'] }
}

const differs = (what: string, right: boolean): readonly string[] => (right ? [] : [`${what}: ledger differs`])

/** A bet paid at once is one round; one that went on is its stake and, if it won, its payout. */
const bets = invariant<Bet>('bets', (bet, books) => {
  const staked = books.claim('stake', bet.id)
  const booked =
    staked === undefined
      ? books.claim('round', bet.id)?.members
      : staked.members + (books.claim('payout', bet.id)?.members ?? 0n)
  return differs(`bet ${bet.id}`, booked === bet.payout - bet.stake)
})

/** A round under way has taken its stake and paid nothing. */
const openRounds = invariant<OpenRoundRow>('openRounds', (open, books) =>
  differs(
    `open round ${open.id}`,
    books.claim('stake', open.id)?.members === -open.stake && books.claim('payout', open.id) === undefined,
  ),
)

/** A deposit is credited once when it says so, and never otherwise. */
const deposits = invariant<Deposit>('deposits', (deposit, books) =>
  differs(
    `deposit ${deposit.id}`,
    books.claim('deposit', deposit.id)?.members === (deposit.status === 'credited' ? deposit.amount : undefined),
  ),
)

/**
 * A withdrawal took its amount from the member once; what is held for it is what was neither paid nor given back; an end
 * leaves nothing held.
 */
const withdrawals = invariant<Withdrawal>('withdrawals', (withdrawal, books, tables) => {
  const { id, amount } = withdrawal
  const taken = books.claim('withdrawal', id)
  const back = books.claim('withdrawal-returned', id)
  let held = (taken?.held ?? 0n) + (books.claim('withdrawal-fee', id)?.held ?? 0n) + (back?.held ?? 0n)
  for (const payout of tables.payouts.by('withdrawal', id)) {
    held += books.claim('withdrawal-paid', payout.id)?.held ?? 0n
    held += books.claim('withdrawal-reversed', payout.id)?.held ?? 0n
    if (payout.depositId) held += books.claim('deposit', payout.depositId)?.held ?? 0n
  }
  const over = withdrawal.status === 'received' || withdrawal.status === 'rejected' || withdrawal.status === 'returned'
  return [
    ...differs(`withdrawal ${id}`, taken?.members === -amount && taken.held === amount),
    ...(held === withdrawal.held ? [] : [`withdrawal ${id}: ${held} held, ${withdrawal.held} claimed`]),
    ...(over && held !== 0n ? [`withdrawal ${id}: over with ${held} held`] : []),
    ...differs(`withdrawal ${id} given back`, (back?.members ?? 0n) === withdrawal.returned),
  ]
})

/** A payout left the hold once: through the cashier, or as the deposit of the person who paid it. */
const payouts = invariant<Payout>('payouts', (payout, books) => {
  const { id, amount, received } = payout
  const paid = books.claim('withdrawal-paid', id)?.held
  const reversed = books.claim('withdrawal-reversed', id)?.held
  if (payout.depositId) {
    const booked = books.claim('deposit', payout.depositId)?.held
    const confirmed = payout.status === 'received' || payout.status === 'automatic' || payout.status === 'forced'
    const expected = confirmed ? -amount : payout.status === 'reversed' && received > 0n ? -received : undefined
    return differs(`payout ${id}`, paid === undefined && reversed === undefined && booked === expected)
  }
  const expected = payout.status === 'reversed' ? amount - received : undefined
  return differs(`payout ${id}`, paid === -amount && reversed === expected)
})

/** A transfer between two people is one movement that leaves members, taken together, with what they had. */
const transfers = invariant<TransferRow>('transfers', ({ id, kind }, books) =>
  differs(`transfer ${id}`, books.claim(kind, id)?.members === 0n),
)

/** A salary is paid once when it says so: from the house it is new to the members, from an upline it stays among them. */
const salaries = invariant<Salary>('salaries', ({ id, kind, uplineId, amount, paidAt }, books) => {
  const expected = paidAt === null ? undefined : uplineId === null ? amount : 0n
  return differs(`salary ${id}`, books.claim(SALARY_BOOKINGS[kind], id)?.members === expected)
})

/** A rebate is paid once for its day. */
const agentRebates = invariant<AgentRebate>('agentRebates', ({ id, amount }, books) =>
  differs(`agent rebate ${id}`, books.claim('agent-rebate', id)?.members === amount),
)

/** A reward with money was paid once when it is claimed, and never otherwise. */
const rewards = invariant<Reward>('rewards', ({ id, status, amount }, books) => {
  const expected = status === 'claimed' && amount > 0n ? amount : undefined
  return differs(`reward ${id}`, books.claim('bonus', String(id))?.members === expected)
})

/** A bonus was taken back once, with what its row says, and only when it ended before its terms were met. */
const wagering = invariant<Wagering>('wagering', ({ id, status, takenBack }, books) => {
  const early = status === 'ended' || status === 'expired'
  const expected = early && takenBack > 0n ? -takenBack : undefined
  return differs(`wagering ${id}`, books.claim('bonus-end', id)?.members === expected)
})

/** Rebate of a day and product was paid once. */
const rebates = invariant<RebatePayment>('rebates', ({ id, amount }, books) =>
  differs(`rebate ${id}`, books.claim('rebate', id)?.members === amount),
)

/** Points that became money were paid once. */
const redemptions = invariant<Redemption>('redemptions', ({ id, amount }, books) =>
  differs(`redemption ${id}`, books.claim('points', String(id))?.members === (amount > 0n ? amount : undefined)),
)

/** A member's points are the sum of their changes, and never below nothing. */
const pointAccounts = invariant<PointAccount>('pointAccounts', ({ memberId, balance }, _books, tables) => {
  const sum = tables.pointChanges.by('member', String(memberId)).reduce((total, { change }) => total + change, 0n)
  return sum === balance && balance >= 0n ? [] : [`points of ${memberId}: ${balance}, changes ${sum}`]
})

/**
 * What must be true between the tables and the ledger. A subject that moves money adds its own row here; `verify` and the
 * tests' check after every write use this one list.
 */
export const invariants: readonly Invariant[] = [
  bets,
  openRounds,
  deposits,
  withdrawals,
  payouts,
  transfers,
  salaries,
  agentRebates,
  rewards,
  wagering,
  rebates,
  redemptions,
  pointAccounts,
]
