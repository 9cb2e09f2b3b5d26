import type { Withdrawal, WithdrawalStage } from '@croupier/stores'
import type { StageState } from '@croupier/ui'

/** One stage of a withdrawal's timeline. */
export interface ShownStage {
  readonly stage: WithdrawalStage
  readonly state: Extract<StageState, 'done' | 'current' | 'waiting' | 'failed'>
  /** When it was reached, epoch milliseconds; null while it is to come. */
  readonly at: number | null
}

const path: readonly WithdrawalStage[] = ['requested', 'reviewing', 'approved', 'paying', 'waiting', 'received']
const failures: ReadonlySet<WithdrawalStage> = new Set(['rejected', 'returned'])

/**
 * Who has a withdrawal in hand at a stage: the member, the payments team, or other members whose deposits pay it. What is
 * still to be sent is not in the member's hands.
 */
export function ownerOf(
  { stage, state }: Pick<ShownStage, 'stage' | 'state'>,
  { c2c }: Withdrawal,
): 'you' | 'team' | 'members' {
  if (stage === 'received' || (stage === 'waiting' && state !== 'waiting')) return 'you'
  return stage === 'paying' && c2c ? 'members' : 'team'
}

/**
 * The stages of a withdrawal from request to receipt, each with its time once it is reached (S-346, N-2). A payout in
 * parts goes through some stages several times: the last time counts. A failed one ends with the reason; skipped stages
 * are left out.
 */
export function withdrawalStages({ status, stages }: Withdrawal): readonly ShownStage[] {
  const times = new Map(stages.map(({ stage, at }) => [stage, at]))
  const at = (stage: WithdrawalStage) => times.get(stage) ?? null
  if (failures.has(status))
    return [
      ...path.filter((stage) => times.has(stage)).map((stage): ShownStage => ({ stage, state: 'done', at: at(stage) })),
      { stage: status, state: 'failed', at: at(status) },
    ]
  const current = status === 'paid' ? 'waiting' : status
  // An inquiry replaces the confirmation.
  const shown = current === 'disputed' ? path.map((stage) => (stage === 'waiting' ? 'disputed' : stage)) : path
  const here = shown.indexOf(current)
  return shown.flatMap((stage, index): readonly ShownStage[] => {
    if (index > here) return [{ stage, state: 'waiting', at: null }]
    const reached = at(stage) ?? (stage === 'waiting' ? at('paid') : null)
    if (index < here) return reached === null ? [] : [{ stage, state: 'done', at: reached }]
    return [{ stage, state: current === 'received' ? 'done' : 'current', at: reached }]
  })
}
