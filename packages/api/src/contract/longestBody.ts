import { endpoints } from './contract.ts'
import { inDialect } from '../dialect/dialect.ts'
import { dialects } from '../dialect/dialects.ts'
import { everyPath, type Endpoint } from './endpoint.ts'

/** Longest body of a call without pictures, in bytes. The longest legitimate one is a few kilobytes. */
export const usualBody = 64 * 1024
/**
 * Three pictures of five megabytes as base64 within JSON, and as base64 once more when the body is sealed; a megabyte
 * for everything else.
 */
const bodyWithPictures = Math.ceil(3 * 5 * 1024 * 1024 * (4 / 3) ** 2) + 1024 * 1024
const pictureFields = ['proof', 'pictures']
/** A part of a picture, sealed. */
const bodyWithPart = 256 * 1024

/** Longest body that is read for a call, bytes. */
export function longestBody({ input }: Pick<Endpoint, 'input'>): number {
  const shape = 'shape' in input ? (input.shape as object) : {}
  if (pictureFields.some((field) => Object.hasOwn(shape, field))) return bodyWithPictures
  return Object.hasOwn(shape, 'part') ? bodyWithPart : usualBody
}

let known: ReadonlyMap<string, number> | undefined

/**
 * Longest body of the call at an address, in any dialect, in bytes; undefined for an unknown address. The first use
 * builds the schemas of every call.
 */
export function longestBodyAt(method: string, path: string): number | undefined {
  known ??= new Map(
    Object.values(dialects).flatMap((dialect) =>
      endpoints().flatMap((one) => {
        const endpoint = inDialect(one, dialect)
        return everyPath(endpoint).map((place) => [`${endpoint.method} ${place}`, longestBody(endpoint)] as const)
      }),
    ),
  )
  return known.get(`${method} ${path}`)
}
