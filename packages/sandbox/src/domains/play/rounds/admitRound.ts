import { demoGameOf, RoundRefused, type RoundOrder } from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { seedPairOf } from './seeds.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import { touchSession } from '../../identity/members/sessions.ts'
import { refuseStake } from '../../safety/safety/headroom.ts'
import type { Context } from '../../../Context.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { type Party } from './party.ts'
import { stakesAt } from './stakesAt.ts'

/** Runs every check of a new stake, and marks the session as active. */
export function admitRound(context: Context, at: Party, order: RoundOrder): void {
  if (!/^[\w-]{8,64}$/.test(order.key)) throw new RoundRefused('round.conflict', 'a key has 8 to 64 characters')
  if (gameMaintenance(context, at.game)) throw new RoundRefused('game.maintenance', 'the game is under maintenance')
  if (!takesStake(context, at, order.stake)) throw new RoundRefused('stake.not.offered', 'no such stake')
  const { lastRoundAt } = seedPairOf(context, at.member.id)
  const since = lastRoundAt === null ? Number.POSITIVE_INFINITY : context.clock.now() - lastRoundAt
  // Moving the clock back makes no player wait.
  if (since >= 0 && since < (order.paceMs ?? 0)) throw new RoundRefused('round.tooSoon', 'the pace of the game')
  if (walletBalance(context, playAccount(context, at.member, at.game.vendor)) < order.stake) throw shortOfMoney()
  try {
    refuseStake(context, at.member, order.stake)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    // The other codes of the gate mean that the player must be identified first.
    throw new RoundRefused(isSafetyCode(failure.code) ? failure.code : 'safety.identity.first', failure.code)
  }
  touchSession(context, at.session)
}

const isSafetyCode = (code: string): code is `safety.${string}` => code.startsWith('safety.')

/** Whether a stake is offered by the game; a typed one may be anything between the smallest and the largest. */
function takesStake(context: Context, { game, row }: Party, stake: bigint): boolean {
  const stakes = stakesAt(context, game, row.roomId)
  const demo = demoGameOf(game)
  if (!demo?.typedStake) return stakes.includes(stake)
  const [least = 1n] = stakes
  return stake >= least && stake <= (stakes.at(-1) ?? 0n) && stake % demo.stakeUnit === 0n
}

/** The refusal when the balance does not cover the stake. */
export const shortOfMoney = () => new RoundRefused('balance.insufficient', 'the balance does not cover the stake')
