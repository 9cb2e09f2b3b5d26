import type { LoginMode, LoginValues } from './loginSchema.ts'

/** A login request, named as in the platform's API [S-095]. The client seals it [S-099]. */
export interface LoginRequest<Proof extends object = object> {
  /** The mobile number in SMS mode [S-097]. */
  readonly username: string
  /** The code in SMS mode [S-097]. */
  readonly password: string
  /** Empty while no captcha is needed. */
  readonly captcha: string
  readonly type: LoginMode
  readonly countryDialingCode?: string
  readonly geetestValidateV4?: Proof
}

/** Builds a login request from checked values: in SMS mode number and code replace name and password [S-097]. */
export const loginRequest = <Proof extends object>(
  mode: LoginMode,
  values: Partial<LoginValues>,
  circumstances: { readonly countryDialingCode: string; readonly geetestValidateV4?: Proof },
): LoginRequest<Proof> => {
  const { countryDialingCode, ...proof } = circumstances
  const captcha = values.captcha ?? ''
  return mode === 'sms'
    ? {
        type: 'sms',
        username: values.mobileNum ?? '',
        password: values.verificationCode ?? '',
        captcha,
        countryDialingCode,
        ...proof,
      }
    : { type: 'username', username: values.username ?? '', password: values.password ?? '', captcha, ...proof }
}
