import * as z from 'zod/mini'
import { textUpTo } from './bounds.ts'
import { money } from './scalars.ts'

/** Game types that rates and agreements distinguish: the lanes, and CONS for all of them together. */
export const productTypes = ['CONS', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const

/** One kind of play. */
export const productType = z.enum(productTypes)

/** Rebate rates in percent by lane, decimal text ("0.80"); a missing lane has none. */
export const rebateRates = z.record(textUpTo(16), money)
