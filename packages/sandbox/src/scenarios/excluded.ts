import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { startBreak } from '../domains/safety/safety/breaks.ts'
import type { BreakLength } from '../domains/safety/safety/rows.ts'
import type { World } from '../World.ts'

/** Who is on a break, and on which: short and long time-outs, and a self-exclusion of half a year. */
const BREAKS: readonly (readonly [account: string, length: BreakLength])[] = [
  ['carl', '24h'],
  ['joyce', '7d'],
  ['efren', '30d'],
  ['zeny', '6m'],
]

/** Puts some people of the team on a break: the agents above see that they are not available, and no more. */
export function seedBreaks(world: World, merchant: Merchant): void {
  for (const [account, length] of BREAKS) {
    const member = memberByAccount(world, merchant.code, account)
    if (member) startBreak(world, merchant, member, length)
  }
}
