import {
  createDealer,
  sha256Hex,
  type Commitment,
  type Dealer,
  type FairMark,
  type RevealedSeed,
} from '@croupier/games'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { World } from '../../../World.ts'
import type { SeedPair } from './seedRows.ts'

/** What a client seed may be: 1 to 64 letters, digits, dashes and underscores. */
export const clientSeedPattern = /^[\w-]{1,64}$/

const freshSeed = (world: World): string => world.vault.seal(bytesToHex(world.random.bytes(32)))

/** The server seeds of a pair as they are; only what leaves the platform as a hash, or revealed, may come from here. */
const opened = ({ vault }: Pick<World, 'vault'>, { serverSeed, nextServerSeed }: SeedPair) => ({
  serverSeed: vault.open(serverSeed),
  nextServerSeed: vault.open(nextServerSeed),
})

/** The member's pair; made and written when there is none yet. Call inside a transaction. */
export function seedPairOf(world: World, memberId: number): SeedPair {
  const { seedPairs } = world.tables
  const known = seedPairs.get(String(memberId))
  if (known) return known
  const pair: SeedPair = {
    memberId,
    serverSeed: freshSeed(world),
    nextServerSeed: freshSeed(world),
    clientSeed: bytesToHex(world.random.bytes(8)),
    nonce: 0,
    since: world.clock.now(),
    lastRoundAt: null,
  }
  seedPairs.put(String(memberId), pair)
  return pair
}

/** Seeds as the member may see them now. Call inside a transaction. */
export function commitmentOf(world: World, memberId: number): Commitment {
  const pair = seedPairOf(world, memberId)
  const { serverSeed, nextServerSeed } = opened(world, pair)
  const { clientSeed, nonce, fixed = false } = pair
  return { serverHash: sha256Hex(serverSeed), nextServerHash: sha256Hex(nextServerSeed), clientSeed, nonce, fixed }
}

/**
 * The dealer of the member's next round, and its mark. Uses up one nonce: call it once a round, inside the round's
 * transaction, so that a round that fails gives its nonce back.
 */
export function nextDealer(world: World, memberId: number): { readonly dealer: Dealer; readonly fair: FairMark } {
  const pair = seedPairOf(world, memberId)
  world.tables.seedPairs.put(String(memberId), {
    ...pair,
    nonce: pair.nonce + 1,
    lastRoundAt: world.clock.now(),
  })
  const serverSeed = world.vault.open(pair.serverSeed)
  return {
    dealer: createDealer({ ...pair, serverSeed }),
    fair: { serverHash: sha256Hex(serverSeed), clientSeed: pair.clientSeed, nonce: pair.nonce },
  }
}

/** Notes that the member's newest round begins now, for the least pace, without using up a nonce. */
export function markRound(world: World, memberId: number): void {
  const pair = seedPairOf(world, memberId)
  world.tables.seedPairs.put(String(memberId), { ...pair, lastRoundAt: world.clock.now() })
}

/**
 * Replaces the pair: the server seed in use is revealed, the committed next one comes into use with the client seed
 * given, and a further one is committed. The caller makes sure that no open round still hangs on the old seed.
 * Throws a `RangeError` on a client seed outside of {@link clientSeedPattern}.
 */
export function rotateSeeds(world: World, memberId: number, clientSeed: string): RevealedSeed {
  const { fixed: _, ...pair } = seedPairOf(world, memberId)
  return replaceSeeds(world, pair, { serverSeed: pair.nextServerSeed, clientSeed })
}

/**
 * Deals the member's next rounds from seeds that the operator chose, so that a show or a test knows what comes. The
 * pair in use is revealed as ever; the new one is marked, and the player's fairness sheet says so.
 * `serverSeed` is 64 hex digits. The caller makes sure that no open round still hangs on the old seed.
 * Throws a `RangeError` on a client seed outside of {@link clientSeedPattern}.
 */
export function fixSeeds(
  world: World,
  memberId: number,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
): RevealedSeed {
  return replaceSeeds(
    world,
    { ...seedPairOf(world, memberId), fixed: true },
    { ...seeds, serverSeed: world.vault.seal(seeds.serverSeed) },
  )
}

function replaceSeeds(
  world: World,
  pair: SeedPair,
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
): RevealedSeed {
  if (!clientSeedPattern.test(clientSeed)) throw new RangeError('a client seed has 1 to 64 letters and digits')
  const { memberId } = pair
  const former = world.vault.open(pair.serverSeed)
  const revealed: RevealedSeed = {
    serverHash: sha256Hex(former),
    serverSeed: former,
    clientSeed: pair.clientSeed,
    memberId,
    rounds: pair.nonce,
    revealedAt: world.clock.now(),
  }
  world.tables.revealedSeeds.put(revealed.serverHash, revealed)
  world.tables.seedPairs.put(String(memberId), {
    ...pair,
    serverSeed,
    nextServerSeed: freshSeed(world),
    clientSeed,
    nonce: 0,
    since: revealed.revealedAt,
  })
  return revealed
}
