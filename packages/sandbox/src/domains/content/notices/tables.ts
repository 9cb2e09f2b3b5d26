import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Incident } from './rows.ts'

/** Outages, as announced by the operator. */
export const noticeTables = { incidents: rows<Incident>({ merchant: (row) => row.merchant }) }

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof noticeTables> {}
}
