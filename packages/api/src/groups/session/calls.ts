import * as z from 'zod/mini'
import { secretUpTo, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { flag, instant, maybeCount, maybeText, nothing, successOnly } from '../../contract/scalars.ts'

/** Result of the slider verification, handed through as its provider gave it. */
export const sliderProof = z.object({
  captcha_id: z.string(),
  lot_number: z.string(),
  pass_token: z.string(),
  gen_time: z.string(),
  captcha_output: z.string(),
})

/** The response of every kind of login. */
export const loginValue = z.object({
  token: z.string().check(z.minLength(1)),
  id: maybeText,
  userName: maybeText,
  customerType: maybeCount,
  firstTimeLogin: flag,
  passwordExpired: flag,
  lastLoginIp: maybeText,
})

const login = endpoint({
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  module: 'COMM3',
  sealed: true,
  slow: true,
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  // Reading: in SMS mode `username` holds the mobile number and `password` the code; the caller fills them so. Reading:
  // social login sends `channel` and `firebaseIdToken`, as wire row 15 lists them, and neither name nor password.
  // `bind_customer_required` then means that no account here is linked to this one yet.
  input: () =>
    z.object({
      username: textUpTo(255),
      password: secretUpTo(255),
      captcha: z._default(textUpTo(255), ''),
      type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
      countryDialingCode: z.optional(textUpTo(255)),
      geetestValidateV4: z.optional(sliderProof),
      firebaseIdToken: z.optional(z.string()),
      channel: z.optional(z.string()),
      loginDeviceId: z.optional(z.string()),
    }),
  value: () => loginValue,
  errors: {
    'user.or.password.invalid': {},
    'captcha.invalid': { field: 'captcha' },
    login_verify_required: {},
    TOO_MANY_REQUEST: {},
    TOO_MANY_REQUESTS: {},
    'merchant.acct.setup.err': {},
    bind_customer_required: {},
    'mobile.invalid': { field: 'username' },
    'mobile.unknown': { field: 'username' },
    'verification.code.invalid': { field: 'password' },
    'verification.code.expired': { field: 'password' },
    'captcha.slider.invalid': {},
    'login.locked': {},
    'identity.invalid': {},
  },
})

const freePlay = endpoint({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  slow: true,
  effect: 'write',
  gate: 'open',
  // Reading (wire facts 1.5 and 2.9/34): the body travels in clear and carries an encrypted random text and the gateway
  // version among its own fields, not as headers; so the call is not a sealed one, and it needs no password.
  input: () =>
    z.object({
      os: z.string(),
      platform: z._default(z.literal('W'), 'W'),
      Encryption: z.optional(z.string()),
      'X-Gateway-Version': z._default(z.union([z.literal(3), z.literal('3')]), 3),
    }),
  value: () => loginValue,
  fills: [{ field: 'Encryption', from: 'sealed-random' }],
})

const logout = endpoint({
  id: 'session.logout',
  // Reading 2.9/7: DELETE, not POST.
  method: 'DELETE',
  path: '/wps/session/logout',
  module: 'COMM3',
  token: 'required',
  effect: 'write',
  whileClosed: true,
  gate: 'open',
  silent: true,
  input: () => nothing,
  value: () => successOnly,
})

const firstLogin = endpoint({
  id: 'session.firstLogin',
  method: 'POST',
  path: '/wps/ext/session/firstLogin',
  // Wire fact 8/21: a first login makes a call of which only the triggering flag is known. Defined by the product: it
  // tells the platform that the owner has arrived, and the owner who opened the account.
  extension: true,
  module: 'COMM3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  silent: true,
  whileClosed: 'blocked',
  input: () => nothing,
  value: () =>
    z.object({
      /** Nickname of the agent who opened the account; null for self-registered members. */
      openedBy: maybeText,
      openedAt: instant,
    }),
})

/** Login, first login, free play, logout. */
export const session = {
  'session.login': login,
  'session.firstLogin': firstLogin,
  'session.freePlay': freePlay,
  'session.logout': logout,
}

/**
 * Whether a refused login requires the captcha picture next time: the refusal's value then has a truthy `captcha`.
 * @param value the `value` of a `PlatformError`
 */
export function asksForCaptcha(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha)
}
