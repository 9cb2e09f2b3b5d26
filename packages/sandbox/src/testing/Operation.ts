import type { Random } from '../core/random/random.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import type { World } from '../World.ts'

/** What one random operation is given: who does it, where, and chance that can be replayed. */
export interface Turn {
  readonly world: World
  readonly merchant: Merchant
  readonly member: Member
  readonly random: Random
}

/** Something that can happen to money. May refuse; may not lose or make any. */
export interface Operation {
  readonly name: string
  /** How often it comes compared to the others. */
  readonly weight: number
  readonly run: (turn: Turn) => unknown
}
