import { closePlays } from './plays.ts'
import { subject } from '../../../Subject.ts'
import { roundPanel } from './panel.ts'
import { roundRefusals } from './refusals.ts'
import { roundFigures, roundTables } from './tables.ts'
import { betHandlers } from './betCalls.ts'
import { playHandlers, pvpRoomHandlers } from './playCalls.ts'
import { recordsHandlers } from './recordCalls.ts'
import { roundInvariants } from './invariants.ts'
import { roundsAreOpen, settleDueRounds } from './openRounds.ts'
import { roundMovements } from './movements.ts'
import { roundSeed } from './seed.ts'

/** Launches, rounds, bets and their records. */
export const rounds = subject({
  ports: {
    closePlays,
  },
  tables: roundTables,
  figures: roundFigures,
  calls: { ...betHandlers, ...playHandlers, ...pvpRoomHandlers, ...recordsHandlers },
  refusals: roundRefusals,
  invariants: roundInvariants,
  due: { about: 'rounds', waits: roundsAreOpen, settle: settleDueRounds },
  statement: roundMovements,
  panel: roundPanel,
  seed: roundSeed,
})
