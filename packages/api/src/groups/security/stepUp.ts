import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { instant, list, maybeCount, nothing } from '../../contract/scalars.ts'
import { code, ownPart, password } from './schemas.ts'

/** How a member shows to be the owner of the account once more. */
const proofMethod = z.enum(['password', 'sms', 'authenticator'])

/** How a member shows to be the owner of the account once more. */
export type ProofMethod = z.output<typeof proofMethod>

const stepUpValue = z.object({ methods: list(proofMethod) })

/**
 * The proofs that a call refused with `step.up.needed` requires: all of them together.
 * @param value the `value` of a `PlatformError` with that code
 */
export function readProofMethods(value: unknown): z.output<typeof stepUpValue>['methods'] {
  const read = z.safeParse(stepUpValue, value)
  return read.success && read.data.methods.length > 0 ? read.data.methods : ['password']
}

/** Proves the owner, which allows calls with `stepUp` for a while. */
export const stepUp = endpoint({
  id: 'security.stepUp',
  method: 'POST',
  path: '/wps/ext/security/stepup',
  module: 'COMM3',
  ...ownPart,
  sealed: true,
  slow: true,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  /** Everything the refusal named: the login password, the code sent to the phone, a code of the second step. */
  input: () =>
    z.object({
      password: z._default(password, ''),
      smsCode: z._default(code, ''),
      code: z._default(textUpTo(20), ''),
    }),
  /** Calls with `stepUp` are allowed in this session until then. */
  value: () => z.object({ until: instant }),
  errors: {
    'password.old.invalid': { field: 'password' },
    'twofactor.code.invalid': { field: 'code' },
    'verification.code.invalid': { field: 'smsCode' },
    'verification.code.expired': { field: 'smsCode' },
    'step.up.impossible': {},
  },
})

/** Sends the code for the proof. */
export const stepUpCode = endpoint({
  id: 'security.stepUpCode',
  method: 'POST',
  path: '/wps/ext/security/stepup/code',
  module: 'COMM3',
  ...ownPart,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  input: () => nothing,
  value: () => z.object({ expiredMinutes: maybeCount }),
})
