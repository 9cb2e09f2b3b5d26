import type { Context } from '../../../Context.ts'

/** The time zone of anything that belongs to a merchant (a member, an agreement), as an IANA name. */
export const timeZoneOf = (context: Pick<Context, 'merchants'>, { merchant }: { readonly merchant: string }): string =>
  context.merchants.get(merchant)?.timeZone ?? 'UTC'
