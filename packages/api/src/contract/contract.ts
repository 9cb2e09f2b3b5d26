import type * as z from 'zod/mini'
import * as parts from '../groups/parts.ts'
import type { Endpoint } from './endpoint.ts'

/** The members of a union side by side: one type that is all of them. */
export type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The type of the table: its groups side by side, so that each group's types are written once. */
export type Contract = Together<(typeof parts)[keyof typeof parts]>

/**
 * The platform's wire contract: every call by its id, `group.name`. It imports every group; pages import the parts they
 * call instead.
 */
export const contract: Readonly<Contract> = Object.freeze(Object.assign({}, ...Object.values(parts)) as Contract)

/** Id of a call, e.g. 'session.login'. */
export type EndpointId = keyof Contract

/** The caller's input. Fields with a default, and those the client fills, may be omitted. */
export type Input<Id extends EndpointId> = z.input<Contract[Id]['input']>

/** What the receiving side parses from a request: defaults applied, numbers as numbers, money as decimal text. */
export type Received<Id extends EndpointId> = z.output<Contract[Id]['input']>

/** What the answering side may send as the envelope's value. */
export type Answer<Id extends EndpointId> = z.input<Contract[Id]['value']>

/** What a caller gets: normalized, money as decimal text, ids as text, yes and no as booleans. */
export type Value<Id extends EndpointId> = z.output<Contract[Id]['value']>

/** Lists the table's descriptors by id. */
export function endpoints(
  table: Readonly<Record<string, Endpoint<EndpointId>>> = contract,
): readonly Endpoint<EndpointId>[] {
  return Object.values(table).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
