import { demoGameOf, RoundRefused, type RoundOrder } from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { seedPairOf } from './seeds.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import { touchSession } from '../../identity/members/sessions.ts'
import { refuseStake } from '../../safety/safety/headroom.ts'
import type { World } from '../../../World.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { type Party } from './party.ts'
import { stakesAt } from './stakesAt.ts'

/** Checks everything a new stake must pass, and marks the session as alive. */
export function admitRound(world: World, at: Party, order: RoundOrder): void {
  if (!/^[\w-]{8,64}$/.test(order.key)) throw new RoundRefused('round.conflict', 'a key has 8 to 64 characters')
  if (gameMaintenance(world, at.game)) throw new RoundRefused('game.maintenance', 'the game is under maintenance')
  if (!takesStake(world, at, order.stake)) throw new RoundRefused('stake.not.offered', 'no such stake')
  const { lastRoundAt } = seedPairOf(world, at.member.id)
  const since = lastRoundAt === null ? Number.POSITIVE_INFINITY : world.clock.now() - lastRoundAt
  // A clock that the operator moved back makes no one wait.
  if (since >= 0 && since < (order.paceMs ?? 0)) throw new RoundRefused('round.tooSoon', 'the pace of the game')
  if (walletBalance(world, playAccount(world, at.member, at.game.vendor)) < order.stake) throw shortOfMoney()
  try {
    refuseStake(world, at.member, order.stake)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    // The other codes of the gate say that it has to be known first who plays.
    throw new RoundRefused(isSafetyCode(failure.code) ? failure.code : 'safety.identity.first', failure.code)
  }
  touchSession(world, at.session)
}

const isSafetyCode = (code: string): code is `safety.${string}` => code.startsWith('safety.')

/** One of the stakes that are offered; where it is typed, any between the smallest and the largest. */
function takesStake(world: World, { game, row }: Party, stake: bigint): boolean {
  const stakes = stakesAt(world, game, row.roomId)
  const demo = demoGameOf(game)
  if (!demo?.typedStake) return stakes.includes(stake)
  const [least = 1n] = stakes
  return stake >= least && stake <= (stakes.at(-1) ?? 0n) && stake % demo.stakeUnit === 0n
}

/** The refusal of a stake that the balance does not cover. */
export const shortOfMoney = () => new RoundRefused('balance.insufficient', 'the balance does not cover the stake')
