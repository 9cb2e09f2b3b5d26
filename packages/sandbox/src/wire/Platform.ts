import type { EndpointId } from '@croupier/api'
import type { Faults } from './faults/Faults.ts'
import type { Words } from '../core/words/Words.ts'
import type { RefusalCode } from '../Refusal.ts'
import type { Invariant } from '../core/ledger/Invariant.ts'
import type { PlatformState, Context } from '../Context.ts'
import type { Addresses, AdmitRule, Handler } from './Call.ts'
import type { RequestLog } from './RequestLog.ts'
import type { Openers } from './openers.ts'

/** Handler of any endpoint, as the routes use it. */
export type AnyHandler = Handler<EndpointId>

/** Handlers of every call of the contract. */
export type AllCalls = { readonly [Id in EndpointId]: Handler<Id> }

/** Finds a visitor's address from a request and the server's side of its connection; null when unknown. */
export type AddressOf = (request: Request, connection: unknown) => string | null

/** What the subjects provide to wire and panel. */
export interface Rules {
  readonly calls: AllCalls
  readonly refusals: Readonly<Record<RefusalCode, Words>>
  readonly admit: AdmitRule
  readonly invariants: readonly Invariant[]
  /** Whether {@link settleDue} may have anything to do. */
  readonly anythingWaits: (context: Context) => boolean
  /** Does what is due. Runs in a transaction: before each request, and when the operator moves the clock. */
  readonly settleDue: (context: Context) => void
}

/** Everything that handles a request. */
export interface Platform {
  readonly state: PlatformState
  readonly rules: Rules
  readonly context: Context
  readonly faults: Faults
  readonly log: RequestLog
  readonly addresses: Addresses
  /** Address of the visitor behind a connection; null for the one that the operator set. */
  readonly addressOf: AddressOf
  /** Decrypts sealed bodies, by the scheme in the merchant's file. */
  readonly openers: Openers
  /** Whether a refusal with a code that its call does not declare is reported and answered as a failure. For tests. */
  readonly declaredCodesOnly: boolean
  /** Called for faults of the sandbox itself: answers that break the contract, unexpected errors. */
  readonly report: (message: string, cause?: unknown) => void
}
