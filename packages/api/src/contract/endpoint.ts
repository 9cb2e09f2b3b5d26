import type * as z from 'zod/mini'
import type { ErrorTable } from './errors.ts'
import type { EndpointGate } from './gates.ts'

/** Effect of a call on the platform. It alone decides retry, de-duplication, cancellation and idempotency. */
export type Effect = 'read' | 'write' | 'money'

/** Whether the session token is sent with a call: never, if there is one, or always (no call without). */
export type TokenRule = 'none' | 'optional' | 'required'

/** How the input travels: in the address, as a JSON body, or as a URL-encoded form. */
export type Sends = 'query' | 'json' | 'form'

/** How the answer is wrapped: the platform's envelope, bare JSON (lottery gateways), or plain text (sealing key). */
export type Envelope = 'platform' | 'raw' | 'text'

/** Source of a field that callers need not provide. */
export type FillSource = 'merchant' | 'language' | 'token' | 'host' | 'now' | 'sealed-random'

/** A field the client adds if the caller has not set it. */
export interface Fill {
  readonly field: string
  readonly from: FillSource
  /** Leaves the field out when this other field of the input is set. */
  readonly unless?: string
}

/** Addresses of an endpoint that has more than one: `by[input[field]]` is called, and the field is sent as well. */
export interface PathChoice {
  readonly field: string
  readonly by: Readonly<Record<string, `/${string}`>>
}

/** One call of the platform as plain data. The client, the sandbox, the reference and the schemas are made from it. */
export interface Endpoint<
  Id extends string = string,
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
  E extends Effect = Effect,
  Errors extends ErrorTable = ErrorTable,
> {
  readonly id: Id
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Address on the platform's origin. */
  readonly path: `/${string}`
  /** Present when the address depends on the input; `path` is then one of them. */
  readonly paths: PathChoice | null
  /** Module id sent as header `ModuleId`, or null if the platform expects none. */
  readonly module: string | null
  /** Answered even while its module is off: the platform itself requires it, such as the second step of a login. */
  readonly unswitched: boolean
  readonly token: TokenRule
  /** The body leaves the browser only as cipher text. */
  readonly sealed: boolean
  readonly effect: E
  readonly sends: Sends
  /** The request as sent. Accepts text for numbers, so that the receiving side parses with the same schema. */
  readonly input: In
  /** The envelope's `value` (or the whole body for raw and text answers). Unknown keys pass. */
  readonly value: Out
  readonly envelope: Envelope
  /**
   * Changes the protection of the account: refused with `step.up.needed` unless the member has just given a step-up
   * proof by `security.stepUp` or a full login. `withSecondStep` requires it only from members with two-step login.
   */
  readonly stepUp: boolean | 'withSecondStep'
  /** Requirements of the account (see `gates`). Every write names its gate; a read usually has an open one. */
  readonly gate: EndpointGate
  /**
   * Works during maintenance and in a blocked region: help, and information about the member's money. `blocked` works
   * only in a blocked region: logging in and withdrawing.
   */
  readonly whileClosed: boolean | 'blocked'
  /** Codes the call may be refused with, besides `commonErrors` and those of the session. */
  readonly errors: Errors
  /** A failure of this call is not announced by a general dialog. */
  readonly silent: boolean
  /** Waits 60 s for the answer in place of 30 s. */
  readonly slow: boolean
  readonly fills: readonly Fill[]
  /** A successful response without this field means that the session has ended. */
  readonly sessionField: string | null
  /** True for a call that no known platform has and the product itself adds; its address begins with `/wps/ext/`. */
  readonly extension: boolean
}

type Optional =
  | 'paths'
  | 'unswitched'
  | 'token'
  | 'sealed'
  | 'sends'
  | 'envelope'
  | 'errors'
  | 'stepUp'
  | 'gate'
  | 'whileClosed'
  | 'silent'
  | 'slow'
  | 'fills'
  | 'sessionField'
  | 'extension'

/** Input of `endpoint`: an `Endpoint` in which everything with a default may be omitted. */
export type EndpointDefinition<
  Id extends string,
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
  E extends Effect,
  Errors extends ErrorTable,
> = Omit<Endpoint<Id, In, Out, E, Errors>, Optional | 'input' | 'value'> &
  Partial<Pick<Endpoint<Id, In, Out, E, Errors>, Optional>> & {
    /** Builds the schema of the request, when the endpoint is first called. */
    readonly input: () => In
    /** Builds the schema of the answer, likewise. */
    readonly value: () => Out
  } & (E extends 'read' ? unknown : Pick<Endpoint<Id, In, Out, E, Errors>, 'gate'>)

/** Builds a schema on first use: a page calls few of its endpoints, and building a schema takes a while. */
function once<Schema>(build: () => Schema): () => Schema {
  let built: Schema | undefined
  return () => (built ??= build())
}

/**
 * Makes one frozen descriptor. Defaults: no token, plain body, platform envelope, announced failures; a GET sends a
 * query, everything else a JSON body.
 */
export function endpoint<
  const Id extends string,
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
  const E extends Effect,
  const Errors extends ErrorTable = {},
>(definition: EndpointDefinition<Id, In, Out, E, Errors>): Endpoint<Id, In, Out, E, Errors> {
  const input = once(definition.input)
  const value = once(definition.value)
  return Object.freeze({
    paths: null,
    unswitched: false,
    token: 'none',
    sealed: false,
    sends: definition.method === 'GET' ? 'query' : 'json',
    envelope: 'platform',
    errors: {} as Errors,
    stepUp: false,
    gate: 'open',
    whileClosed: false,
    silent: false,
    slow: false,
    fills: [],
    sessionField: null,
    extension: false,
    ...definition,
    get input() {
      return input()
    },
    get value() {
      return value()
    },
  } as const)
}

/** Every address an endpoint answers at: usually one, several when the address depends on the input. */
export function everyPath(one: Endpoint): readonly string[] {
  return one.paths === null ? [one.path] : [...new Set([one.path, ...Object.values(one.paths.by)])]
}
