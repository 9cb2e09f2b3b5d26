import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'
import { refuseBeforeDuties } from './duties.ts'
import { choicesOf, promptDue } from './choices.ts'
import { EVER, totalsEver } from './totals.ts'

/** Whether no money of the member's own ever came in. A bonus, and what was won by it, is none. */
export function nothingPaidIn(world: World, member: Member): boolean {
  const { deposited, received } = totalsEver(world, member.id)
  return deposited + received === 0n && !world.figures.money.between(member.id, 0, EVER).has('opening')
}

/**
 * Refuses the first deposit before the member has read how balances are protected and answered the question about
 * limits, which may also be put off; and any deposit before what the market asks for first.
 */
export function refuseBeforeFirstSteps(world: World, merchant: Merchant, member: Member): void {
  const protection = choicesOf(world, member.id).protectionReadAt == null
  const limit = promptDue(world, merchant, member) === 'first'
  if ((protection || limit) && nothingPaidIn(world, member))
    throw new Refusal('deposit.first.steps', { value: { protection, limit } })
  refuseBeforeDuties(world, member, 'deposit.first.steps')
}
