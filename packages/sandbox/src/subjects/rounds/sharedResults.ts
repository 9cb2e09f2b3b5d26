import { createDealer, sha256Hex, sharedSeed, sharedSeeds, type Dealer, type FairMark } from '@croupier/games'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { World } from '../../World.ts'

/*
 * Results that many bets share: a draw of numbers, a match. The sandbox has one secret; the server seed of a result is
 * HMAC-SHA256 of the result's id under it. So every result is fixed from the first day, needs no row, and comes out the
 * same however far the clock jumps. Its hash is shown before bets close, its seed once the result is due.
 */

const SECRET = 'house'

/** The secret of shared results; made and stored if missing. Call it in a transaction before results are asked for. */
export function sharedSecretOf(world: World): string {
  const { houseSecrets } = world.tables
  const known = houseSecrets.get(SECRET)
  if (known !== undefined) return known
  const secret = bytesToHex(world.random.bytes(32))
  houseSecrets.put(SECRET, secret)
  return secret
}

/** What commits the sandbox to a result before bets close. The result's id takes the place of the client seed. */
export function sharedMark(world: World, resultId: string): FairMark {
  const serverHash = sha256Hex(sharedSeed(sharedSecretOf(world), resultId))
  return { serverHash, clientSeed: resultId, nonce: 0 }
}

/** The chance a shared result comes from. Call it once the result is due. */
export const sharedDealer = (world: World, resultId: string): Dealer =>
  createDealer(sharedSeeds(sharedSecretOf(world), resultId))

/** Reveals the seed of a result that was bet on, so that its bets can be checked like any round. */
export function revealResult(world: World, resultId: string): void {
  const { serverHash } = sharedMark(world, resultId)
  const { revealedSeeds } = world.tables
  if (revealedSeeds.has(serverHash)) return
  revealedSeeds.put(serverHash, {
    serverHash,
    serverSeed: sharedSeed(sharedSecretOf(world), resultId),
    clientSeed: resultId,
    memberId: 0,
    rounds: 1,
    revealedAt: world.clock.now(),
  })
}
