/**
 * Every difference between a platform and the contract: its name, its severity (`broken`: breaks the site, `notice`:
 * information) and its text.
 */
export const findingKinds = Object.freeze({
  unreachable: { level: 'broken', says: 'no whole answer came' },
  redirect: { level: 'broken', says: 'sends elsewhere in place of answering' },
  'not-found': { level: 'broken', says: 'nothing answers at this address' },
  'other-dialect': { level: 'broken', says: 'answers under the name of another dialect' },
  'wrong-method': { level: 'broken', says: 'answers to another method' },
  'server-error': { level: 'broken', says: 'fails with HTTP 5xx' },
  'bare-status': { level: 'broken', says: 'refuses without saying why in its envelope' },
  'html-body': { level: 'broken', says: 'answers a page in place of data' },
  'content-type-missing': { level: 'broken', says: 'does not say what its body is' },
  'content-type-wrong': { level: 'broken', says: 'says that its body is something else' },
  'charset-wrong': { level: 'broken', says: 'is not in UTF-8' },
  'broken-json': { level: 'broken', says: 'is no whole JSON' },
  'wrong-envelope': { level: 'broken', says: 'is not wrapped as the contract says' },
  'missing-field': { level: 'broken', says: 'lacks a field' },
  'null-value': { level: 'broken', says: 'has null where a value has to be' },
  'list-for-object': { level: 'broken', says: 'has a list where none may be' },
  'wrong-type': { level: 'broken', says: 'has a value of another type' },
  'amount-decimals': { level: 'broken', says: 'has an amount as a number with more than two decimals' },
  'token-ignored': { level: 'broken', says: 'answers without a session' },
  'forged-token-accepted': { level: 'broken', says: 'answers to a made-up token' },
  'ended-token-accepted': { level: 'broken', says: 'answers to the token of a session that was signed out' },
  'session-code': { level: 'broken', says: 'does not say by code or HTTP 401 that a session is needed' },
  'success-status': { level: 'broken', says: 'says HTTP 200 where it refuses a session' },
  'error-code': { level: 'broken', says: 'refuses with a code that the contract does not know for it' },
  'clear-body-accepted': { level: 'broken', says: 'reads a body in clear that has to be sealed' },
  'sealing-key': { level: 'broken', says: 'gives no key of a known sealing scheme' },
  'login-refused': { level: 'broken', says: 'does not let the given account in' },
  'fault-on-bad-input': { level: 'broken', says: 'fails with HTTP 5xx on wrong input' },
  'repeated-header': { level: 'broken', says: 'does not refuse a repeated Merchant header as it should' },
  'bad-input-accepted': { level: 'notice', says: 'answers to wrong input as if it were right' },
  slow: { level: 'notice', says: 'takes long' },
} as const)

/** Name of a finding's kind. */
export type FindingKind = keyof typeof findingKinds

/** One difference. It names endpoint, kind and place, and never contains a value, a token or a password. */
export interface Finding {
  readonly endpoint: string
  readonly kind: FindingKind
  readonly level: 'broken' | 'notice'
  /** Where or how: a field's path, a status, a code. */
  readonly detail: string
  /** Types or values that the contract allows there, such as `string or number`. */
  readonly expected?: string
}

/** Makes a finding. */
export const finding = (endpoint: string, kind: FindingKind, detail = '', expected = ''): Finding => ({
  endpoint,
  kind,
  level: findingKinds[kind].level,
  detail,
  ...(expected !== '' && { expected }),
})

/** A finding as a person reads it. */
export const sentence = ({ kind, detail, expected }: Finding): string => {
  const { says } = findingKinds[kind]
  return `${says}${detail === '' ? '' : `: ${detail}`}${expected === undefined ? '' : ` (expected ${expected})`}`
}
