import { memory } from '../../core/state/definitions.ts'
import type { OperatorSettings, RegisterFieldChange } from './rows.ts'

/** What the operator changed of the merchants and the platform. */
export const merchantTables = {
  modules: memory<boolean>(),
  registerFields: memory<RegisterFieldChange>(),
  settings: memory<OperatorSettings>(),
}
