import type { Random } from '../core/random/random.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import type { Context } from '../Context.ts'

/** Input of one random operation: the member, the place, and a random source that can be replayed. */
export interface Turn {
  readonly context: Context
  readonly merchant: Merchant
  readonly member: Member
  readonly random: Random
}

/** Something that can happen to money. It may refuse, but must not lose or create any. */
export interface Operation {
  readonly name: string
  /** Its weight compared to the others. */
  readonly weight: number
  readonly run: (turn: Turn) => unknown
}
