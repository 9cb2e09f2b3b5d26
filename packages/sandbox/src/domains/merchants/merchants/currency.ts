import type { Context } from '../../../Context.ts'
import type { Currency } from '../../../core/words/moneyWords.ts'

/** The currency of anything that belongs to a merchant. Throws for an unknown merchant. */
export function currencyOf(context: Pick<Context, 'merchants'>, { merchant }: { readonly merchant: string }): Currency {
  const owner = context.merchants.get(merchant)
  if (!owner) throw new Error(`There is no merchant ${merchant}`)
  return owner
}
