import { subject } from '../../../Subject.ts'
import { pointPanel } from './panel.ts'
import { pointRefusals } from './refusals.ts'
import { pointTables } from './tables.ts'
import { pointsHandlers } from './calls.ts'
import { pointInvariants } from './invariants.ts'
import { pointMovements } from './movements.ts'
import { pointSeed } from './seed.ts'

/** Points and the mall they are redeemed in. */
export const points = subject({
  tables: pointTables,
  calls: pointsHandlers,
  refusals: pointRefusals,
  invariants: pointInvariants,
  statement: pointMovements,
  panel: pointPanel,
  seed: pointSeed,
})
