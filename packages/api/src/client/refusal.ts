import type { Contract, EndpointId, Input } from '../contract/contract.ts'
import type { commonErrors } from '../contract/errors.ts'
import { PlatformError } from './failures.ts'

/** Codes a call may be refused with; without an id, those of all calls. */
export type ErrorCode<Id extends EndpointId = EndpointId> = Id extends EndpointId
  ? (keyof Contract[Id]['errors'] & string) | keyof typeof commonErrors
  : never

/** Fields of a call's request. */
export type FieldOf<Id extends EndpointId> = Id extends EndpointId ? Extract<keyof Input<Id>, string> : never

/** A refusal, typed by its call. */
export interface CallRefusal<Id extends EndpointId> {
  /** Null for a code that the contract does not declare for this call; `failureText` shows the platform's own words. */
  readonly code: ErrorCode<Id> | null
  /** The field the refusal concerns; undefined when it concerns the request as a whole. */
  readonly field: FieldOf<Id> | undefined
  /** All fields it may concern, if the request decides which of them it is. */
  readonly fields: readonly FieldOf<Id>[]
}

/**
 * Reads a failure as the refusal of one call. Null for every other failure: no connection, a broken response, the
 * refusal of another call.
 *
 * @param failure what the call rejected with.
 * @param id id of the call, e.g. 'deposit.order'.
 */
export function refusal<Id extends EndpointId>(failure: unknown, id: Id): CallRefusal<Id> | null {
  if (!(failure instanceof PlatformError) || failure.endpoint !== id) return null
  const fields = failure.fields as readonly FieldOf<Id>[]
  return { code: failure.declared ? (failure.code as ErrorCode<Id>) : null, field: fields[0], fields }
}
