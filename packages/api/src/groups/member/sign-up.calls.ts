import { endpoint } from '../../contract/endpoint.ts'
import { mobileRegistration, registration, registrationValue } from './schemas.ts'

const refusals = {
  'captcha.invalid': { field: 'captcha' },
  'user.already.exists': { field: 'username' },
  'mobile.taken': { field: 'mobileNum' },
  'email.taken': { field: 'email' },
  'field.invalid': {},
  'mobile.invalid': { field: 'mobileNum' },
  'password.mismatch': { field: 'confirmPassword' },
  'password.weak': { field: 'password' },
  'affiliate.code.invalid': { field: 'affiliateCode' },
  'age.too.young': { field: 'birthday' },
  'verification.code.invalid': { field: 'verificationCode' },
  TOO_MANY_REQUEST: {},
  TOO_MANY_REQUESTS: {},
  'merchant.acct.setup.err': {},
  bind_customer_required: {},
} as const

const register = endpoint({
  id: 'member.register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  sealed: true,
  effect: 'write',
  gate: 'open',
  input: () => registration,
  value: () => registrationValue,
  errors: {
    ...refusals,
    'captcha.slider.invalid': {},
    'verification.code.expired': { field: 'verificationCode' },
    'safety.registration.excluded': {},
  },
})

const registerMobile = endpoint({
  id: 'member.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  // Reading 2.9/13: MOBILENUMREG3 with the payload enriched by registerUrl and registerMethod.
  module: 'MOBILENUMREG3',
  sealed: true,
  effect: 'write',
  gate: 'open',
  input: () => mobileRegistration,
  value: () => registrationValue,
  errors: {
    ...refusals,
    // The user name is the mobile number here.
    'user.already.exists': { field: 'mobileNum' },
    'captcha.slider.invalid': {},
    'verification.code.expired': { field: 'verificationCode' },
    'safety.registration.excluded': {},
  },
})

/** Registration by user name and by mobile number. */
export const signUp = {
  'member.register': register,
  'member.registerMobile': registerMobile,
}
