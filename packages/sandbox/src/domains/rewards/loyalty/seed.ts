import type { Seed } from '../../../Subject.ts'
import { settleDueBoards } from './leaderboard.ts'

/** The weekly boards. */
export const loyaltySeed: Seed = { platform: settleDueBoards }
