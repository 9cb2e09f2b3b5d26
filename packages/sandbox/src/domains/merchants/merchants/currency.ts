import type { World } from '../../../World.ts'
import type { Currency } from '../../../core/words/moneyWords.ts'

/** The currency of whatever belongs to a merchant. Throws for a merchant that is not there. */
export function currencyOf(world: Pick<World, 'merchants'>, { merchant }: { readonly merchant: string }): Currency {
  const owner = world.merchants.get(merchant)
  if (!owner) throw new Error(`There is no merchant ${merchant}`)
  return owner
}
