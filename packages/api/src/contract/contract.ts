import type * as z from 'zod/mini'
import { agent } from './agent.ts'
import type { Endpoint } from './endpoint.ts'
import { games } from './games.ts'
import { member } from './member.ts'
import { messages } from './messages.ts'
import { records } from './records.ts'
import { session } from './session.ts'
import { system } from './system.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'

/** The type of the table: its groups side by side, so that each group's types are written once. */
export type Contract = typeof system &
  typeof session &
  typeof verification &
  typeof member &
  typeof agent &
  typeof wallet &
  typeof games &
  typeof messages &
  typeof records

/** The platform's wire contract: every call by its id, `group.name`. */
export const contract: Readonly<Contract> = Object.freeze({
  ...system,
  ...session,
  ...verification,
  ...member,
  ...agent,
  ...wallet,
  ...games,
  ...messages,
  ...records,
})

/** Id of a call, e.g. 'session.login'. */
export type EndpointId = keyof Contract

/** What a caller gives. Fields with a usual value, and those the client fills, may be left out. */
export type Input<Id extends EndpointId> = z.input<Contract[Id]['input']>

/** What the receiving side reads from a request: defaults applied, numbers as numbers, money as decimal text. */
export type Received<Id extends EndpointId> = z.output<Contract[Id]['input']>

/** What the answering side may send as the envelope's value. */
export type Answer<Id extends EndpointId> = z.input<Contract[Id]['value']>

/** What a caller gets: normalised, money as decimal text, ids as text, yes and no as booleans. */
export type Value<Id extends EndpointId> = z.output<Contract[Id]['value']>

/** Lists the table's descriptors in its order. */
export function endpoints(
  table: Readonly<Record<string, Endpoint<EndpointId>>> = contract,
): readonly Endpoint<EndpointId>[] {
  return Object.values(table)
}
