import { endpoint } from '../../contract/endpoint.ts'
import { mobileRegistration, registration, registrationValue } from './schemas.ts'

const refusals = [
  'captcha.invalid',
  'user.already.exists',
  'mobile.taken',
  'field.invalid',
  'mobile.invalid',
  'password.mismatch',
  'affiliate.code.invalid',
  'age.too.young',
  'verification.code.invalid',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
  'merchant.acct.setup.err',
  'bind_customer_required',
] as const

const register = endpoint({
  id: 'member.register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REG3',
  sealed: true,
  effect: 'write',
  input: registration,
  value: registrationValue,
  errors: refusals,
})

const registerMobile = endpoint({
  id: 'member.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  // Reading 2.9/13: MOBILENUMREG3 with the payload enriched by registerUrl and registerMethod.
  module: 'MOBILENUMREG3',
  sealed: true,
  effect: 'write',
  input: mobileRegistration,
  value: registrationValue,
  errors: refusals,
})

/** Registration by user name and by mobile number. Wire rows 20, 21. */
export const signUp = {
  'member.register': register,
  'member.registerMobile': registerMobile,
}
