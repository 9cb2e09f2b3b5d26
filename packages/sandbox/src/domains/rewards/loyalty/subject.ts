import { settleRewards } from './settleRewards.ts'
import { subject } from '../../../Subject.ts'
import { loyaltyRefusals } from './refusals.ts'
import { loyaltyTables } from './tables.ts'
import { missionHandlers, rankHandlers, rebateHandlers } from './calls.ts'
import { loyaltyInvariants } from './invariants.ts'
import { boardsAreDue, settleDueBoards } from './leaderboard.ts'
import { loyaltyMovements } from './movements.ts'
import { loyaltySeed } from './seed.ts'

/** Ranks, missions, the weekly board and betting rebates. */
export const loyalty = subject({
  ports: { settleRewards },
  tables: loyaltyTables,
  calls: { ...missionHandlers, ...rankHandlers, ...rebateHandlers },
  refusals: loyaltyRefusals,
  invariants: loyaltyInvariants,
  due: { about: 'leaderboards', waits: boardsAreDue, settle: settleDueBoards },
  statement: loyaltyMovements,
  seed: loyaltySeed,
})
