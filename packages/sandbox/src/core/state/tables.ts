import { memory } from './definitions.ts'

/** The next number of each series. */
export const stateTables = {
  counters: memory<number>(),
}
