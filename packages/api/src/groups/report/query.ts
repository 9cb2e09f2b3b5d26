import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { productType } from '../../contract/product-types.ts'
import { instant } from '../../contract/scalars.ts'

/** A part of an account's name. */
export const search = z.optional(textUpTo(64))
/** A range of whole days; see `report.ts`. */
export const range = { startTime: instant, endTime: instant }
/** One lane, or all. */
export const gameType = z.optional(productType)
/** Which end of the column comes first. */
export const sortType = z._default(z.enum(['asc', 'desc']), 'desc')
/** Codes every report of a team may be refused with. */
export const refusals = {
  'team.member.unknown': {},
  'date.range.too.long': { field: 'startTime' },
} as const
