import { HOUR } from '@croupier/locales/calendar'
import type { Maintenance } from './rows.ts'
import type { World } from '../../../World.ts'
import type { Game } from './Catalogue.ts'

/** What is out of service: a vendor, or one game. */
export type MaintenancePlace = { readonly vendor: string } | { readonly nodeId: number }

const key = (place: MaintenancePlace) => ('vendor' in place ? `vendor/${place.vendor}` : `game/${place.nodeId}`)

/** Takes a vendor or game out of service until `until`, or back into service with null. */
export function setMaintenance(world: World, place: MaintenancePlace, until: number | null): void {
  const now = world.clock.now()
  world.tables.maintenance.put(key(place), { from: now, until: until ?? now })
}

/** The window a vendor is out of service, or null while it serves. */
export function vendorMaintenance(world: World, code: string): Maintenance | null {
  return windowOf(world, { vendor: code }, world.catalogue.vendorsInMaintenance.has(code))
}

/** The window a game is out of service, by itself or with its vendor, or null while it can be played. */
export function gameMaintenance(world: World, game: Game): Maintenance | null {
  return vendorMaintenance(world, game.vendor) ?? windowOf(world, { nodeId: game.nodeId }, game.maintenance)
}

function windowOf(world: World, place: MaintenancePlace, fromStart: boolean): Maintenance | null {
  const now = world.clock.now()
  const set = world.tables.maintenance.get(key(place))
  if (set) return set.until > now ? set : null
  // Out of service from the start: the window moves along, an hour ago to five hours ahead.
  const hour = Math.floor(now / HOUR) * HOUR
  return fromStart ? { from: hour - HOUR, until: hour + 5 * HOUR } : null
}
