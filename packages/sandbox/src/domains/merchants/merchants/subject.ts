import { subject } from '../../../Subject.ts'
import { merchantPanel } from './panel.ts'
import { merchantTables } from './tables.ts'
import { systemHandlers } from './calls.ts'
import { merchantSeed } from './seed.ts'

/** The merchants, their modules, and the operator's settings. */
export const merchants = subject({
  tables: merchantTables,
  calls: systemHandlers,
  panel: merchantPanel,
  seed: merchantSeed,
})
