import type { ApiFailure } from './failures.ts'

/** How often and at which intervals a failed read is repeated. */
export interface RetryRule {
  /** Attempts in all, the first included. */
  readonly attempts: number
  /** Milliseconds before the second attempt; doubles from there. */
  readonly firstDelay: number
  /** Milliseconds no delay exceeds. */
  readonly longestDelay: number
}

/** Three attempts within about a second. */
export const usualRetry: RetryRule = { attempts: 3, firstDelay: 300, longestDelay: 4000 }

/** Whether repeating a read may help: only after a broken connection and after 5xx. */
export function mayHelp(failure: ApiFailure): boolean {
  if (failure.kind === 'Network') return true
  return (failure.kind === 'HttpStatus' || failure.kind === 'PlatformError') && failure.status >= 500
}

/**
 * Milliseconds to wait before another attempt: doubled each time, capped, and spread over the upper half so that many
 * browsers do not return at the same instant.
 * @param failed attempts that have failed so far, from 1
 * @param random from 0 to below 1
 */
export function retryDelay(rule: RetryRule, failed: number, random: () => number): number {
  const full = Math.min(rule.longestDelay, rule.firstDelay * 2 ** (failed - 1))
  return Math.round(full * (0.5 + random() / 2))
}
