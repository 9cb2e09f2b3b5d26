import * as z from 'zod/mini'
import { flag } from '../../contract/scalars.ts'

const missingValue = z.object({ birthday: flag, terms: flag })

/** Details required before money, play and gifts. */
export type MissingDetails = z.output<typeof missingValue>

/**
 * The details that a call refused with `account.details.first` requires.
 * @param value the `value` of a `PlatformError` with that code
 */
export function readMissingDetails(value: unknown): MissingDetails {
  const read = z.safeParse(missingValue, value)
  return read.success ? read.data : { birthday: true, terms: true }
}
