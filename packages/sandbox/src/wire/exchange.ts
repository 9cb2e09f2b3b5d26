import { Refusal } from '../Refusal.ts'
import {
  commonErrors,
  fieldsFromDialect,
  isSessionCode,
  servicePath,
  type Dialect,
  type Endpoint,
  type EndpointId,
} from '@croupier/api'
import { speak } from '@croupier/games'
import { generateCookie } from 'hono/cookie'
import type { SetFault } from './faults/Faults.ts'
import { checkedAnswer, writtenJson } from './checkedAnswer.ts'
import { refusalText } from './refusalText.ts'
import { cookieName, isSecure, type Call } from './Call.ts'
import { currencyOfRequest, identify, languageOfRequest, refuseGuest, sealingOfRequest } from './identify.ts'
import { once } from './idempotency.ts'
import type { AnyHandler, Platform } from './Platform.ts'
import { checkFields, readFields } from './request.ts'

const JSON_TYPE = 'application/json;charset=UTF-8'
/** Answers contain user input, so no browser may render one as a page or cache it. */
const CAREFULLY = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }
const TIMEOUT_MS = 120_000
const LATE_MS = 3_000

/** What a request is for, its dialect, and the address it came from, null when unknown. */
interface Asked {
  readonly endpoint: Endpoint<EndpointId>
  readonly dialect: Dialect
  readonly address: string | null
}

/** Answers one request to one endpoint: fault, work, log. Never throws. */
export async function exchange(platform: Platform, asked: Asked, request: Request): Promise<Response> {
  const { endpoint } = asked
  const fault = platform.faults.take(endpoint.id)
  if (platform.faults.latency > 0) await platform.context.clock.wait(platform.faults.latency)
  const answered = (await strikeBefore(platform, endpoint, fault)) ?? (await work(platform, asked, request, fault))
  platform.log.add({
    at: platform.context.clock.now(),
    endpoint: endpoint.id,
    method: request.method,
    path: new URL(request.url).pathname,
    merchant: request.headers.get('merchant') ?? '',
    status: answered.response.status,
    code: answered.code,
    fault: answered.fault ?? null,
  })
  if (fault?.kind === 'late') await platform.context.clock.wait(fault.ms ?? LATE_MS)
  return fault?.kind === 'dropAfterCommit' ? brokenAnswer() : answered.response
}

interface Answered {
  readonly response: Response
  readonly code: string | null
  /** The sandbox's own failure. */
  readonly fault?: string
}

async function strikeBefore(
  platform: Platform,
  endpoint: Endpoint,
  fault: SetFault | undefined,
): Promise<Answered | null> {
  switch (fault?.kind) {
    case 'timeout':
      await platform.context.clock.wait(TIMEOUT_MS)
      return {
        response: envelope(504, refused('gateway.timeout', 'The platform did not answer in time.')),
        code: 'gateway.timeout',
      }
    case 'html502': {
      const page = '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1></html>'
      return { response: new Response(page, { status: 502, headers: { 'Content-Type': 'text/html' } }), code: null }
    }
    case 'platformCode': {
      const code = fault.code ?? 'system.error'
      return { response: envelope(200, refused(code, fault.message ?? 'The platform refused this request.')), code }
    }
    case 'badShape': {
      const malformed = '!malformed!'
      const whole = endpoint.envelope === 'platform' ? JSON.stringify({ success: true, value: malformed }) : malformed
      return { response: envelope(200, whole), code: null }
    }
    default:
      return null
  }
}

