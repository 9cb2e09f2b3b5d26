import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { maybeCount } from '../../contract/scalars.ts'
import { sliderProof } from '../session/calls.ts'

// Minutes until the code expires; the countdown of the button is this times 60 s. Missing means one minute.
const sent = z.object({ expiredMinutes: maybeCount })
const tooMany = { TOO_MANY_REQUEST: {}, TOO_MANY_REQUESTS: {} } as const
const registerErrors = {
  ...tooMany,
  'mobile.invalid': { field: 'mobileNo' },
  'mobile.taken': { field: 'mobileNo' },
  'captcha.slider.invalid': {},
} as const

const loginSms = endpoint({
  id: 'verification.loginSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  effect: 'write',
  gate: 'open',
  whileClosed: 'blocked',
  // The number's field is `mobileNum` here and `mobileNo` in registration.
  input: () =>
    z.object({
      mobileNum: textUpTo(30),
      countryDialingCode: textUpTo(6),
      geetestValidateV4: z.optional(sliderProof),
    }),
  value: () => sent,
  errors: {
    ...tooMany,
    // Too many codes were requested for this number; the text names the alternatives.
    'verification.receiver.paused': { field: 'mobileNum' },
    'mobile.invalid': { field: 'mobileNum' },
    'captcha.slider.invalid': {},
  },
})

const registrationInput = z.object({
  mobileNo: textUpTo(30),
  countryDialingCode: textUpTo(6),
  geetestValidateV4: z.optional(sliderProof),
})

const registerSms = endpoint({
  id: 'verification.registerSms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  module: 'REGMOBVERF3',
  effect: 'write',
  gate: 'open',
  input: () => registrationInput,
  value: () => sent,
  errors: registerErrors,
})

// Same address as `registerSms`; only the module id distinguishes them (wire rows 23 and 24).
const registerMobileSms = endpoint({
  id: 'verification.registerMobileSms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  module: 'MOBILENUMREG3',
  effect: 'write',
  gate: 'open',
  input: () => registrationInput,
  value: () => sent,
  errors: registerErrors,
})

/** SMS codes for login and the two registrations. */
export const smsCodes = {
  'verification.loginSms': loginSms,
  'verification.registerSms': registerSms,
  'verification.registerMobileSms': registerMobileSms,
}
