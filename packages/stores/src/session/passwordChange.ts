import { weakPassword } from '../config/constants.ts'
import type { PasswordReason } from '../modals/modal.ts'

/** Whether a password has to be changed: no, soon (the modal may be closed), or before anything else. */
export type PasswordChange = 'none' | 'ordinary' | 'forced'

/** A change that is due. */
export interface DueChange {
  readonly change: Exclude<PasswordChange, 'none'>
  readonly reason: PasswordReason
}

/** Input of the decision. */
export interface PasswordFacts {
  readonly mode: 'username' | 'sms' | 'firebase'
  /** The password just typed; checked and not stored. */
  readonly password: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** Expired passwords must be changed. */
  readonly expiryEnabled: boolean
  /** The force module is on: an expired password may not wait. */
  readonly forceModule: boolean
}

/**
 * A first login is forced in every mode. A weak or expired password counts only where one was typed: user-name mode.
 */
export function dueChange(facts: PasswordFacts): DueChange | undefined {
  if (facts.firstTimeLogin) return { change: 'forced', reason: 'first-login' }
  if (facts.mode !== 'username') return undefined
  if (facts.passwordExpired && facts.forceModule) return { change: 'forced', reason: 'expired' }
  if (facts.passwordExpired && facts.expiryEnabled) return { change: 'ordinary', reason: 'expired' }
  return facts.password === weakPassword ? { change: 'ordinary', reason: 'weak' } : undefined
}
