import { subject } from '../../Subject.ts'
import { lotteryHandlers } from './calls.ts'

/** Lottery draws and bets on them. */
export const lottery = subject({
  calls: lotteryHandlers,
})
