import type { Dealer } from '../subjects/rounds/rounds.ts'
import type { World } from '../World.ts'
import { createDealer } from './createDealer.ts'
import { hashes } from './createHashes.ts'
import type { FairMark } from './rows.ts'

/*
 * Results that many bets share: a draw of numbers, a match. The house has one secret; the server seed of a result is
 * HMAC-SHA256 of the result's id under it. So every result is fixed from the first day on, needs no row, and comes out
 * the same however far the clock jumps. Its hash is shown before bets close, its seed once the result is due.
 */

const SECRET = 'house'

/** The house's secret; made and written when there is none yet. Call it in a transaction before results are asked for. */
export function houseSecretOf(world: World): string {
  const { houseSecrets } = world.tables
  const known = houseSecrets.get(SECRET)
  if (known !== undefined) return known
  const secret = hashes.hex(world.random.bytes(32))
  houseSecrets.put(SECRET, secret)
  return secret
}

/** The server seed of a shared result, 64 hex digits. Must not leave the platform before the result is due. */
export function houseSeedOf(world: World, resultId: string): string {
  const secret = houseSecretOf(world)
  return hashes.hex(hashes.hmacSha256(hashes.bytes(secret), hashes.bytes(resultId)))
}

/** What binds the house to a result before bets close. The result's id stands where a round has the client seed. */
export function houseMark(world: World, resultId: string): FairMark {
  const seed = houseSeedOf(world, resultId)
  return { serverHash: hashes.hex(hashes.sha256(hashes.bytes(seed))), clientSeed: resultId, nonce: 0 }
}

/** The chance a shared result comes from. Call it once the result is due. */
export function houseDealer(world: World, resultId: string): Dealer {
  return createDealer(hashes, { serverSeed: houseSeedOf(world, resultId), clientSeed: resultId, nonce: 0 })
}

/** Keeps the seed of a result that was bet on, so that its bets can be checked like any round. */
export function revealResult(world: World, resultId: string): void {
  const { serverHash } = houseMark(world, resultId)
  const { revealedSeeds } = world.tables
  if (revealedSeeds.has(serverHash)) return
  revealedSeeds.put(serverHash, {
    serverHash,
    serverSeed: houseSeedOf(world, resultId),
    clientSeed: resultId,
    memberId: 0,
    rounds: 1,
    revealedAt: world.clock.now(),
  })
}
