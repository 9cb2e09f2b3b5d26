import { modules, type MerchantFile, type Module, type ModuleId } from '@croupier/api/merchant'
import type { Switches } from '@croupier/stores'

/** The modules in a merchant's file; omitted ones have the default of new merchants. */
export function switchesOf({ modules: set = {} }: Pick<MerchantFile, 'modules'>): Switches {
  const isModuleOn = (id: ModuleId) => set[id] ?? (modules[id] as Module).startsOff !== true
  return { isModuleOn, hasModules: (ids = []) => ids.every(isModuleOn) }
}
