import type { EndpointId } from '../contract/contract.ts'
import type { ReferenceEntry } from './entry.ts'
import { games } from './games.ts'
import { records, wallet } from './money.ts'
import { member, session, verification } from './people.ts'
import { agent, messages, system } from './start.ts'

/**
 * What there is to read of every call: a sentence and examples. It stands beside the contract and not in it, so that
 * pages which only call the platform do not carry it.
 */
export const reference: { readonly [Id in EndpointId]: ReferenceEntry<Id> } = Object.freeze({
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
