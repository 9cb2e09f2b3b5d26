import type { World } from '../state/World.ts'

/** What the books say. `violations` is empty when they are right. */
export interface Audit {
  readonly accounts: number
  readonly transactions: number
  readonly violations: readonly string[]
}

/**
 * Recomputes the ledger from its entries: each transaction sums to zero in one currency, each account's balance is the
 * sum of its entries and follows them step by step, no member is below zero, and every bet and credited deposit has
 * exactly the movement it claims.
 */
export function verify(world: Pick<World, 'tables'>): Audit {
  const { accounts, transactions, bets, deposits } = world.tables
  const violations: string[] = []
  const sums = new Map<string, bigint>()
  const memberSums = new Map<string, bigint>()
  for (const transaction of transactions.all()) {
    let total = 0n
    let memberTotal = 0n
    for (const entry of transaction.entries) {
      total += entry.amount
      const account = accounts.get(entry.account)
      if (!account) violations.push(`transaction ${transaction.id}: no account ${entry.account}`)
      else if (account.currency !== transaction.currency)
        violations.push(`transaction ${transaction.id}: mixed currency`)
      if (account?.kind === 'member') memberTotal += entry.amount
      const sum = (sums.get(entry.account) ?? 0n) + entry.amount
      if (sum !== entry.balanceAfter)
        violations.push(`transaction ${transaction.id}: ${entry.account} breaks its chain`)
      sums.set(entry.account, sum)
    }
    if (total !== 0n) violations.push(`transaction ${transaction.id}: sums to ${total}`)
    const claim = `${transaction.kind} ${transaction.reference}`
    if (memberSums.has(claim)) violations.push(`${claim}: booked twice`)
    memberSums.set(claim, memberTotal)
  }
  for (const account of accounts.all()) {
    const sum = sums.get(account.id) ?? 0n
    if (sum !== account.balance) violations.push(`${account.id}: balance ${account.balance}, entries ${sum}`)
    if (account.kind === 'member' && account.balance < 0n) violations.push(`${account.id}: below zero`)
  }
  for (const bet of bets.all()) {
    if (memberSums.get(`round ${bet.id}`) !== bet.payout - bet.stake) violations.push(`bet ${bet.id}: ledger differs`)
  }
  for (const deposit of deposits.all()) {
    const booked = memberSums.get(`deposit ${deposit.id}`)
    const expected = deposit.status === 'credited' ? deposit.amount : undefined
    if (booked !== expected) violations.push(`deposit ${deposit.id}: ledger differs`)
  }
  return { accounts: accounts.size, transactions: transactions.size, violations }
}
