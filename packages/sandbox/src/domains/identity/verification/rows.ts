/** What a code is for. A code sent for one purpose opens no other. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'bind'
  | 'verify'
  | 'bindEmail'
  | 'mailedPassword'
  | 'withdraw'

/** A code sent by SMS or e-mail. Only the newest one for a purpose and receiver counts. */
export interface SmsCode {
  readonly purpose: CodePurpose
  readonly merchant: string
  /** International digits without plus, or an e-mail address. */
  readonly mobile: string
  readonly code: string
  readonly sentAt: number
  readonly expiresAt: number
  /** Wrong answers so far; after the fifth the code is good for nothing. */
  readonly wrong: number
}

/** A picture puzzle. It is answered once, right or wrong. */
export interface Captcha {
  readonly id: string
  /** Whom it was drawn for: an address at a merchant. */
  readonly visitor: string
  readonly answer: string
  readonly at: number
}

/** What a slider check protects; a proof made for one scene opens no other. */
export type SliderScene = 'login' | 'register' | 'sms'

/** A slider puzzle waiting for its answer. It is answered once, right or wrong. */
export interface SliderPuzzle {
  readonly id: string
  readonly merchant: string
  readonly scene: SliderScene
  /** Left edge of the gap. */
  readonly x: number
  readonly y: number
  readonly expiresAt: number
}

/** A proof that a puzzle was solved. It opens one call. */
export interface SliderPass {
  readonly token: string
  readonly puzzle: string
  readonly merchant: string
  readonly scene: SliderScene
  readonly output: string
  readonly expiresAt: number
}

/** Counters of one account, address, device or receiver. */
export interface Attempts {
  readonly key: string
  readonly count: number
  /** First of those counted. */
  readonly since: number
  readonly lastAt: number
  /** Refused until then; null while it is not. */
  readonly lockedUntil: number | null
}
