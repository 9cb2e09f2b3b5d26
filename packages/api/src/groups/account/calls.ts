import * as z from 'zod/mini'
import { secretUpTo, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { registrationValue } from '../member/schemas.ts'
import { instant, list, maybeText, nothing, successOnly, text } from '../../contract/scalars.ts'
import { sliderProof } from '../session/calls.ts'
import { identityChannels } from '../session/identityChannels.ts'

const icon = endpoint({
  id: 'account.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  token: 'required',
  effect: 'read',
  silent: true,
  input: () => nothing,
  // Reading: the address alone, as text.
  value: () => text,
})

const icons = endpoint({
  id: 'account.icons',
  method: 'GET',
  path: '/wps/ext/account/icons',
  extension: true,
  module: 'PROFPIC3',
  token: 'required',
  effect: 'read',
  input: () => nothing,
  /** Pictures to choose from. */
  value: () => list(z.object({ avatar: text, url: text })),
})

const setIcon = endpoint({
  id: 'account.setIcon',
  method: 'POST',
  path: '/wps/ext/account/icon',
  extension: true,
  module: 'PROFPIC3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  input: () => z.object({ avatar: textUpTo(10) }),
  value: () => successOnly,
  errors: { 'avatar.unknown': { field: 'avatar' } },
})

const setNickname = endpoint({
  id: 'account.setNickname',
  method: 'POST',
  path: '/wps/ext/account/nickname',
  extension: true,
  module: 'COMM3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  /** 2 to 20 characters. */
  input: () => z.object({ nickname: textUpTo(80) }),
  value: () => successOnly,
  errors: { 'field.invalid': {} },
})

const registerAuto = endpoint({
  id: 'account.registerAuto',
  method: 'PUT',
  path: '/wps/member/register/autoUsername',
  // Reading: wire row 22 shows no fields. The platform makes the user name; password and conditions are those of the
  // ordinary registration. Sealed although the row shows no seal: it carries a password, and only text is lost.
  module: 'REG3',
  sealed: true,
  effect: 'write',
  gate: 'open',
  input: () =>
    z.object({
      password: secretUpTo(64),
      confirmPassword: secretUpTo(64),
      birthday: z.optional(textUpTo(10)),
      affiliateCode: z._default(textUpTo(64), ''),
      referralCode: z._default(textUpTo(64), ''),
      domain: textUpTo(255),
      registerUrl: textUpTo(2048),
      registerMethod: z._default(z.literal('WEB'), 'WEB'),
      login: z._default(z.literal(true), true),
      loginDeviceId: z.optional(textUpTo(64)),
      geetestValidateV4: z.optional(sliderProof),
    }),
  value: () => registrationValue,
  errors: {
    'password.mismatch': { field: 'confirmPassword' },
    'password.weak': { field: 'password' },
    'field.invalid': {},
    'age.too.young': { field: 'birthday' },
    'affiliate.code.invalid': { field: 'affiliateCode' },
    'captcha.slider.invalid': {},
    'user.already.exists': {},
    'captcha.invalid': {},
    'mobile.invalid': {},
    'mobile.taken': {},
    'email.taken': {},
    'verification.code.invalid': { field: 'password' },
    'verification.code.expired': { field: 'password' },
    'safety.registration.excluded': {},
  },
})

const channel = z.enum(identityChannels)

const identities = endpoint({
  id: 'account.identities',
  method: 'GET',
  path: '/wps/ext/account/identities',
  extension: true,
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  input: () => nothing,
  /** Linked accounts elsewhere that log in to this one. `name` is the person's name at the provider. */
  value: () => list(z.object({ channel, name: maybeText, linkedAt: instant })),
})

const linkIdentity = endpoint({
  id: 'account.linkIdentity',
  method: 'POST',
  path: '/wps/ext/account/identities',
  extension: true,
  module: 'COMM3',
  token: 'required',
  sealed: true,
  effect: 'write',
  gate: 'real',
  stepUp: true,
  input: () => z.object({ channel, firebaseIdToken: textUpTo(4_000) }),
  value: () => successOnly,
  errors: { 'identity.invalid': {}, 'identity.taken': {} },
})

const unlinkIdentity = endpoint({
  id: 'account.unlinkIdentity',
  method: 'POST',
  path: '/wps/ext/account/identities/remove',
  extension: true,
  module: 'COMM3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  stepUp: true,
  input: () => z.object({ channel }),
  value: () => successOnly,
  errors: { 'identity.unknown': {} },
})

/** Picture, nickname, linked accounts, registration with a generated user name. */
export const account = {
  'account.icon': icon,
  'account.icons': icons,
  'account.setIcon': setIcon,
  'account.setNickname': setNickname,
  'account.identities': identities,
  'account.linkIdentity': linkIdentity,
  'account.unlinkIdentity': unlinkIdentity,
  'account.registerAuto': registerAuto,
}
