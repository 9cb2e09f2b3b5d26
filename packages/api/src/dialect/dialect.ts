import type { EndpointId } from '../contract/contract.ts'
import type { Endpoint, Sends } from '../contract/endpoint.ts'

/** Names of one call in a dialect. Omitted ones are those of the contract. */
export interface CallInDialect {
  readonly method?: Endpoint['method']
  readonly path?: `/${string}`
  /** Module id of the header `ModuleId`; null sends none. */
  readonly module?: string | null
  /** How the input is sent; by default a GET sends a query, everything else a JSON body. */
  readonly sends?: Sends
  /** Other names of fields on the wire: the contract's name, then the dialect's. */
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * The names of one generation of the platform, as plain data: only what differs from the contract. The content is the
 * same in every dialect; addresses and modules may differ.
 */
export interface Dialect {
  readonly name: string
  readonly calls: Readonly<Partial<Record<EndpointId, CallInDialect>>>
}

/** The names of the specification: the contract as it is now. */
export const specDialect: Dialect = Object.freeze({ name: 'spec', calls: Object.freeze({}) })

const usualSending = { GET: 'query', POST: 'json', PUT: 'json', DELETE: 'json' } as const

const callIn = (dialect: Dialect, id: string): CallInDialect | undefined =>
  (dialect.calls as Readonly<Record<string, CallInDialect | undefined>>)[id]

/** The endpoint as this dialect names it; the same object if the dialect does not mention it. */
export function inDialect<One extends Endpoint>(one: One, dialect: Dialect): One {
  const other = callIn(dialect, one.id)
  if (other === undefined) return one
  const method = other.method ?? one.method
  return Object.freeze({
    ...one,
    method,
    path: other.path ?? one.path,
    // An address in the dialect replaces all addresses that the contract chooses among.
    paths: other.path === undefined ? one.paths : null,
    module: other.module === undefined ? one.module : other.module,
    sends: other.sends ?? (method === one.method ? one.sends : usualSending[method]),
  })
}

/** Fields under the dialect's names, as they travel. */
export function fieldsInDialect(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  dialect: Dialect,
): Readonly<Record<string, unknown>> {
  const names = callIn(dialect, id)?.fields
  return names === undefined ? fields : renamed(fields, (name) => names[name] ?? name)
}

/** Fields under the contract's names, for the receiving side. Accepts both names. */
export function fieldsFromDialect(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  dialect: Dialect,
): Readonly<Record<string, unknown>> {
  const names = callIn(dialect, id)?.fields
  if (names === undefined) return fields
  const back = new Map(Object.entries(names).map(([ours, theirs]) => [theirs, ours]))
  return renamed(fields, (name) => back.get(name) ?? name)
}

function renamed(fields: Readonly<Record<string, unknown>>, name: (field: string) => string) {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [name(field), value]))
}
