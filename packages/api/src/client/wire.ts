import type { EndpointId } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { sealingKey } from '../groups/session/sealing.calls.ts'
import { fieldsInDialect, inDialect } from '../dialect/dialect.ts'
import type { Sealed } from '../sealing/sealing.ts'
import type { CallsOf, ContractPart } from './client-type.ts'
import { exchange, factsOf, wrongFields } from './exchange.ts'
import type { PreparedCall } from './exchange.ts'
import {
  Aborted,
  ContractMismatch,
  isApiFailure,
  PlatformError,
  SealFailed,
  switchedOff,
  TokenExpired,
  TokenMissing,
} from './failures.ts'
import type { ApiFailure } from './failures.ts'
import { filled } from './fills.ts'
import { InFlight } from './in-flight.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Fields } from './parameters.ts'
import { mayHelp, retryDelay } from './retry.ts'
import { tellOncePerToken } from './session-end.ts'
import { pause } from './timers.ts'
import { createTransport } from './transport.ts'
import { worldOf } from './world.ts'

/**
 * The connection to one platform: transport, session, sealing, retries and pending reads. It contains no calls; {@link
 * Wire.calls} returns those of any part of the contract, so that each part of a site loads only the descriptors it
 * uses.
 */
export interface Wire {
  /**
   * The typed calls of a part of the contract: `wire.calls(catalogue).games.vendors()`. All parts share the wire: the
   * same read through two of them is one request.
   */
  calls<const Part extends ContractPart>(part: Part): CallsOf<Part>
}

/** Failures behind which there was an answer. */
const saysSomething: ReadonlySet<ApiFailure['kind']> = new Set([
  'HttpStatus',
  'PlatformError',
  'ContractMismatch',
  'TokenExpired',
])

/**
 * Opens the wire to the platform.
 *
 * - Reads that run at the same time with the same input share one request; a failed one is repeated after network
 *   errors and 5xx, a few times, further and further apart.
 * - Writes are sent once. Each carries an `Idempotency-Key`; a money write must be given its own, and is refused without.
 * - A sealed call leaves the browser sealed or not at all.
 * - A call of a module that the merchant has not is refused without being sent.
 * - Every failure is an `ApiFailure`.
 */
