import type { World } from '../../../World.ts'

/** The time zone of whatever belongs to a merchant (a member, an agreement), as an IANA name. */
export const timeZoneOf = (world: Pick<World, 'merchants'>, { merchant }: { readonly merchant: string }): string =>
  world.merchants.get(merchant)?.timeZone ?? 'UTC'
