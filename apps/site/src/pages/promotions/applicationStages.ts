import type { PromotionStatus } from '@croupier/stores'
import type { StageState } from '@croupier/ui'

/** The stages of an application from sending it to the claim. */
export type ApplicationStage = 'applied' | 'checked' | 'issued' | 'claimed'

/** One stage of an application's timeline. */
export interface ShownApplicationStage {
  readonly stage: ApplicationStage
  readonly state: Extract<StageState, 'done' | 'current' | 'waiting' | 'failed'>
}

const path: readonly ApplicationStage[] = ['applied', 'checked', 'issued', 'claimed']

/** The current stage at each status; one past the last when all are done. */
const stepOf: Readonly<Partial<Record<PromotionStatus, number>>> = { applying: 1, issued: 3, claimed: 4 }

/**
 * The stages of an application at a status (S-364). A status only adds finished stages, so nothing goes back (S-365); a
 * rejection ends at the check.
 */
export function applicationStages(status: PromotionStatus): readonly ShownApplicationStage[] {
  if (status === 'rejected')
    return [
      { stage: 'applied', state: 'done' },
      { stage: 'checked', state: 'failed' },
    ]
  const here = stepOf[status]
  if (here === undefined) return []
  return path.map((stage, index) => ({
    stage,
    state: index < here ? 'done' : index === here ? 'current' : 'waiting',
  }))
}
