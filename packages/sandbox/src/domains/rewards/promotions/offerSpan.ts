import { addDays, dateAt, startOfDate } from '@croupier/locales/calendar'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import { type Context } from '../../../Context.ts'
import type { Offer } from './Offer.ts'

/**
 * When an offer runs: counted in days of the market from the day on which the first merchant's people were seeded, so
 * that it never shifts.
 */
export function offerSpan(
  context: Context,
  offer: Offer,
  timeZone: string,
): { readonly from: number; readonly to: number | null } {
  const sownOn = dateAt(operatorSettings(context).sownAt, timeZone)
  const dayFromThen = (days: number) => startOfDate(addDays(sownOn, days), timeZone)
  return {
    from: dayFromThen(offer.startsInDays),
    to: offer.endsInDays === null ? null : dayFromThen(offer.endsInDays),
  }
}

/** Whether an offer runs now. */
export function offerRuns(context: Context, offer: Offer, timeZone: string): boolean {
  const { from, to } = offerSpan(context, offer, timeZone)
  const now = context.clock.now()
  return now >= from && (to === null || now < to)
}
