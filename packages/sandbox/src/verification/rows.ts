/** A code sent by SMS. Only the newest one for a purpose and number counts. */
export interface SmsCode {
  readonly purpose: 'login' | 'register'
  readonly merchant: string
  /** International digits without plus. */
  readonly mobile: string
  readonly code: string
  readonly sentAt: number
  readonly expiresAt: number
}

/** A picture puzzle. It is answered once, right or wrong. */
export interface Captcha {
  readonly id: string
  readonly answer: string
  readonly at: number
}
