import { createDealer, sha256Hex, type Dealer, type FairMark } from '@croupier/games'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import type { World } from '../../../World.ts'

/*
 * Results that many bets share: a draw of numbers, a match. The server seed of each is a fingerprint of its id under the
 * vault's key, which is not in the state. So every result is fixed from the first day, needs no row, comes out the same
 * however far the clock jumps, and no snapshot tells it. Its hash is shown before bets close, its seed once the result is
 * due; a seed that was shown tells nothing of another.
 */
const seedOf = (world: Pick<World, 'vault' | 'tables'>, resultId: string): string =>
  world.vault.fingerprint(`result ${operatorSettings(world).sownAt} ${resultId}`)

/** What commits the platform to a result before bets close. The result's id takes the place of the client seed. */
export function sharedMark(world: World, resultId: string): FairMark {
  return { serverHash: sha256Hex(seedOf(world, resultId)), clientSeed: resultId, nonce: 0 }
}

/** The chance a shared result comes from. Call it once the result is due. */
export const sharedDealer = (world: World, resultId: string): Dealer =>
  createDealer({ serverSeed: seedOf(world, resultId), clientSeed: resultId, nonce: 0 })

/** Reveals the seed of a result that was bet on, so that its bets can be checked like any round. */
export function revealResult(world: World, resultId: string): void {
  const { serverHash } = sharedMark(world, resultId)
  const { revealedSeeds } = world.tables
  if (revealedSeeds.has(serverHash)) return
  revealedSeeds.put(serverHash, {
    serverHash,
    serverSeed: seedOf(world, resultId),
    clientSeed: resultId,
    memberId: 0,
    rounds: 1,
    revealedAt: world.clock.now(),
  })
}
