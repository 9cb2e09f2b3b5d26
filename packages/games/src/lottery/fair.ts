import type { FairGame } from '../fairness/FairGame.ts'
import { drawLottery, type LotteryFacts } from './rules.ts'

/** Provably fair draws of the lottery. */
export const fair: FairGame<LotteryFacts> = {
  draw: drawLottery,
  explain: ({ numbers }) => numbers.map(String),
}
