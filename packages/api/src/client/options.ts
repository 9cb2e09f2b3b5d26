import type { Dialect } from '../dialect/dialect.ts'
import type { Failover } from '../domains/DomainRoutes.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { RawAnswer } from './answer.ts'
import type { ContractMismatch, TokenExpired } from './failures.ts'
import type { RetryRule } from './retry.ts'
import type { After } from './timers.ts'

/** Carries a request and brings the answer: the global fetch, a Hono app's `fetch`, or a test's own. */
export type Carrier = (request: Request) => Response | Promise<Response>

/** A request, ready to go. */
export interface WireRequest {
  readonly method: string
  /** Address with query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The environment of a client. Functions are called for every request, so a change takes effect immediately. */
export interface ClientOptions {
  /** Origin of the platform; '' (the page's own) by default, as the site's host proxies it. */
  readonly baseURL?: string | undefined
  /** Replaces the global fetch. It may ignore abort signals. */
  readonly fetch?: Carrier | undefined
  /**
   * Returns the answer to a request that the page sent before its scripts had loaded; undefined for any other request.
   * If it rejects, the request is sent. None by default.
   */
  readonly early?: ((request: WireRequest) => Promise<RawAnswer> | undefined) | undefined
  /** Merchant code. */
  readonly merchant: () => string
  /** Language code; TY if it returns ''. */
  readonly language: () => string
  /**
   * Session token, or null when logged out. Another token is another session: calls under way that need one are called
   * off.
   */
  readonly token: () => string | null
  /** Host of the site, sent if the platform requires it. '' omits it. */
  readonly host?: (() => string) | undefined
  /**
   * Whether the merchant has a module. A call of a module that it does not have is not sent: it is refused here,
   * silently, see `isSwitchedOff`. Default every module.
   */
  readonly hasModule?: ((modId: string) => boolean) | undefined
  /** Encrypts bodies. Without it every sealed call fails with `SealFailed`. */
  readonly sealing?: Sealing | null | undefined
  /** Value of the header `Device`; 'web' by default. */
  readonly device?: string | undefined
  /** Epoch milliseconds. */
  readonly now?: (() => number) | undefined
  /** From 0 to below 1, as Math.random. Spreads retries and references; no secret is made of it. */
  readonly random?: (() => number) | undefined
  /** Creates the idempotency key of a write without one; default a UUID. */
  readonly newKey?: (() => string) | undefined
  readonly after?: After | undefined
  /**
   * Resolves when the next read may be prepared, such as in a browser's next task, so that input is handled between
   * many reads. By default reads do not wait; writes never do.
   */
  readonly turn?: (() => Promise<void>) | undefined
  /** Whether the browser believes it has a connection. Called only after a request failed. */
  readonly online?: (() => boolean) | undefined
  /** Called once per token when the platform no longer accepts it, and not if the token has changed since the call. */
  readonly onTokenExpired?: ((failure: TokenExpired) => void) | undefined
  /**
   * Called for every response that breaks the contract, even if it is used without its invalid list items. For an
   * integrator's console.
   */
  readonly onMismatch?: ((failure: ContractMismatch) => void) | undefined
  /** Retry of reads. */
  readonly retry?: Partial<RetryRule> | undefined
  /** Other origins of the same platform, for reads whose connection fails; default none. */
  readonly failover?: Failover | undefined
  /** Names of the platform's generation; the specification's by default. See `dialects`. */
  readonly dialect?: Dialect | undefined
}

/** Options of a call. */
export interface CallOptions {
  /** Cancels the call: it rejects with `Aborted`. A write may have reached the platform. */
  readonly signal?: AbortSignal | undefined
  /** Marks a write, so that sending it twice executes it once. One key per decision of the person. */
  readonly idempotencyKey?: string | undefined
}

/** Required for money: a key made when the person confirmed. */
export interface MoneyCallOptions extends CallOptions {
  readonly idempotencyKey: string
}
