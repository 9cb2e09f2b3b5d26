import { DAY } from '@croupier/locales/calendar'
import type { Member } from '../members/rows.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import { ownDays } from '../reports/own.ts'
import type { World } from '../../World.ts'

const DAYS = 30

/** Average stake of a member in the last 30 days, in minor units; null without bets. */
export function averageStakeOf(world: World, merchant: Merchant, member: Member): bigint | null {
  const to = world.clock.now()
  const { stake, betCount } = ownDays(world, merchant, member, { from: to - DAYS * DAY, to }, 'CONS').totals
  return betCount === 0 ? null : stake / BigInt(betCount)
}
