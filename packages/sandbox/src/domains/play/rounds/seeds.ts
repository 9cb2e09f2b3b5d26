import {
  createDealer,
  sha256Hex,
  type Commitment,
  type Dealer,
  type FairMark,
  type RevealedSeed,
} from '@croupier/games'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Context } from '../../../Context.ts'
import type { SeedPair } from './seedRows.ts'

/** Form of a client seed: 1 to 64 letters, digits, dashes and underscores. */
export const clientSeedPattern = /^[\w-]{1,64}$/

const freshSeed = (context: Context): string => context.vault.seal(bytesToHex(context.random.bytes(32)))

/** The decrypted server seeds of a pair; only their hashes, or revealed seeds, may leave the platform. */
const opened = ({ vault }: Pick<Context, 'vault'>, { serverSeed, nextServerSeed }: SeedPair) => ({
  serverSeed: vault.open(serverSeed),
  nextServerSeed: vault.open(nextServerSeed),
})

/** The member's pair; created when there is none. Call inside a transaction. */
export function seedPairOf(context: Context, memberId: number): SeedPair {
  const { seedPairs } = context.tables
  const known = seedPairs.get(String(memberId))
  if (known) return known
  const pair: SeedPair = {
    memberId,
    serverSeed: freshSeed(context),
    nextServerSeed: freshSeed(context),
    clientSeed: bytesToHex(context.random.bytes(8)),
    nonce: 0,
    since: context.clock.now(),
    lastRoundAt: null,
  }
  seedPairs.put(String(memberId), pair)
  return pair
}

/** Seeds as shown to the member now. Call inside a transaction. */
export function commitmentOf(context: Context, memberId: number): Commitment {
  const pair = seedPairOf(context, memberId)
  const { serverSeed, nextServerSeed } = opened(context, pair)
  const { clientSeed, nonce, fixed = false } = pair
  return { serverHash: sha256Hex(serverSeed), nextServerHash: sha256Hex(nextServerSeed), clientSeed, nonce, fixed }
}

/**
 * The dealer of the member's next round, and its mark. Uses up one nonce: call it once per round, inside the round's
 * transaction, so that a failed round returns its nonce.
 */
export function nextDealer(context: Context, memberId: number): { readonly dealer: Dealer; readonly fair: FairMark } {
  const pair = seedPairOf(context, memberId)
  context.tables.seedPairs.put(String(memberId), {
    ...pair,
    nonce: pair.nonce + 1,
    lastRoundAt: context.clock.now(),
  })
  const serverSeed = context.vault.open(pair.serverSeed)
  return {
    dealer: createDealer({ ...pair, serverSeed }),
    fair: { serverHash: sha256Hex(serverSeed), clientSeed: pair.clientSeed, nonce: pair.nonce },
  }
}

/** Records that the member's newest round begins now, for the minimum time, without using up a nonce. */
export function markRound(context: Context, memberId: number): void {
  const pair = seedPairOf(context, memberId)
  context.tables.seedPairs.put(String(memberId), { ...pair, lastRoundAt: context.clock.now() })
}

/**
 * Replaces the pair: reveals the current server seed, activates the committed next one with the given client
 * seed, and commits another. The caller makes sure that no open round still depends on the old seed.
 * Throws a `RangeError` on a client seed outside of {@link clientSeedPattern}.
 */
export function rotateSeeds(context: Context, memberId: number, clientSeed: string): RevealedSeed {
  const { fixed: _, ...pair } = seedPairOf(context, memberId)
  return replaceSeeds(context, pair, { serverSeed: pair.nextServerSeed, clientSeed })
}

/**
 * Sets the seeds of the member's next rounds to the operator's choice, so that results are known in a demo or test. The
 * current pair is revealed as usual; the new one is marked, and the player's fairness sheet shows it.
 * `serverSeed` is 64 hex digits. The caller makes sure that no open round still depends on the old seed.
 * Throws a `RangeError` on a client seed outside of {@link clientSeedPattern}.
 */
export function fixSeeds(
  context: Context,
  memberId: number,
  seeds: { readonly serverSeed: string; readonly clientSeed: string },
): RevealedSeed {
  return replaceSeeds(
    context,
    { ...seedPairOf(context, memberId), fixed: true },
    { ...seeds, serverSeed: context.vault.seal(seeds.serverSeed) },
  )
}

function replaceSeeds(
  context: Context,
  pair: SeedPair,
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
): RevealedSeed {
  if (!clientSeedPattern.test(clientSeed)) throw new RangeError('a client seed has 1 to 64 letters and digits')
  const { memberId } = pair
  const former = context.vault.open(pair.serverSeed)
  const revealed: RevealedSeed = {
    serverHash: sha256Hex(former),
    serverSeed: former,
    clientSeed: pair.clientSeed,
    memberId,
    rounds: pair.nonce,
    revealedAt: context.clock.now(),
  }
  context.tables.revealedSeeds.put(revealed.serverHash, revealed)
  context.tables.seedPairs.put(String(memberId), {
    ...pair,
    serverSeed,
    nextServerSeed: freshSeed(context),
    clientSeed,
    nonce: 0,
    since: revealed.revealedAt,
  })
  return revealed
}
