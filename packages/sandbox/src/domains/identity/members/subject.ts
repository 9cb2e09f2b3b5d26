import { subject } from '../../../Subject.ts'
import { memberPanel } from './panel.ts'
import { memberRefusals } from './refusals.ts'
import { memberTables } from './tables.ts'
import { deviceHandlers } from './deviceCalls.ts'
import { profileHandlers } from './profileCalls.ts'
import { memberSeed } from './seed.ts'

/** People, their sessions and details. */
export const members = subject({
  tables: memberTables,
  calls: { ...deviceHandlers, ...profileHandlers },
  refusals: memberRefusals,
  panel: memberPanel,
  seed: memberSeed,
})
