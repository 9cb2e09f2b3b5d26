import type { StuckWork } from '../due/StuckWork.ts'
import { memory } from './definitions.ts'

/** The next number of each series, and due work that failed. */
export const stateTables = {
  counters: memory<number>(),
  stuckWork: memory<StuckWork>(),
}