async function work(
  platform: Platform,
  { endpoint, dialect, address }: Asked,
  request: Request,
  fault: SetFault | undefined,
): Promise<Answered> {
  const cookies: string[] = []
  try {
    refuseGuest(platform.context, endpoint, request)
    const sealing = sealingOfRequest(platform.context, request)
    const opener = platform.openers[sealing]
    const sent = await readFields(endpoint, request, async (value, headers) => (await opener()).open(value, headers))
    const raw = fieldsFromDialect(endpoint.id, sent, dialect)
    const sealed = {
      sealingKey: endpoint.id === 'session.sealingKey' ? (await opener()).publicKey : '',
      servicePath: sealing === 'platform' ? (await platform.openers.platform()).servicePath : servicePath,
    }
    // A game's rules are in the language of the call.
    if (endpoint.id === 'games.facts') await speak(String(raw['language'] ?? languageOfRequest(request)))
    const run = () => operate(platform, endpoint, request, { raw, address, ...sealed }, cookies)
    if (fault?.kind === 'duplicate') run()
    const body = run()
    const response = new Response(body, {
      headers: { 'Content-Type': endpoint.envelope === 'text' ? 'text/plain' : JSON_TYPE, ...CAREFULLY },
    })
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return { response, code: null }
  } catch (failure) {
    if (failure instanceof Refusal && (!platform.declaredCodesOnly || declares(endpoint, failure.code))) {
      const currency = currencyOfRequest(platform.context, request)
      const message = refusalText(platform.rules, failure, languageOfRequest(request), currency)
      const body = refused(failure.code, message, failure.value, currency.digits)
      return { response: envelope(failure.status, body), code: failure.code }
    }
    const what =
      failure instanceof Refusal
        ? `refused with ${failure.code}, which the contract does not declare for it`
        : 'failed inside the sandbox'
    platform.report(`${endpoint.id} ${what}`, failure)
    return {
      response: envelope(500, refused('system.error', 'The sandbox failed; its log says why.')),
      code: 'system.error',
      fault: failure instanceof Error ? failure.message : String(failure),
    }
  }
}

/** Whether the contract lets a call refuse with a code. */
const declares = ({ errors }: Endpoint, code: string): boolean =>
  Object.hasOwn(errors, code) || Object.hasOwn(commonErrors, code) || isSessionCode(code)

/** One transaction: due work, identification, handler, check of the answer. A kept refusal is thrown after commit. */
function operate(
  platform: Platform,
  endpoint: Endpoint<EndpointId>,
  request: Request,
  { raw, address, ...sealed }: Pick<Call, 'raw' | 'sealingKey' | 'servicePath'> & Pick<Asked, 'address'>,
  cookies: string[],
): string {
  const { context, state, addresses, rules } = platform
  const setCookie: Call['setCookie'] = (name, value, maxAge) => {
    const kept = maxAge === undefined ? undefined : { maxAge }
    const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(addresses), ...kept } as const
    cookies.push(generateCookie(cookieName(addresses, name), value, options))
  }
  cookies.length = 0
  const outcome = state.transact((): string | Refusal => {
    rules.settleDue(context)
    const call = identify(context, endpoint, request, { addresses, raw, address, ...sealed, setCookie })
    const input = checkFields(endpoint.input, raw)
    rules.admit(context, endpoint, call)
    const key = request.headers.get('idempotency-key')
    if (endpoint.effect === 'money' && !key)
      throw new Refusal('request_param_err', { status: 400, values: ['Idempotency-Key'] })
    try {
      const answer = () =>
        checkedAnswer(
          endpoint,
          (rules.calls[endpoint.id] as AnyHandler)(context, call, input as never),
          call.merchant.digits,
        )
      if (endpoint.effect === 'read' || !key) return answer()
      const caller = call.member ? String(call.member.id) : `guest-${call.merchant.code}`
      return once(context, { endpoint: endpoint.id, caller, key, fields: raw }, answer)
    } catch (failure) {
      if (failure instanceof Refusal && failure.keep) return failure
      throw failure
    }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

const refused = (errorCode: string, message: string, value: unknown = null, digits = 2) =>
  writtenJson({ success: false, value, message, errorCode }, digits)

const envelope = (status: number, body: string) =>
  new Response(body, { status, headers: { 'Content-Type': JSON_TYPE, ...CAREFULLY } })

/** A response that breaks off before the first byte of its body. */
function brokenAnswer(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.error(new TypeError('the connection was dropped'))
      },
    }),
    { headers: { 'Content-Type': JSON_TYPE } },
  )
}
