import { houseDealer, revealResult } from '../fairness/house.ts'
import type { Outcome } from '../subjects/rounds/rounds.ts'
import type { OpenRoundRow } from '../subjects/rounds/rows.ts'
import type { World } from '../World.ts'
import { drawLottery, lotteryTables, settleTicket, type LotteryTicket } from './lottery/rules.ts'
import { drawMatch, settleSlip, sportsTables, type Slip } from './sports/rules.ts'

/** Settles a bet by the results it was laid on, and reveals their seeds. They are due when this is called. */
export function outcomeOfLaid(world: World, { stake, state }: OpenRoundRow): Outcome {
  const dealerOf = (resultId: string) => {
    revealResult(world, resultId)
    return houseDealer(world, resultId)
  }
  const bet = state as unknown as LotteryTicket | Slip
  if (isSlip(bet)) {
    const results = bet.legs.map(({ fixture }) => drawMatch(dealerOf(fixture), sportsTables, fixture))
    return settleSlip(stake, bet, results)
  }
  const { numbers } = drawLottery(dealerOf(bet.resultId), lotteryTables, bet.resultId)
  return settleTicket(stake, bet, numbers)
}

const isSlip = (bet: LotteryTicket | Slip): bet is Slip => bet.game === 'sports'
