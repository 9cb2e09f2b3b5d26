import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Incident } from './rows.ts'

/** What did not work for a while, as the operator tells it. */
export const noticeTables = { incidents: rows<Incident>({ merchant: (row) => row.merchant }) }

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof noticeTables> {}
}
