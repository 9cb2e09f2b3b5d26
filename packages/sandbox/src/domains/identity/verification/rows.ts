/** Purpose of a code. A code is valid only for its own purpose. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'password'
  | 'bind'
  | 'verify'
  | 'bindEmail'
  | 'mailedPassword'
  | 'withdraw'

/** A code sent by SMS or email. Only the newest one for a purpose and receiver is valid. */
export interface SmsCode {
  readonly purpose: CodePurpose
  readonly merchant: string
  /** International digits without plus, or an email address. */
  readonly mobile: string
  readonly code: string
  readonly sentAt: number
  readonly expiresAt: number
  /** Wrong answers so far; after the fifth the code is invalid. */
  readonly wrong: number
}

/** A captcha. It can be answered once, right or wrong. */
export interface Captcha {
  readonly id: string
  /** The visitor it was created for: an address at a merchant. */
  readonly visitor: string
  readonly answer: string
  readonly at: number
}

/** What a slider check protects; a proof is valid only for its own scene. */
export type SliderScene = 'login' | 'register' | 'sms'

/** A slider puzzle waiting for its answer. It can be answered once, right or wrong. */
export interface SliderPuzzle {
  readonly id: string
  readonly merchant: string
  readonly scene: SliderScene
  /** Left edge of the gap. */
  readonly x: number
  readonly y: number
  readonly expiresAt: number
}

/** A proof that a puzzle was solved. It is valid for one call. */
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
  /** Time of the first attempt counted. */
  readonly since: number
  readonly lastAt: number
  /** Locked until then; null when not locked. */
  readonly lockedUntil: number | null
}
