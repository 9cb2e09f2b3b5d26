import * as z from 'zod/mini'
import { paymentPassword, secretUpTo, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { paymentPasswordErrors } from '../../contract/errors.ts'
import { pageAndSize } from '../../contract/paging.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeText,
  successOnly,
  text,
} from '../../contract/scalars.ts'
import { sliderProof } from '../session/calls.ts'
import { code, ownPart, password } from './schemas.ts'
import { stepUp, stepUpCode } from './stepUp.ts'
import { recoveryCodes, twoFactorConfirm, twoFactorDisable, twoFactorEnrol } from './twoFactor.ts'

const part = z.object({ enabled: flag, isComplete: flag })
const maybePart = z._default(part, { enabled: false, isComplete: false })

const config = endpoint({
  id: 'security.config',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  module: 'COMM3',
  // Reading: wire row 41 says "no/yes". Completeness is personal, so the token is sent.
  token: 'required',
  effect: 'read',
  whileClosed: 'blocked',
  input: () => z.object({}),
  value: () =>
    z.object({
      info: z.object({
        paymentPassword: maybePart,
        securityQuestions: maybePart,
        mobileVerified: maybePart,
        idVerification: maybePart,
        cpfVerification: maybePart,
        // From here on the contract's own: the security centre also shows email, second step and payee.
        emailVerified: maybePart,
        twoFactor: maybePart,
        payeeName: maybePart,
      }),
      /** The bound contacts, masked by the platform. */
      bound: z.nullish(z.object({ mobile: maybeText, email: maybeText, payeeName: maybeText })),
      passwordChangedAt: maybeInstant,
      /** No payouts until then, after a change of the account's protection. */
      coolingUntil: maybeInstant,
      /** Recovery codes of the second step that are still good. */
      recoveryCodesLeft: maybeCount,
    }),
})

const changePassword = endpoint({
  id: 'security.changePassword',
  method: 'POST',
  path: '/wps/member/password',
  module: 'PASS3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  // Success keeps this session and ends the member's others.
  input: () => z.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  value: () => successOnly,
  errors: {
    'password.old.invalid': { field: 'oldPassword' },
    'password.mismatch': { field: 'confirmNewPassword' },
    'password.weak': { field: 'newPassword' },
    'password.same': { field: 'newPassword' },
    'field.invalid': {},
  },
})

const forgotByEmail = endpoint({
  id: 'security.forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  module: 'COMM3',
  effect: 'write',
  gate: 'open',
  // Reading 2.9/21: a form, not JSON.
  sends: 'form',
  input: () => z.object({ username: textUpTo(64), email: textUpTo(120) }),
  value: () => successOnly,
  errors: { 'user.or.email.unknown': {}, TOO_MANY_REQUESTS: {} },
})

const forgotSms = endpoint({
  id: 'security.forgotSms',
  method: 'POST',
  path: '/wps/member/password/sms',
  module: 'PWRESETSMS3',
  effect: 'write',
  gate: 'open',
  input: () =>
    z.object({
      mobileNum: textUpTo(30),
      countryDialingCode: textUpTo(6),
      geetestValidateV4: z.optional(sliderProof),
    }),
  /** Minutes until the code expires; one minute if the platform says nothing. */
  value: () => z.object({ expiredMinutes: maybeCount }),
  errors: {
    'mobile.invalid': { field: 'mobileNum' },
    'verification.receiver.paused': { field: 'mobileNum' },
    TOO_MANY_REQUESTS: {},
    'captcha.slider.invalid': {},
  },
})

const setPasswordByPhone = endpoint({
  id: 'security.setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  module: 'CHNGPASSVERIF3',
  sealed: true,
  effect: 'write',
  gate: 'open',
  input: () =>
    z.object({
      newPassword: password,
      mobileNum: textUpTo(30),
      verificationCode: code,
      countryDialingCode: textUpTo(6),
    }),
  // Reading 8/22: the response may contain the user name for the automatic login; without it the mobile number is the
  // name.
  value: () => z.nullish(z.object({ username: z.optional(maybeText) })),
  errors: {
    'mobile.invalid': { field: 'mobileNum' },
    'verification.code.invalid': { field: 'verificationCode' },
    'verification.code.expired': { field: 'verificationCode' },
    'password.weak': { field: 'newPassword' },
    'field.invalid': {},
  },
})

const paymentErrors = { 'password.mismatch': { field: 'confirmNewPassword' } } as const

const setPaymentPassword = endpoint({
  id: 'security.setPaymentPassword',
  // Wire fact 2.8, older member paths: the address, both methods and the seal are known. Reading: the first of the two
  // sets the password, the other changes it.
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  module: 'PAYMENTPASS3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'real',
  stepUp: true,
  whileClosed: 'blocked',
  /** Six digits. Also used to reset a forgotten one. */
  input: () => z.object({ newPassword: paymentPassword, confirmNewPassword: paymentPassword }),
  value: () => successOnly,
  errors: paymentErrors,
})

const changePaymentPassword = endpoint({
  id: 'security.changePaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  module: 'PAYMENTPASS3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'real',
  stepUp: true,
  whileClosed: 'blocked',
  input: () =>
    z.object({ oldPassword: secretUpTo(12), newPassword: paymentPassword, confirmNewPassword: paymentPassword }),
  value: () => successOnly,
  errors: {
    ...paymentErrors,
    'invalid.payment.pw': { field: 'oldPassword' },
    'not.exists.payment.password': {},
    TOO_MANY_REQUESTS: {},
  },
})

const checkPaymentPassword = endpoint({
  id: 'security.checkPaymentPassword',
  method: 'POST',
  path: '/wps/ext/security/payment/check',
  module: 'PAYMENTPASS3',
  ...ownPart,
  sealed: true,
  effect: 'write',
  gate: 'real',
  whileClosed: 'blocked',
  input: () => z.object({ password: secretUpTo(12) }),
  value: () => successOnly,
  errors: paymentPasswordErrors,
})

const loginHistory = endpoint({
  id: 'security.loginHistory',
  method: 'GET',
  path: '/wps/ext/security/logins',
  module: 'COMM3',
  ...ownPart,
  effect: 'read',
  input: () => z.object(pageAndSize),
  value: () =>
    z.object({
      list: list(
        z.object({
          id: text,
          at: instant,
          ip: maybeText,
          device: maybeText,
          how: z.enum(['password', 'sms', 'registration', 'verification', 'freeplay', 'social']),
          /** 'refused' for a wrong password, 'verify' if a further step was required. */
          result: z.enum(['signedIn', 'refused', 'verify']),
          /** First time from this device. */
          newDevice: flag,
        }),
      ),
      totalPages: z._default(count, 0),
      totalCount: maybeCount,
    }),
})

/** Passwords, two-step login, bound contacts, login history. */
export const security = {
  'security.config': config,
  'security.changePassword': changePassword,
  'security.forgotByEmail': forgotByEmail,
  'security.forgotSms': forgotSms,
  'security.setPasswordByPhone': setPasswordByPhone,
  'security.setPaymentPassword': setPaymentPassword,
  'security.changePaymentPassword': changePaymentPassword,
  'security.checkPaymentPassword': checkPaymentPassword,
  'security.twoFactorEnrol': twoFactorEnrol,
  'security.twoFactorConfirm': twoFactorConfirm,
  'security.twoFactorDisable': twoFactorDisable,
  'security.recoveryCodes': recoveryCodes,
  'security.stepUp': stepUp,
  'security.stepUpCode': stepUpCode,
  'security.loginHistory': loginHistory,
}
