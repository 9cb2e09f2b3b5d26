import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { refuseBeforeDuties } from './duties.ts'
import { choicesOf, promptDue } from './choices.ts'
import { EVER, totalsEver } from './totals.ts'

/** Whether the member has never paid in own money. A bonus, and winnings from it, do not count. */
export function nothingPaidIn(context: Context, member: Member): boolean {
  const { deposited, received } = totalsEver(context, member.id)
  return deposited + received === 0n && !context.figures.money.between(member.id, 0, EVER).has('opening')
}

/**
 * Refuses the first deposit until the member has read how balances are protected and answered the question about
 * limits, or postponed it; and any deposit until the market's requirements are met.
 */
export function refuseBeforeFirstSteps(context: Context, merchant: Merchant, member: Member): void {
  const protection = choicesOf(context, member.id).protectionReadAt == null
  const limit = promptDue(context, merchant, member) === 'first'
  if ((protection || limit) && nothingPaidIn(context, member))
    throw new Refusal('deposit.first.steps', { value: { protection, limit } })
  refuseBeforeDuties(context, member, 'deposit.first.steps')
}
