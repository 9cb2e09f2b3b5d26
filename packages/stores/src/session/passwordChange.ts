import { weakPassword } from '../config/constants.ts'

/** Whether a password has to be changed: not, better soon (the modal may be closed), or before anything else, R-14. */
export type PasswordChange = 'none' | 'ordinary' | 'forced'

/** What the decision looks at. */
export interface PasswordFacts {
  readonly mode: 'username' | 'sms' | 'firebase'
  /** The password just typed; it is looked at and not kept. */
  readonly password: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** Expired passwords ask to be changed. */
  readonly expiryEnabled: boolean
  /** The force module is on: an expired password may not wait. */
  readonly forceModule: boolean
}

/**
 * A first login is forced in every mode. A weak or expired password counts only where one was typed: user-name mode,
 * R-13 [S-103] [S-104] [S-105].
 */
export function passwordChange(facts: PasswordFacts): PasswordChange {
  if (facts.firstTimeLogin) return 'forced'
  if (facts.mode !== 'username') return 'none'
  if (facts.passwordExpired && facts.forceModule) return 'forced'
  if (facts.passwordExpired && facts.expiryEnabled) return 'ordinary'
  return facts.password === weakPassword ? 'ordinary' : 'none'
}
