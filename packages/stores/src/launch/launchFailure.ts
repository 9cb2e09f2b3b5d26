import { failureText, platformCode, type FailureText } from '../failure/failureText.ts'
import { InvalidLaunchAddress } from './launchAddress.ts'

/** The text for a game that did not start. */
export function launchFailure(error: unknown): FailureText {
  if (error instanceof InvalidLaunchAddress) return { key: 'domain_check_failed', retryable: true }
  // States the fact and leads back; a low balance never leads to a prompt to deposit.
  if (platformCode(error) === 'balance.not.enough') return { key: 'game.balance_not_enough', retryable: true }
  const text = failureText(error)
  return text.key === 'errors.unexpected_answer' ? { ...text, key: 'domain_check_failed' } : text
}
