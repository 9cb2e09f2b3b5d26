import { DAY } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'

const DAYS = 30

/** Average stake of a member in the last 30 days, in minor units; null without bets. */
export function averageStakeOf(context: Context, member: Member): bigint | null {
  const to = context.clock.now()
  let [stake, count] = [0n, 0n]
  context.figures.bets.each(member.id, to - DAYS * DAY, to, (_lane, sum) => {
    stake += sum.paid
    count += BigInt(sum.count)
  })
  return count === 0n ? null : stake / count
}
