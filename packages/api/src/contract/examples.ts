import type { Answer, EndpointId, Input } from './contract.ts'

/** A request as a caller writes it, and an answer's value as the platform may send it. Values are invented. */
export interface Example<Id extends EndpointId> {
  readonly request: Input<Id>
  readonly answer: Answer<Id>
}

/** Reference text of one call. */
export interface ReferenceEntry<Id extends EndpointId> {
  readonly doc: string
  readonly examples: readonly [Example<Id>, ...Example<Id>[]]
}

/** Entries of the calls whose id begins with this group's name. */
export type GroupReference<Group extends string> = {
  readonly [Id in Extract<EndpointId, `${Group}.${string}`>]: ReferenceEntry<Id>
}
