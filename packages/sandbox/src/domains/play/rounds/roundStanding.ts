import { RoundRefused, type OpenRound, type RoundOrder, type RoundStanding, type SettledRound } from '@croupier/games'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { World } from '../../../World.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { shown } from './hiddenRound.ts'
import { type Party } from './party.ts'
import { type Bet, type OpenRoundRow } from './rows.ts'

/** The round a key was used for already; null when it is new. */
export function knownRound(world: World, playId: string, order: RoundOrder): RoundStanding | null {
  const place = `${playId}/${order.key}`
  const [done] = world.tables.bets.by('key', place)
  const [open] = world.tables.openRounds.by('key', place)
  const known = done ?? open
  if (known && known.stake !== order.stake)
    throw new RoundRefused('round.conflict', 'the key belongs to a round with another stake')
  if (done) return { ...settled(done), repeated: true }
  return open ? { ...standing(world, open), repeated: true } : null
}

/** The round under way at a game, if there is one. */
export const openRoundOf = (world: World, { member, game }: Party): OpenRoundRow | undefined =>
  world.tables.openRounds.by('member', String(member.id)).find((row) => row.nodeId === game.nodeId && !row.laid)

/** An open round as the games read it. */
export function standing(world: World, row: OpenRoundRow): OpenRound {
  return {
    status: 'open',
    id: row.id,
    stake: row.stake,
    balance: walletBalance(
      world,
      playAccount(
        world,
        { id: row.memberId, merchant: row.merchant },
        world.catalogue.gameByNode.get(row.nodeId)?.vendor ?? '',
      ),
    ),
    startedAt: row.startedAt,
    now: world.clock.now(),
    state: shown(world, row).state,
    repeated: false,
  }
}

/** A settled bet as the games read it. */
export function settled(bet: Bet): SettledRound {
  const { id, stake, payout, balanceAfter, at, detail, fair = null } = bet
  return { status: 'settled', id, stake, payout, balance: balanceAfter, at, detail, fair, repeated: false }
}
