/** Facts of the contract about an error code of a call. */
export interface ErrorFacts {
  /**
   * Field of the request that the code concerns. Several if it depends on the request; a code without a field concerns
   * the whole request.
   */
  readonly field?: string | readonly string[]
}

/** The codes a call may be refused with. */
export type ErrorTable = Readonly<Record<string, ErrorFacts>>

/** Codes that any call may be refused with, besides those of the session. */
export const commonErrors = {
  'function.not.available': {},
  request_param_err: {},
  request_body_required: {},
  request_body_too_large: {},
  // A sealed body that was sent before, or is older than five minutes.
  'request.replayed': {},
  // Of calls with `stepUp`; the refusal's value names the methods.
  'step.up.needed': {},
  // The password must be changed first: every write except logout is refused until then.
  'password.change.required': {},
  // Of calls with a gate (`gates.ts`).
  'need.true.account': {},
  'agent.only': {},
  'safety.break': {},
  'safety.identity.first': {},
  // The refusal's value names the missing one of birthday and terms (`readMissingDetails`).
  'account.details.first': {},
  'age.too.young': {},
  'idempotency.conflict': {},
  'site.maintenance': {},
  'region.restricted': {},
  TOO_MANY_REQUEST: {},
  TOO_MANY_REQUESTS: {},
} as const satisfies ErrorTable

/** Errors of a call with the payment password in its field `password`. */
export const paymentPasswordErrors = {
  'not.exists.payment.password': {},
  'invalid.payment.pw': { field: 'password' },
  TOO_MANY_REQUESTS: {},
} as const satisfies ErrorTable
