import type { Deposit } from './rows.ts'

/** Share of its waiting time after which a deposit counts as matching: the transfer was seen and is being compared. */
const MATCHING_SHARE = 0.5

/** When a self-crediting deposit begins to be matched. Can be a fraction of a millisecond. */
export function matchingAt({ reachedAt, expiresAt }: Deposit, creditAt: number): number {
  const submitted = reachedAt.submitted ?? expiresAt
  return submitted + (creditAt - submitted) * MATCHING_SHARE
}

/** When the clock next changes a deposit; null while it waits for a person, or is finished. */
export function depositDueAt(deposit: Deposit): number | null {
  if (deposit.status === 'ordered') return deposit.expiresAt
  if (deposit.creditAt === null) return null
  if (deposit.status === 'submitted') return Math.min(matchingAt(deposit, deposit.creditAt), deposit.creditAt)
  return deposit.status === 'matching' ? deposit.creditAt : null
}
