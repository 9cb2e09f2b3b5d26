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
import { portsOf } from './ports.ts'

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

/** Failures that have a response. */
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
 *   errors and 5xx, a few times, with increasing delays.
 * - Writes are sent once. Each carries an `Idempotency-Key`; a money write needs one from its caller, and is refused
 *   without.
 * - A sealed call leaves the browser encrypted or not at all.
 * - A call of a module that the merchant does not have is refused without being sent.
 * - A call that needs a session is called off, silently, if that session is no longer the current one when its answer
 *   arrives: nobody is shown what was meant for somebody else. A write may have been carried out.
 * - Every failure is an `ApiFailure`.
 */
export function createWire(options: ClientOptions): Wire {
  const ports = portsOf(options)
  const transport = createTransport(options, ports.after)
  const inFlight = new InFlight()
  const tellExpired = tellOncePerToken<TokenExpired>(ports.token, (failure) => options.onTokenExpired?.(failure))

  const sealText = async (one: Endpoint, payload: unknown, signal: AbortSignal): Promise<Sealed> => {
    try {
      if (ports.sealing === null) throw new TypeError('No sealing is configured')
      // A key for every sealed call, as the platform's own clients do (wire fact 8/37).
      const key = await call(sealingKey, {}, { signal })
      return await ports.sealing.seal(payload, String(key))
    } catch (cause) {
      // When the connection failed, a sealing error would be misleading.
      const connection = isApiFailure(cause) && cause.kind !== 'ContractMismatch' && cause.kind !== 'PlatformError'
      throw connection ? cause : new SealFailed('The body could not be sealed', factsOf(ports, one, cause))
    }
  }

  const attempt = async (prepared: PreparedCall, signal: AbortSignal): Promise<unknown> => {
    try {
      return await exchange(
        ports,
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

  const sessionEnded = (one: Endpoint): Aborted =>
    new Aborted('The session has ended', { ...factsOf(ports, one), silent: true })

  const repeating = async (given: PreparedCall, signal: AbortSignal): Promise<unknown> => {
    if (options.turn) {
      await options.turn()
      // Reads of a session that has ended have no caller any more.
      if (given.token !== null && given.token !== ports.token()) throw sessionEnded(given.endpoint)
    }
    const { failover } = ports
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
        if (failed >= ports.retry.attempts || !isApiFailure(failure) || !mayHelp(failure)) throw failure
        await pause(ports.after, retryDelay(ports.retry, failed, ports.random), signal).catch(() => {
          throw new Aborted('The call was called off', factsOf(ports, prepared.endpoint))
        })
      }
    }
  }

  const parsed = async (one: Endpoint, input: Fields, token: string | null, signal: AbortSignal): Promise<Fields> => {
    const fields = await filled(one, input, {
      merchant: ports.merchant,
      language: ports.language,
      host: ports.host,
      token: () => token,
      now: () => String(ports.now()),
      'sealed-random': async () => {
        const sealed = await sealText(one, ports.newKey().slice(0, 16), signal)
        // The platform's own scheme puts the text's RSA block here, which it otherwise sends as this header.
        return sealed.headers['Encryption'] ?? sealed.value
      },
    })
    const result = one.input.safeParse(fields)
    if (result.success) return result.data as Fields
    throw new ContractMismatch('request', wrongFields(result.error.issues), factsOf(ports, one))
  }

  const pathOf = (one: Endpoint, fields: Fields): string =>
    one.paths === null ? one.path : (one.paths.by[String(fields[one.paths.field])] ?? one.path)

  async function call(given: Endpoint, input: Fields, { signal, idempotencyKey }: CallOptions): Promise<unknown> {
    // The only place where the platform's own names are used; above it everything uses the contract's.
    const one = inDialect(given, ports.dialect)
    const calledOff = (): Aborted => new Aborted('The call was called off', factsOf(ports, one))
    const ownSignal = signal ?? new AbortController().signal
    if (ownSignal.aborted) throw calledOff()
    if (given.module !== null && !given.unswitched && !ports.hasModule(given.module))
      throw new PlatformError(switchedOff, { ...factsOf(ports, one), silent: true })
    const token = one.token === 'none' ? null : ports.token()
    if (one.token === 'required' && token === null) throw new TokenMissing('Not signed in', factsOf(ports, one))
    if (one.effect === 'money' && !idempotencyKey) {
      throw new ContractMismatch('request', ['idempotencyKey'], factsOf(ports, one))
    }
    const fields = await parsed(one, input, token, ownSignal)
    const prepared: PreparedCall = {
      endpoint: one,
      origin: '',
      path: pathOf(one, fields),
      fields: fieldsInDialect(one.id, fields, ports.dialect),
      token,
      idempotencyKey: one.effect === 'read' ? null : (idempotencyKey ?? ports.newKey()),
    }
    if (ownSignal.aborted) throw calledOff()
    const answer =
      one.effect === 'read'
        ? inFlight.join(readKey(prepared), signal, calledOff, (shared) => repeating(prepared, shared))
        : attempt(prepared, ownSignal)
    return one.token === 'required' ? ofThisSession(prepared, answer) : answer
  }

  // The answer is about the person who asked: the next one at this device gets neither it nor its refusal.
  const ofThisSession = async (prepared: PreparedCall, answer: Promise<unknown>): Promise<unknown> => {
    const [outcome] = await Promise.allSettled([answer])
    const isOver = outcome.status === 'rejected' && outcome.reason instanceof TokenExpired
    if (!isOver && ports.token() !== prepared.token) throw sessionEnded(prepared.endpoint)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  // Two reads are the same if the platform cannot tell them apart; cache busters do not count.
  const readKey = ({ endpoint: one, path, fields, token }: PreparedCall): string => {
    const busters = new Set(one.fills.filter(({ from }) => from === 'now').map(({ field }) => field))
    const told = Object.entries(fields).filter(([field]) => !busters.has(field))
    return JSON.stringify([one.id, path, told, token, ports.merchant(), ports.language()])
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
