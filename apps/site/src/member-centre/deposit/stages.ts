import type { Deposit } from '@croupier/stores'

/** One stage of a deposit: reached at a time, or still to come. */
export interface Stage {
  readonly status: Deposit['status']
  /** Epoch milliseconds; null while it is to come. */
  readonly at: number | null
  /** Current stage of the deposit. */
  readonly current: boolean
}

/**
 * The status line of a deposit: submitted, matching, credited or rejected, each with its time once it is reached
 * (S-344). An unpaid order has two separate stages.
 */
export function stagesOf(deposit: Deposit): readonly Stage[] {
  const { status } = deposit
  const stage = (name: Deposit['status'], at: number | null): Stage => ({ status: name, at, current: name === status })
  if (deposit.submittedAt === null) {
    const ordered = stage('ordered', deposit.orderedAt)
    return status === 'expired' ? [ordered, stage('expired', deposit.expiredAt)] : [ordered, stage('submitted', null)]
  }
  const submitted = stage('submitted', deposit.submittedAt)
  // A deposit decided immediately skipped the check.
  const skipped = deposit.matchingAt === null && (status === 'credited' || status === 'rejected')
  const matching = skipped ? [] : [stage('matching', deposit.matchingAt)]
  const end = status === 'rejected' ? stage('rejected', deposit.rejectedAt) : stage('credited', deposit.creditedAt)
  return [submitted, ...matching, end]
}
