import { createDealer, sha256Hex, type Dealer, type FairMark } from '@croupier/games'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'

/*
 * Results that many bets share: a draw of numbers, a match. The server seed of each is a fingerprint of its id under
 * the vault's key, which is not in the state. So every result is fixed from the first day, needs no row, is the same
 * however far the clock jumps, and cannot be read from a snapshot. Its hash is shown before bets close, its seed once
 * the result is due; a revealed seed says nothing about others.
 */
const seedOf = (context: Pick<Context, 'vault' | 'tables'>, resultId: string): string =>
  context.vault.fingerprint(`result ${operatorSettings(context).sownAt} ${resultId}`)

/** The platform's commitment to a result before bets close. The result's id replaces the client seed. */
export function sharedMark(context: Context, resultId: string): FairMark {
  return { serverHash: sha256Hex(seedOf(context, resultId)), clientSeed: resultId, nonce: 0 }
}

/** The random source of a shared result. Call it once the result is due. */
export const sharedDealer = (context: Context, resultId: string): Dealer =>
  createDealer({ serverSeed: seedOf(context, resultId), clientSeed: resultId, nonce: 0 })

/** Reveals the seed of a result with bets, so that they can be verified like any round. */
export function revealResult(context: Context, resultId: string): void {
  const { serverHash } = sharedMark(context, resultId)
  const { revealedSeeds } = context.tables
  if (revealedSeeds.has(serverHash)) return
  revealedSeeds.put(serverHash, {
    serverHash,
    serverSeed: seedOf(context, resultId),
    clientSeed: resultId,
    memberId: 0,
    rounds: 1,
    revealedAt: context.clock.now(),
  })
}
