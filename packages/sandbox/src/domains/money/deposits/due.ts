import type { Deposit } from './rows.ts'

/** Halfway through its waiting time a deposit counts as matching: the transfer was seen and is being compared. */
const MATCHING_SHARE = 0.5

/** When a submitted deposit that credits itself begins to be matched. May lie between two milliseconds. */
export function matchingAt({ reachedAt, expiresAt }: Deposit, creditAt: number): number {
  const submitted = reachedAt.submitted ?? expiresAt
  return submitted + (creditAt - submitted) * MATCHING_SHARE
}

/** When the clock next changes a deposit; null while it waits for a person, or for nothing any more. */
export function depositDueAt(deposit: Deposit): number | null {
  if (deposit.status === 'ordered') return deposit.expiresAt
  if (deposit.creditAt === null) return null
  if (deposit.status === 'submitted') return Math.min(matchingAt(deposit, deposit.creditAt), deposit.creditAt)
  return deposit.status === 'matching' ? deposit.creditAt : null
}
