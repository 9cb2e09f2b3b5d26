import { subject } from '../../../Subject.ts'
import { lotteryRefusals } from './refusals.ts'
import { lotteryHandlers } from './calls.ts'

/** Lottery draws and bets on them. */
export const lottery = subject({
  calls: lotteryHandlers,
  refusals: lotteryRefusals,
})
