import type { StuckWork } from '../due/StuckWork.ts'
import { rows } from './definitions.ts'

/** The next number of each series, and due work that failed. */
export const stateTables = {
  counters: rows<number>(),
  stuckWork: rows<StuckWork>(),
}