export function createWire(options: ClientOptions): Wire {
  const world = worldOf(options)
  const transport = createTransport(options, world.after)
  const inFlight = new InFlight()
  const tellExpired = tellOncePerToken<TokenExpired>(world.token, (failure) => options.onTokenExpired?.(failure))

  const sealText = async (one: Endpoint, payload: unknown, signal: AbortSignal): Promise<Sealed> => {
    try {
      if (world.sealing === null) throw new TypeError('No sealing is configured')
      // A key for every sealed call, as the platform's own clients do (wire fact 8/37).
      const key = await call(sealingKey, {}, { signal })
      return await world.sealing.seal(payload, String(key))
    } catch (cause) {
      // When the connection failed, a sealing error would be misleading.
      const connection = isApiFailure(cause) && cause.kind !== 'ContractMismatch' && cause.kind !== 'PlatformError'
      throw connection ? cause : new SealFailed('The body could not be sealed', factsOf(world, one, cause))
    }
  }

  const attempt = async (prepared: PreparedCall, signal: AbortSignal): Promise<unknown> => {
    try {
      return await exchange(
        world,
        transport,
        ({ endpoint: one, fields }, sealSignal) => sealText(one, fields, sealSignal),
        prepared,
        signal,
      )
    } catch (failure) {
      if (failure instanceof TokenExpired && prepared.token !== null) tellExpired(prepared.token, failure)
      throw failure
    }
  }

  const repeating = async (given: PreparedCall, signal: AbortSignal): Promise<unknown> => {
    if (options.turn) {
      await options.turn()
      // Reads of a session that has ended have no caller any more.
      if (given.token !== null && given.token !== world.token())
        throw new Aborted('The session has ended', factsOf(world, given.endpoint))
    }
    const { failover } = world
    const tried: string[] = []
    let prepared = { ...given, origin: failover?.current() ?? given.origin }
    for (let failed = 1; ; failed += 1) {
      try {
        const value = await attempt(prepared, signal)
        failover?.answered(prepared.origin)
        return value
      } catch (failure) {
        if (failover !== null && isApiFailure(failure) && !signal.aborted) {
          if (saysSomething.has(failure.kind)) failover.answered(prepared.origin)
          if (failure.kind === 'Network') {
            failover.failed(prepared.origin)
            tried.push(prepared.origin)
            const origin = await failover.next(tried)
            if (origin !== undefined) {
              prepared = { ...given, origin }
              continue
            }
          }
        }
        if (failed >= world.retry.attempts || !isApiFailure(failure) || !mayHelp(failure)) throw failure
        await pause(world.after, retryDelay(world.retry, failed, world.random), signal).catch(() => {
          throw new Aborted('The call was called off', factsOf(world, prepared.endpoint))
        })
      }
    }
  }

  const parsed = async (one: Endpoint, input: Fields, token: string | null, signal: AbortSignal): Promise<Fields> => {
    const fields = await filled(one, input, {
      merchant: world.merchant,
      language: world.language,
      host: world.host,
      token: () => token,
      now: () => String(world.now()),
      'sealed-random': async () => {
        const sealed = await sealText(one, world.newKey().slice(0, 16), signal)
        // The platform's own scheme puts the text's RSA block here, which it otherwise sends as this header.
        return sealed.headers['Encryption'] ?? sealed.value
      },
    })
    const result = one.input.safeParse(fields)
    if (result.success) return result.data as Fields
    throw new ContractMismatch('request', wrongFields(result.error.issues), factsOf(world, one))
  }

  const pathOf = (one: Endpoint, fields: Fields): string =>
    one.paths === null ? one.path : (one.paths.by[String(fields[one.paths.field])] ?? one.path)

  async function call(given: Endpoint, input: Fields, { signal, idempotencyKey }: CallOptions): Promise<unknown> {
    // The one place where the platform's own names come in; above it everything speaks the contract's.
    const one = inDialect(given, world.dialect)
    const calledOff = (): Aborted => new Aborted('The call was called off', factsOf(world, one))
    const ownSignal = signal ?? new AbortController().signal
    if (ownSignal.aborted) throw calledOff()
    if (given.module !== null && !given.unswitched && !world.hasModule(given.module))
      throw new PlatformError(switchedOff, { ...factsOf(world, one), silent: true })
    const token = one.token === 'none' ? null : world.token()
    if (one.token === 'required' && token === null) throw new TokenMissing('Not signed in', factsOf(world, one))
    if (one.effect === 'money' && !idempotencyKey) {
      throw new ContractMismatch('request', ['idempotencyKey'], factsOf(world, one))
    }
    const fields = await parsed(one, input, token, ownSignal)
    const prepared: PreparedCall = {
      endpoint: one,
      origin: '',
      path: pathOf(one, fields),
      fields: fieldsInDialect(one.id, fields, world.dialect),
      token,
      idempotencyKey: one.effect === 'read' ? null : (idempotencyKey ?? world.newKey()),
    }
    if (ownSignal.aborted) throw calledOff()
    if (one.effect !== 'read') return attempt(prepared, ownSignal)
    return inFlight.join(readKey(prepared), signal, calledOff, (shared) => repeating(prepared, shared))
  }

  // Two reads are the same when the platform could not tell them apart; a cache buster is no difference.
  const readKey = ({ endpoint: one, path, fields, token }: PreparedCall): string => {
    const busters = new Set(one.fills.filter(({ from }) => from === 'now').map(({ field }) => field))
    const told = Object.entries(fields).filter(([field]) => !busters.has(field))
    return JSON.stringify([one.id, path, told, token, world.merchant(), world.language()])
  }

  const callsOf = (part: ContractPart): object => {
    const groups: Record<string, Record<string, unknown>> = {}
    for (const one of Object.values(part) as readonly Endpoint<EndpointId>[]) {
      const [group = '', action = ''] = one.id.split('.')
      const calls = (groups[group] ??= {})
      calls[action] = (input: Fields = {}, callOptions: CallOptions = {}) => call(one, input, callOptions)
    }
    return groups
  }
  return { calls: <Part extends ContractPart>(part: Part) => callsOf(part) as CallsOf<Part> }
}
