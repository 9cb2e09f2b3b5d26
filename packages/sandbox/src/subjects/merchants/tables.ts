import { memory } from '../../core/state/definitions.ts'
import type { OperatorSettings, RegisterFieldChange } from './rows.ts'

/** Changes of the operator to merchants and platform. */
export const merchantTables = {
  modules: memory<boolean>(),
  registerFields: memory<RegisterFieldChange>(),
  settings: memory<OperatorSettings>(),
}
