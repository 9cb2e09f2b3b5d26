import type { World } from '../../World.ts'

/** The currency of whatever belongs to a merchant, as its ISO 4217 code. */
export const currencyOf = (world: Pick<World, 'merchants'>, { merchant }: { readonly merchant: string }): string =>
  world.merchants.get(merchant)?.isoCurrency ?? 'XXX'
