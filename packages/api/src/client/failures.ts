import { commonErrors } from '../contract/errors.ts'
import type { ErrorTable } from '../contract/errors.ts'

/** Facts about the call that every failure has. */
export interface FailureFacts {
  /** Id of the call, e.g. 'session.login'. */
  readonly endpoint: string
  /** Short text to copy and read out to support (see `createReferences`). */
  readonly reference: string
  readonly cause?: unknown
  /** Whether failures of this call are hidden from the person (`Endpoint.silent`); default no. */
  readonly silent?: boolean
  /** Codes the call declares (`Endpoint.errors`), from which a refusal reads its field. */
  readonly errors?: ErrorTable
}

abstract class Failure extends Error {
  abstract readonly kind: string
  readonly endpoint: string
  readonly reference: string
  /**
   * True if no general message is shown: the call's failures are not announced, or the code is one that the caller
   * handles. A form may still show it next to its field.
   */
  readonly silent: boolean

  constructor(message: string, { endpoint, reference, cause, silent }: FailureFacts) {
    super(message, cause === undefined ? undefined : { cause })
    this.endpoint = endpoint
    this.reference = reference
    this.silent = silent ?? false
  }
}

/** Codes that the caller handles: a further step of the login, a wait, an account to bind. */
const silentCodes: ReadonlySet<string> = new Set([
  'merchant.acct.setup.err',
  'login_verify_required',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
  'bind_customer_required',
])

/** The request could not be sent and the browser is offline. */
export class Offline extends Failure {
  override readonly name = 'Offline'
  readonly kind = 'Offline'
}

/** No response in time: 30 s, or 60 s for login and launch. A write may still have been carried out. */
export class Timeout extends Failure {
  override readonly name = 'Timeout'
  readonly kind = 'Timeout'
}

/** The caller called off the call; or, where it is `silent`, the session that it was made in is no longer the current one. */
export class Aborted extends Failure {
  override readonly name = 'Aborted'
  readonly kind = 'Aborted'
}

/** The connection failed before the complete response arrived. A write may still have been carried out. */
export class Network extends Failure {
  override readonly name = 'Network'
  readonly kind = 'Network'
}

/** An HTTP status other than 2xx without the platform's envelope, e.g. a proxy's error page. */
export class HttpStatus extends Failure {
  override readonly name = 'HttpStatus'
  readonly kind = 'HttpStatus'
  readonly status: number

  constructor(status: number, facts: FailureFacts) {
    super(`HTTP status ${status}`, facts)
    this.status = status
  }
}

/** A refusal of the platform. */
export interface Refusal {
  readonly code: string | null
  /** Localized text for the member; '' if the platform sent none. */
  readonly message: string
  readonly value: unknown
  /** HTTP status of the refusal, which may be 200. */
  readonly status: number
}

/** The platform answered and refused. `code` is its machine code, `value` may say more (e.g. the captcha flag). */
export class PlatformError extends Failure {
  override readonly name = 'PlatformError'
  readonly kind = 'PlatformError'
  readonly code: string | null
  readonly value: unknown
  readonly status: number
  /**
   * Fields of the request that the refusal concerns: the one that the answer names as `value.field`, otherwise those
   * that the contract declares for the code. Empty if it concerns the whole request.
   */
  readonly fields: readonly string[]
  /** Whether the call declares the code, or every call may answer with it. */
  readonly declared: boolean

  constructor(refusal: Refusal, facts: FailureFacts) {
    super(refusal.message, { ...facts, silent: facts.silent === true || silentCodes.has(refusal.code ?? '') })
    this.code = refusal.code
    this.value = refusal.value
    this.status = refusal.status
    const named = fieldIn(refusal.value)
    const declared = facts.errors?.[refusal.code ?? '']?.field ?? []
    this.fields = named === null ? [declared].flat() : [named]
    this.declared = refusal.code !== null && (refusal.code in commonErrors || refusal.code in (facts.errors ?? {}))
  }

  /** The first of `fields`. */
  get field(): string | undefined {
    return this.fields[0]
  }
}

/** The refusal of a call that was not sent, as its module is switched off. It has no HTTP status: 0. */
export const switchedOff: Refusal = Object.freeze({
  code: 'function.not.available',
  message: '',
  value: null,
  status: 0,
})

/** Whether a call was not sent because its module is switched off. The interface then omits its content. */
export const isSwitchedOff = (failure: unknown): boolean => failure instanceof PlatformError && failure.status === 0

function fieldIn(value: unknown): string | null {
  const field = typeof value === 'object' && value !== null && 'field' in value ? value.field : null
  return typeof field === 'string' && field !== '' ? field : null
}

/**
 * The request or response does not match the contract. Carries the paths of the wrong fields ('list.0.vo.winAmount', ''
 * for the whole), never a value.
 */
export class ContractMismatch extends Failure {
  override readonly name = 'ContractMismatch'
  readonly kind = 'ContractMismatch'
  readonly side: 'request' | 'answer'
  readonly fields: readonly string[]

  constructor(side: 'request' | 'answer', fields: readonly string[], facts: FailureFacts, isPage = false) {
    super(
      isPage
        ? `A web page came as the answer of ${facts.endpoint}, not JSON. Does the platform answer at this address?`
        : `The ${side} of ${facts.endpoint} is not as agreed at: ${fields.map((field) => field || '(whole)').join(', ')}`,
      facts,
    )
    this.side = side
    this.fields = fields
  }

  /** The first wrong field's path. */
  get field(): string {
    return this.fields[0] ?? ''
  }
}

/** The body could not be encrypted; nothing was sent, and never in plain text. */
export class SealFailed extends Failure {
  override readonly name = 'SealFailed'
  readonly kind = 'SealFailed'
  /** The page was loaded over plain http, where browsers offer no cryptography: only https helps, not a retry. */
  readonly needsHttps: boolean = globalThis.isSecureContext === false
}

/** The call needs a session, and there is none. Nothing was sent. */
export class TokenMissing extends Failure {
  override readonly name = 'TokenMissing'
  readonly kind = 'TokenMissing'
}

/** The platform no longer accepts the session token of the call. `value` may name the break that ended the session. */
export class TokenExpired extends Failure {
  override readonly name = 'TokenExpired'
  readonly kind = 'TokenExpired'
  readonly code: string | null
  readonly value: unknown

  constructor(refusal: Pick<Refusal, 'code' | 'message'> & Partial<Pick<Refusal, 'value'>>, facts: FailureFacts) {
    super(refusal.message, facts)
    this.code = refusal.code
    this.value = refusal.value
  }
}

/** Every way a call can fail; callers branch on `kind`. */
export type ApiFailure =
  | Offline
  | Timeout
  | Aborted
  | Network
  | HttpStatus
  | PlatformError
  | ContractMismatch
  | SealFailed
  | TokenMissing
  | TokenExpired

/** Distinguishes a failed call from any other thrown value. */
export function isApiFailure(thrown: unknown): thrown is ApiFailure {
  return thrown instanceof Failure
}

/** Whether a thrown value is a failure that must not open a general dialog; its `silent`. */
export function isSilentFailure(thrown: unknown): boolean {
  return isApiFailure(thrown) && thrown.silent
}
