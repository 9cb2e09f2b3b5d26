import type { World } from '../../World.ts'
import { EVER } from '../safety/totals.ts'
import { branchIds } from '../team/tree.ts'
import { SALARY_BOOKINGS } from './bookings.ts'

// Reading: no fact bounds what the house pays agents. Rates are bounded one by one, but several agreements, products and
// fixed sums count the same play; together they may promise more than a game leaves. Taken: what is promised stands, and
// is paid out of what the team's play left the house, after everything that went back to its people.

/** Of what a team's play left, at most so much is paid to its agents as dividends and salaries, per cent. */
export const MOST_OF_RESULT = 75n

/** Money that comes from outside, goes there, or changes hands between people and their own wallets. */
const NOT_THE_HOUSES: ReadonlySet<string> = new Set([
  'deposit',
  'matched-deposit',
  'transfer',
  'transfer-up',
  'wallet-transfer',
  'withdrawal',
  'withdrawal-paid',
  'withdrawal-fee',
  'withdrawal-reversed',
  'withdrawal-returned',
  'opening',
  'adjustment',
  // From one account of the member to another; it was counted when it was given.
  'bonus-met',
])
const SALARIES: ReadonlySet<string> = new Set(Object.values(SALARY_BOOKINGS))

/** What a team brought the house since ever, minor units. */
export interface TeamResult {
  /** Stakes less payouts, rebates, bonuses, converted points and agents' rebates; negative when the team won. */
  readonly left: bigint
  /** Dividends and salaries that the house paid into the team. */
  readonly paid: bigint
}

/** Sums up a team: its head and everybody below. What its people pay each other is nothing to the house. */
export function teamResult(world: World, headId: number): TeamResult {
  let left = 0n
  let paid = 0n
  for (const memberId of branchIds(world, headId)) {
    for (const sum of world.figures.bets.between(memberId, 0, EVER).values()) left += sum.paid - sum.received
    for (const [kind, sum] of world.figures.money.between(memberId, 0, EVER)) {
      if (NOT_THE_HOUSES.has(kind)) continue
      if (SALARIES.has(kind)) paid += sum.received - sum.paid
      else left += sum.paid - sum.received
    }
  }
  return { left, paid }
}

/** What the house has for the agents of teams; reads each team once. Good for one run: who takes, takes through it. */
export interface HousePurse {
  /** Takes a payment for a team's head. False when its play has not left enough yet, and then nothing is taken. */
  take(headId: number, amount: bigint): boolean
}

/** A {@link HousePurse} as the books stand now. */
export function housePurse(world: World): HousePurse {
  const rooms = new Map<number, bigint>()
  return {
    take(headId, amount) {
      let room = rooms.get(headId)
      if (room === undefined) {
        const { left, paid } = teamResult(world, headId)
        room = (left * MOST_OF_RESULT) / 100n - paid
      }
      const enough = amount <= room
      rooms.set(headId, enough ? room - amount : room)
      return enough
    },
  }
}
