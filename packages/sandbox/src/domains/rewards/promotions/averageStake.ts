import { moneyText } from '@croupier/api'
import { DAY } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { ownDays } from '../../agents/reports/own.ts'
import type { World } from '../../../World.ts'

const DAYS = 30

/** Average stake of a member in the last 30 days, decimal text; null without bets. */
export function averageStakeOf(world: World, merchant: Merchant, member: Member): string | null {
  const to = world.clock.now()
  const { stake, betCount } = ownDays(world, merchant, member, { from: to - DAYS * DAY, to }, 'CONS').totals
  return betCount === 0 ? null : moneyText(stake / BigInt(betCount))
}
