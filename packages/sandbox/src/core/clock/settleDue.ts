import { salariesAreDue, settleDueSalaries } from '../../subjects/agreements/salaries.ts'
import { depositsAreDue, settleDueDeposits } from '../../subjects/deposits/deposits.ts'
import { rewardsAreDue, settleDueRewards } from '../../subjects/promotions/settleRewards.ts'
import { roundsAreOpen, settleDueRounds } from '../../subjects/rounds/openRounds.ts'
import type { World } from '../../World.ts'
import { settleDueWithdrawals, withdrawalsAreOpen } from '../../subjects/withdrawals/settle.ts'

/** Something that runs by the clock. `waits` is asked before every request and must be cheap. */
interface Due {
  readonly waits: (world: World) => boolean
  readonly settle: (world: World) => unknown
}

/**
 * Everything that runs by the clock, in the order it is settled. Each is exact under any jump: it does what its moments
 * say, once, however late it is asked. Rounds come before salaries, which count them.
 */
const DUE: readonly Due[] = [
  { waits: depositsAreDue, settle: settleDueDeposits },
  { waits: withdrawalsAreOpen, settle: settleDueWithdrawals },
  { waits: roundsAreOpen, settle: settleDueRounds },
  { waits: salariesAreDue, settle: settleDueSalaries },
  { waits: rewardsAreDue, settle: settleDueRewards },
]

/** Whether {@link settleDue} may have anything to do. */
export function anythingWaits(world: World): boolean {
  return DUE.some(({ waits }) => waits(world))
}

/** Does what the clock says is due. Runs inside a transaction: before each request, and when the operator moves time. */
export function settleDue(world: World): void {
  for (const { waits, settle } of DUE) if (waits(world)) settle(world)
}
