import { DAY } from '@croupier/locales/calendar'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import type { BreakLength } from './rows.ts'

/** What a market asks for the safety of players (requirements 3.1). */
export interface SafetyRules {
  readonly market: string
  /** How long a raise waits before it may be confirmed. */
  readonly raiseWaitMs: number
  /** A raise also waits for the running period to end. */
  readonly raiseWaitsForPeriod: boolean
  /** How long a ripe raise can be confirmed before it lapses. */
  readonly confirmWithinMs: number
  /** Minutes between reality checks: usual, and the bounds of the member's choice. */
  readonly reminder: { readonly usual: number; readonly least: number; readonly most: number }
  readonly timeOuts: readonly BreakLength[]
  readonly exclusions: readonly BreakLength[]
  /** Waiting time between the request to play again after a self-exclusion and its being in force. */
  readonly returnWaitMs: number
  /** The limits are put before the member again after this time. */
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

/** Markets by name: the two of the sandbox's merchants, and the stricter ones others have. */
export const SAFETY_MARKETS: Readonly<Record<string, SafetyRules>> = {
  PH: { market: 'PH', ...base },
  BD: { market: 'BD', ...base },
  strict: { market: 'strict', ...base, timeOuts: ['24h', '7d', '30d', '6w'] },
  SE: { market: 'SE', ...base, raiseWaitMs: 3 * DAY, raiseWaitsForPeriod: true },
  DE: { market: 'DE', ...base, raiseWaitMs: 7 * DAY },
  NL: { market: 'NL', ...base, raiseWaitMs: 7 * DAY, reminder: { usual: 30, least: 10, most: 30 } },
}

/** The rules of a merchant: those the operator chose, else those of its country. */
export function safetyRules(world: Pick<World, 'tables'>, merchant: Pick<Merchant, 'code' | 'country'>): SafetyRules {
  const chosen = world.tables.safetyMarkets.get(merchant.code) ?? merchant.country
  return SAFETY_MARKETS[chosen] ?? { market: chosen, ...base }
}
