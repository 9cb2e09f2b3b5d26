import type { ModuleId } from '@croupier/api/merchant'

/** Source of the merchant's modules. */
export interface Switches {
  /** Is this module on? One that the platform does not send is not. */
  isModuleOn(modId: ModuleId): boolean
  /** Are all of these modules there? One that the platform does not send counts as there. */
  hasModules(modIds?: readonly ModuleId[]): boolean
}

/** Which of the merchant's modules a page requires. Without them its entry, page and links are absent. */
export interface Switched {
  /** The module that the page belongs to: the platform sends it, and it is on. */
  readonly switchedBy?: ModuleId
  /** Modules of the calls that the page requires: none is switched off. */
  readonly modules?: readonly ModuleId[]
  /** A module that removes the page while it is on. */
  readonly without?: ModuleId
}

/** Whether there is such a page, and the merchant has the modules it requires. */
export const areSwitchedOn = (page: Switched | undefined, switches: Switches): boolean =>
  page !== undefined &&
  (page.switchedBy === undefined || switches.isModuleOn(page.switchedBy)) &&
  switches.hasModules(page.modules) &&
  !(page.without !== undefined && switches.isModuleOn(page.without))
