import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, instant, list, maybeCount, maybeText, successOnly, text } from '../../contract/scalars.ts'
import { loginValue, sliderProof } from '../session/calls.ts'

/** Further steps that a login may require. */
const loginStep = z.enum(['phone', 'code', 'email', 'bankName', 'authenticator', 'recovery'])

/**
 * The `value` of a login refused with `login_verify_required`. Reading: only the code is known; the ticket replaces the
 * password, so that it is neither stored nor sent twice.
 */
const loginVerification = z.object({
  ticket: text,
  /** An address not seen before, or the second step the member switched on. */
  reason: z.enum(['address', 'twoFactor']),
  /** Any one of them is enough; `hint` shows the masked form of the answer. */
  steps: list(z.object({ step: loginStep, hint: maybeText })),
  expiresAt: instant,
})

const login = endpoint({
  id: 'verification.login',
  method: 'POST',
  path: '/wps/session/login/verification',
  // Wire row 16 sends the module of the address check. The same call serves the second step, because no other is known.
  module: 'LOGINIPVERF3',
  unswitched: true,
  sealed: true,
  slow: true,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  // Reading: which step, and its answer: the bound number, the code sent to it, the bound email address, the name on
  // the bank account, or a code of the authenticator.
  input: () =>
    z.object({
      ticket: textUpTo(64),
      step: loginStep,
      answer: textUpTo(120),
      loginDeviceId: z.optional(textUpTo(64)),
    }),
  value: () => loginValue,
  errors: {
    'login.verification.failed': { field: 'answer' },
    'login.verification.expired': {},
    'verification.code.expired': { field: 'answer' },
    TOO_MANY_REQUESTS: {},
    'verification.code.invalid': { field: 'answer' },
  },
})

const loginCode = endpoint({
  id: 'verification.loginCode',
  method: 'POST',
  // Extension: the code of the step "code" is sent to the number on file; the page never sees the number.
  path: '/wps/ext/verify/code',
  extension: true,
  module: 'LOGINIPVERF3',
  unswitched: true,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  input: () => z.object({ ticket: textUpTo(64) }),
  value: () => z.object({ expiredMinutes: maybeCount }),
  errors: { 'login.verification.expired': {}, TOO_MANY_REQUESTS: {} },
})

const mobile = { mobileNum: textUpTo(30), countryDialingCode: textUpTo(6) }

const sendSms = endpoint({
  id: 'verification.sendSms',
  stepUp: true,
  method: 'POST',
  path: '/wps/v2/verification/sms/send',
  module: 'VERIFICATION3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  // Wire row 31: operation type 5 binds the number of the member centre.
  input: () => z.object({ ...mobile, operationType: z._default(count, 5), geetestValidateV4: z.optional(sliderProof) }),
  value: () => z.object({ expiredMinutes: maybeCount }),
  errors: {
    'mobile.invalid': { field: 'mobileNum' },
    'mobile.taken': { field: 'mobileNum' },
    TOO_MANY_REQUESTS: {},
    'captcha.slider.invalid': {},
  },
})

const checkSms = endpoint({
  id: 'verification.checkSms',
  stepUp: true,
  method: 'POST',
  path: '/wps/v2/verification/sms/verify',
  module: 'VERIFICATION3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  input: () => z.object({ ...mobile, verificationCode: textUpTo(12) }),
  value: () => z.nullish(z.object({ expiredMinutes: maybeCount })),
  errors: {
    'mobile.invalid': { field: 'mobileNum' },
    'mobile.taken': { field: 'mobileNum' },
    'verification.code.invalid': { field: 'verificationCode' },
    'verification.code.expired': { field: 'verificationCode' },
  },
})

const ownMail = { module: 'MAILVERIFICATION3', token: 'required', extension: true } as const

const sendEmail = endpoint({
  id: 'verification.sendEmail',
  stepUp: true,
  method: 'POST',
  path: '/wps/ext/verify/email/send',
  ...ownMail,
  effect: 'write',
  gate: 'open',
  input: () => z.object({ email: textUpTo(120) }),
  value: () => z.object({ expiredMinutes: maybeCount }),
  errors: { 'field.invalid': {}, 'email.taken': { field: 'email' }, TOO_MANY_REQUESTS: {} },
})

const checkEmail = endpoint({
  id: 'verification.checkEmail',
  stepUp: true,
  method: 'POST',
  path: '/wps/ext/verify/email/check',
  ...ownMail,
  effect: 'write',
  gate: 'open',
  input: () => z.object({ email: textUpTo(120), verificationCode: textUpTo(12) }),
  value: () => successOnly,
  errors: {
    'email.taken': { field: 'email' },
    'verification.code.invalid': { field: 'verificationCode' },
    'verification.code.expired': { field: 'verificationCode' },
    'field.invalid': {},
  },
})

/** Further steps of a login, and binding a number or an email address. */
export const verification = {
  'verification.login': login,
  'verification.loginCode': loginCode,
  'verification.sendSms': sendSms,
  'verification.checkSms': checkSms,
  'verification.sendEmail': sendEmail,
  'verification.checkEmail': checkEmail,
}

/**
 * The step that a refused login requires, or null if it requires none.
 * @param value the `value` of a `PlatformError` with the code `login_verify_required`
 */
export function readLoginVerification(value: unknown): z.output<typeof loginVerification> | null {
  const read = z.safeParse(loginVerification, value)
  return read.success ? read.data : null
}
