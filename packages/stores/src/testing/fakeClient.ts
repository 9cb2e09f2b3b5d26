import {
  contract,
  PlatformError,
  type Answer,
  type CallOptions,
  type Client,
  type EndpointId,
  type Input,
  type Value,
  type Wire,
} from '@croupier/api'

/** A call the fake received. */
export interface ReceivedCall {
  readonly id: EndpointId
  readonly input: unknown
  readonly options: CallOptions | undefined
}

/** How the fake answers each call. A call without a handler is one the test did not expect. */
export type Handlers = {
  [Id in EndpointId]?: (input: Input<Id>, options: CallOptions | undefined) => Value<Id> | Promise<Value<Id>>
}

/** A client worked by hand. */
export interface FakeClient {
  readonly client: Client
  /** A wire whose every part is this client. */
  readonly wire: Wire
  readonly calls: ReceivedCall[]
  readonly handlers: Handlers
  /** Ids of the calls received, in order. */
  ids(): readonly EndpointId[]
  /** Inputs of the calls of one id, in order. */
  inputs<Id extends EndpointId>(id: Id): readonly Input<Id>[]
}

/**
 * The value of a response, parsed by the contract's schema, so that a test cannot invent a shape the API never sends.
 */
export function value<Id extends EndpointId>(id: Id, answer: Answer<Id>): Value<Id> {
  return contract[id].value.parse(answer) as Value<Id>
}

/** A refusal as the client makes it for this call, with the fields that the contract declares. */
function ofCall(failure: unknown, id: EndpointId): unknown {
  if (!(failure instanceof PlatformError)) return failure
  const { code, message, value: more, status, reference, silent } = failure
  const { errors } = contract[id]
  return new PlatformError({ code, message, value: more, status }, { endpoint: id, reference, silent, errors })
}

/** Builds a client that answers by the handlers. */
export function fakeClient(handlers: Handlers = {}): FakeClient {
  const calls: ReceivedCall[] = []
  const groups: Record<string, Record<string, unknown>> = {}
  for (const id of Object.keys(contract) as EndpointId[]) {
    const [group = '', name = ''] = id.split('.')
    groups[group] ??= {}
    groups[group][name] = async (input: unknown = {}, options?: CallOptions) => {
      calls.push({ id, input, options })
      const handler = handlers[id] as ((input: unknown, options: CallOptions | undefined) => unknown) | undefined
      if (!handler) throw new Error(`The test did not expect a call of ${id}`)
      try {
        return await handler(input, options)
      } catch (failure) {
        throw ofCall(failure, id)
      }
    }
  }
  const client = groups as unknown as Client
  return {
    client,
    wire: { calls: (() => client) as Wire['calls'] },
    calls,
    handlers,
    ids: () => calls.map(({ id }) => id),
    inputs: <Id extends EndpointId>(wanted: Id) =>
      calls.filter(({ id }) => id === wanted).map(({ input }) => input as Input<Id>),
  }
}
