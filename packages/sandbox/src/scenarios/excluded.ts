import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { startBreak } from '../domains/safety/safety/breaks.ts'
import type { BreakLength } from '../domains/safety/safety/rows.ts'
import type { Context } from '../Context.ts'

/** People on a break, with its length: short and long time-outs, and a self-exclusion of half a year. */
const BREAKS: readonly (readonly [account: string, length: BreakLength])[] = [
  ['carl', '24h'],
  ['joyce', '7d'],
  ['efren', '30d'],
  ['zeny', '6m'],
]

/** Puts some people of the team on a break: the agents above only see that they are not available. */
export function seedBreaks(context: Context, merchant: Merchant): void {
  for (const [account, length] of BREAKS) {
    const member = memberByAccount(context, merchant.code, account)
    if (member) startBreak(context, merchant, member, length)
  }
}
