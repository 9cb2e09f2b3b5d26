import { gameName } from '../../merchants/catalogue/Catalogue.ts'
import type { Answer } from '../../../wire/Answer.ts'
import type { Bet, OpenRoundRow } from './rows.ts'
import type { Context } from '../../../Context.ts'

type BetEntry = NonNullable<Answer<'records.bets'>['list']>[number]

/** Result of a settled bet. */
export function statusOf(bet: Pick<Bet, 'stake' | 'payout'>): 'win' | 'lose' | 'tie' {
  return bet.payout > bet.stake ? 'win' : bet.payout < bet.stake ? 'lose' : 'tie'
}

/** A settled bet as shown in the records. */
export function betEntry(context: Context, bet: Bet, language: string): BetEntry {
  return {
    ...placeOf(context, bet.nodeId, language),
    orderNo: bet.id,
    gameType: bet.gameType,
    vassalage: bet.vendor,
    vendorName: context.catalogue.vendorByCode.get(bet.vendor)?.name ?? bet.vendor,
    betTime: bet.at,
    settleTime: bet.at,
    betAmount: bet.stake,
    validBetAmount: bet.stake,
    winAmount: bet.payout,
    netAmount: bet.payout - bet.stake,
    status: statusOf(bet),
  }
}

/** An open bet: its stake is taken, nothing is won or lost, and nothing counts as turnover yet. */
export function openEntry(context: Context, open: OpenRoundRow, language: string): BetEntry {
  const game = context.catalogue.gameByNode.get(open.nodeId)
  return {
    ...placeOf(context, open.nodeId, language),
    orderNo: open.id,
    gameType: game?.gameType ?? '',
    vassalage: game?.vendor ?? '',
    vendorName: context.catalogue.vendorByCode.get(game?.vendor ?? '')?.name ?? null,
    betTime: open.startedAt,
    settleTime: null,
    betAmount: open.stake,
    validBetAmount: '0.00',
    winAmount: '0.00',
    netAmount: '0.00',
    status: 'open',
  }
}

function placeOf(context: Context, nodeId: number, language: string) {
  const game = context.catalogue.gameByNode.get(nodeId)
  return { nodeId, gameName: game ? gameName(game, language) : null }
}
