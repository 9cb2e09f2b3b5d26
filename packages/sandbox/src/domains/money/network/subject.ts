import { subject } from '../../../Subject.ts'
import { networkPanel } from './panel.ts'
import { networkTables } from './tables.ts'

/** The simulated payment network outside the platform. */
export const network = subject({ tables: networkTables, panel: networkPanel })
