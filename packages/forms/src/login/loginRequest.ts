import type { LoginMode, LoginValues } from './loginSchema.ts'

/** What a login sends, in the platform's own names [S-095]. Sealing it is the client's work [S-099]. */
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

/** Assembles a login from checked values: in SMS mode number and code take the places of name and password [S-097]. */
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
