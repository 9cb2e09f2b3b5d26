import { DAY } from '@croupier/locales/calendar'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import type { BreakLength } from './rows.ts'

/** A market's rules for player protection (requirements 3.1). */
export interface SafetyRules {
  readonly market: string
  /** How long a raise waits before it may be confirmed. */
  readonly raiseWaitMs: number
  /** A raise also waits for the running period to end. */
  readonly raiseWaitsForPeriod: boolean
  /** How long a raise can be confirmed after its wait. */
  readonly confirmWithinMs: number
  /** Minutes between reality checks: default, and the bounds of the member's choice. */
  readonly reminder: { readonly usual: number; readonly least: number; readonly most: number }
  readonly timeOuts: readonly BreakLength[]
  readonly exclusions: readonly BreakLength[]
  /** Wait between the request to play again after a self-exclusion and its effect. */
  readonly returnWaitMs: number
  /** Interval after which the member is asked to review the limits. */
  readonly reviewEveryMs: number
}

const base: Omit<SafetyRules, 'market'> = {
  raiseWaitMs: DAY,
  raiseWaitsForPeriod: false,
  confirmWithinMs: 7 * DAY,
  reminder: { usual: 60, least: 10, most: 60 },
  timeOuts: ['24h', '7d', '30d'],
  exclusions: ['6m', '1y', '5y'],
  returnWaitMs: DAY,
  reviewEveryMs: 90 * DAY,
}

/** Markets by name: the two of the sandbox's merchants, and stricter ones. */
export const SAFETY_MARKETS: Readonly<Record<string, SafetyRules>> = {
  PH: { market: 'PH', ...base },
  BD: { market: 'BD', ...base },
  strict: { market: 'strict', ...base, timeOuts: ['24h', '7d', '30d', '6w'] },
  SE: { market: 'SE', ...base, raiseWaitMs: 3 * DAY, raiseWaitsForPeriod: true },
  DE: { market: 'DE', ...base, raiseWaitMs: 7 * DAY },
  NL: { market: 'NL', ...base, raiseWaitMs: 7 * DAY, reminder: { usual: 30, least: 10, most: 30 } },
}

/** The rules of a merchant: chosen by the operator, else those of its country. */
export function safetyRules(
  context: Pick<Context, 'tables'>,
  merchant: Pick<Merchant, 'code' | 'country'>,
): SafetyRules {
  const chosen = context.tables.safetyMarkets.get(merchant.code) ?? merchant.country
  return SAFETY_MARKETS[chosen] ?? { market: chosen, ...base }
}
