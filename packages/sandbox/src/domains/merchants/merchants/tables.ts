import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { OperatorSettings, RegisterFieldChange } from './rows.ts'

/** The operator's changes to merchants and platform. */
export const merchantTables = {
  modules: rows<boolean>(),
  registerFields: rows<RegisterFieldChange>(),
  settings: rows<OperatorSettings>(),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof merchantTables> {}
}
