import { HOUR } from '@croupier/locales/calendar'
import type { Maintenance } from './rows.ts'
import type { Context } from '../../../Context.ts'
import type { Game } from './Catalogue.ts'

/** Something in maintenance: a vendor, or one game. */
export type MaintenancePlace = { readonly vendor: string } | { readonly nodeId: number }

const key = (place: MaintenancePlace) => ('vendor' in place ? `vendor/${place.vendor}` : `game/${place.nodeId}`)

/** Takes a vendor or game out of service until `until`, or puts it back into service with null. */
export function setMaintenance(context: Context, place: MaintenancePlace, until: number | null): void {
  const now = context.clock.now()
  context.tables.maintenance.put(key(place), { from: now, until: until ?? now })
}

/** The window in which a vendor is out of service, or null while it is in service. */
export function vendorMaintenance(context: Context, code: string): Maintenance | null {
  return windowOf(context, { vendor: code }, context.catalogue.vendorsInMaintenance.has(code))
}

/** The window in which a game or its vendor is out of service, or null while the game can be played. */
export function gameMaintenance(context: Context, game: Game): Maintenance | null {
  return vendorMaintenance(context, game.vendor) ?? windowOf(context, { nodeId: game.nodeId }, game.maintenance)
}

function windowOf(context: Context, place: MaintenancePlace, fromStart: boolean): Maintenance | null {
  const now = context.clock.now()
  const set = context.tables.maintenance.get(key(place))
  if (set) return set.until > now ? set : null
  // Out of service from the start: the window moves along, from an hour ago to five hours ahead.
  const hour = Math.floor(now / HOUR) * HOUR
  return fromStart ? { from: hour - HOUR, until: hour + 5 * HOUR } : null
}
