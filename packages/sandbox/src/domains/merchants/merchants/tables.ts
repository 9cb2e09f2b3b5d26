import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { OperatorSettings, RegisterFieldChange } from './rows.ts'

/** Changes of the operator to merchants and platform. */
export const merchantTables = {
  modules: rows<boolean>(),
  registerFields: rows<RegisterFieldChange>(),
  settings: rows<OperatorSettings>(),
}

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof merchantTables> {}
}
