import { addDays, dateAt, startOfDate } from '@croupier/locales/calendar'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import { type World } from '../../../World.ts'
import type { Offer } from './Offer.ts'

/**
 * When an offer runs: counted in days of the market from the one the first merchant's people were seeded, so that it
 * stays put.
 */
export function offerSpan(
  world: World,
  offer: Offer,
  timeZone: string,
): { readonly from: number; readonly to: number | null } {
  const sownOn = dateAt(operatorSettings(world).sownAt, timeZone)
  const dayFromThen = (days: number) => startOfDate(addDays(sownOn, days), timeZone)
  return {
    from: dayFromThen(offer.startsInDays),
    to: offer.endsInDays === null ? null : dayFromThen(offer.endsInDays),
  }
}

/** Whether an offer runs now. */
export function offerRuns(world: World, offer: Offer, timeZone: string): boolean {
  const { from, to } = offerSpan(world, offer, timeZone)
  const now = world.clock.now()
  return now >= from && (to === null || now < to)
}
