import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { instant, list, nothing, successOnly, text } from '../../contract/scalars.ts'
import { code, ownPart } from './schemas.ts'

/** Begins to switch the second step on. */
export const twoFactorEnrol = endpoint({
  id: 'security.twoFactorEnrol',
  method: 'POST',
  path: '/wps/ext/security/twofactor/enrol',
  module: 'BINDGA3',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  stepUp: true,
  input: () => nothing,
  value: () =>
    z.object({
      /** Base32, for typing in. */
      secret: text,
      /** `otpauth://totp/...` for the QR code (RFC 6238: SHA-1, six digits, 30 seconds). */
      uri: text,
      /** Must be confirmed by then, or enrolled again. */
      expiresAt: instant,
    }),
  errors: { 'twofactor.on': {} },
})

/** Switches the second step on. */
export const twoFactorConfirm = endpoint({
  id: 'security.twoFactorConfirm',
  method: 'POST',
  path: '/wps/ext/security/twofactor/confirm',
  module: 'BINDGA3',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  // Its secret was given to a proven owner, so only the owner can enter a code.
  input: () => z.object({ code }),
  /** Each replaces the authenticator once. Shown only now. */
  value: () => z.object({ recoveryCodes: list(z.string()) }),
  errors: { 'twofactor.code.invalid': { field: 'code' }, 'twofactor.not.started': {}, 'twofactor.on': {} },
})

/** Switches the second step off. */
export const twoFactorDisable = endpoint({
  id: 'security.twoFactorDisable',
  method: 'POST',
  path: '/wps/ext/security/twofactor/disable',
  module: 'BINDGA3',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  stepUp: true,
  input: () => nothing,
  value: () => successOnly,
  errors: { 'twofactor.off': {} },
})

/** Replaces the recovery codes. */
export const recoveryCodes = endpoint({
  id: 'security.recoveryCodes',
  method: 'POST',
  path: '/wps/ext/security/twofactor/codes',
  module: 'BINDGA3',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  stepUp: true,
  input: () => nothing,
  /** New codes, which invalidate the earlier ones. */
  value: () => z.object({ recoveryCodes: list(z.string()) }),
  errors: { 'twofactor.off': {} },
})
