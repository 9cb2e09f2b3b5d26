import { RoundRefused } from '@croupier/games'
import { resultsShownUntil } from '../../merchants/merchants/rules.ts'
import { hide } from './hiddenRound.ts'
import { sharedMark } from './sharedResults.ts'
import type { PlacedDraft } from '@croupier/games'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import type { OpenRoundRow } from './rows.ts'
import { nextRoundId, takeStake } from './settle.ts'

/** A bet on a shared result, with its stake. */
export interface PlacedBet extends PlacedDraft {
  readonly stake: bigint
  readonly key: string
  /** Play it was placed in; empty for a bet that came over the wire. */
  readonly playId: string
}

/**
 * Takes the stake of a bet on a shared result and leaves the bet open until the result is due. Throws
 * `BalanceInsufficient` when the member cannot pay it, and `RoundRefused` for a result that was already shown, whatever
 * the clock says. Call inside a transaction.
 */
export function placeBet(context: Context, member: Member, game: Game, placed: PlacedBet): OpenRoundRow {
  const { resultId, ...kept } = placed
  if (kept.dueAt <= resultsShownUntil(context)) throw new RoundRefused('bet.closed', 'the result was shown before')
  const row: OpenRoundRow = {
    id: nextRoundId(context),
    memberId: member.id,
    merchant: member.merchant,
    nodeId: game.nodeId,
    startedAt: context.clock.now(),
    fair: sharedMark(context, resultId),
    laid: true,
    playId: kept.playId,
    key: kept.key,
    stake: kept.stake,
    hidden: hide(context, { state: kept.state, due: null }),
    dueAt: kept.dueAt,
  }
  const sources = takeStake(context, member, row.id, row.stake, game.vendor)
  const placedRow: OpenRoundRow = { ...row, sources }
  context.tables.openRounds.put(row.id, placedRow)
  return placedRow
}
