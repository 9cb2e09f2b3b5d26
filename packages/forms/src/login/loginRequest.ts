import type { LoginMode, LoginValues } from './loginSchema.ts'

/** A login request, named as in the platform's API. The client seals it. */
export interface LoginRequest {
  /** The mobile number in SMS mode. */
  readonly username: string
  /** The code in SMS mode. */
  readonly password: string
  /** Empty if no captcha is needed. */
  readonly captcha: string
  /** Says what `username` and `password` hold. */
  readonly type: LoginMode
  /** Country code in digits, without a plus sign; only in SMS mode. */
  readonly countryDialingCode?: string
}

/** Builds a login request from checked values: in SMS mode number and code replace name and password. */
export const loginRequest = (
  mode: LoginMode,
  { username = '', password = '', mobileNum = '', verificationCode = '', captcha = '' }: Partial<LoginValues>,
  countryDialingCode: string,
): LoginRequest =>
  mode === 'sms'
    ? { type: mode, username: mobileNum, password: verificationCode, captcha, countryDialingCode }
    : { type: mode, username, password, captcha }
