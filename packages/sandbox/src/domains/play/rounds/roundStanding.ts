import { RoundRefused, type OpenRound, type RoundOrder, type RoundStanding, type SettledRound } from '@croupier/games'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { Context } from '../../../Context.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { shown } from './hiddenRound.ts'
import { type Party } from './party.ts'
import { type Bet, type OpenRoundRow } from './rows.ts'

/** The round that already used a key; null for a new key. */
export function knownRound(context: Context, playId: string, order: RoundOrder): RoundStanding | null {
  const place = `${playId}/${order.key}`
  const [done] = context.tables.bets.by('key', place)
  const [open] = context.tables.openRounds.by('key', place)
  const known = done ?? open
  if (known && known.stake !== order.stake)
    throw new RoundRefused('round.conflict', 'the key belongs to a round with another stake')
  if (done) return { ...settled(done), repeated: true }
  return open ? { ...standing(context, open), repeated: true } : null
}

/** The open round of a game, if there is one. */
export const openRoundOf = (context: Context, { member, game }: Party): OpenRoundRow | undefined =>
  context.tables.openRounds.by('member', String(member.id)).find((row) => row.nodeId === game.nodeId && !row.laid)

/** An open round in the form that games read. */
export function standing(context: Context, row: OpenRoundRow): OpenRound {
  return {
    status: 'open',
    id: row.id,
    stake: row.stake,
    balance: walletBalance(
      context,
      playAccount(
        context,
        { id: row.memberId, merchant: row.merchant },
        context.catalogue.gameByNode.get(row.nodeId)?.vendor ?? '',
      ),
    ),
    startedAt: row.startedAt,
    now: context.clock.now(),
    state: shown(context, row).state,
    repeated: false,
  }
}

/** A settled bet in the form that games read. */
export function settled(bet: Bet): SettledRound {
  const { id, stake, payout, balanceAfter, at, detail, fair = null } = bet
  return { status: 'settled', id, stake, payout, balance: balanceAfter, at, detail, fair, repeated: false }
}
