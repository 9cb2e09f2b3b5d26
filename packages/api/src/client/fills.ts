import type { Endpoint, FillSource } from '../contract/endpoint.ts'
import type { Fields } from './parameters.ts'

/** Sources of the filled fields. */
export type FillSources = Readonly<Record<FillSource, () => Promise<string | null> | string | null>>

/** Adds the fields a caller need not provide; the caller's own values stay. Empty fields are not added. */
export async function filled(one: Endpoint, input: Fields, sources: FillSources): Promise<Fields> {
  const fields: Record<string, unknown> = { ...input }
  for (const { field, from, unless } of one.fills) {
    const given = fields[field] !== undefined
    const ruledOut = unless !== undefined && fields[unless] !== undefined && fields[unless] !== ''
    if (given || ruledOut) continue
    const value = await sources[from]()
    if (value !== null && value !== '') fields[field] = value
  }
  return fields
}
