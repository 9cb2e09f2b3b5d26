import type { Detail, FairMark } from '@croupier/games'
import { houseAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { walletBalance, openAccount, post } from '../../../core/ledger/ledger.ts'
import { maskedName } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type Context } from '../../../Context.ts'
import { openPlayAccount, playAccount } from '../../money/wallets/playAccount.ts'
import { accountOfSource, payoutMoves, sourcesIn } from '../../money/wagering/bonusAccounts.ts'
import type { StakeSource } from '../../money/wagering/rows.ts'
import { countBet, openWagering } from '../../money/wagering/wagering.ts'
import type { Bet } from './rows.ts'

/** Wins kept per merchant. */
const BOARD_KEPT = 60

/** A finished round. Amounts are minor units. */
export interface FinishedRound {
  readonly game: Game
  readonly stake: bigint
  readonly payout: bigint
  readonly playId: string
  readonly key: string
  readonly detail: Detail
  /** Seeds and nonce of the result, where seeds were used. */
  readonly fair?: FairMark
  /** Origin of the stake; the member's own money by default. */
  readonly sources?: readonly StakeSource[]
  /** When it happened; now by default. */
  readonly at?: number
}

/** The next order number of a round. */
export const nextRoundId = (context: Context): string => `R${String(nextNumber(context, 'bet', 1)).padStart(9, '0')}`

/**
 * Settles a round: stake and payout through the ledger, the bet record, the member's recent games and, for a big win,
 * the winner board. Throws `BalanceInsufficient`, without writing anything, when the member cannot pay the stake.
 */
export function settleRound(context: Context, member: Member, round: FinishedRound): Bet {
  const at = round.at ?? context.clock.now()
  const id = nextRoundId(context)
  const { account, house } = accountsOf(context, member, round.game.vendor)
  const sources = sourcesIn(context, account, openWagering(context, member.id), round.stake)
  post(context, {
    kind: 'round',
    reference: id,
    at,
    moves: [
      ...stakeMoves(context, member, account, house, sources),
      ...payoutMoves(context, member, account, sources, round.payout).moves,
    ],
  })
  return recordBet(context, member, id, { ...round, sources, at })
}

/**
 * Takes the stake of a round that stays open, own money first, and returns its sources. Throws `BalanceInsufficient`
 * when the member cannot pay it.
 */
export function takeStake(
  context: Context,
  member: Member,
  id: string,
  stake: bigint,
  vendor: string,
): readonly StakeSource[] {
  const { account, house } = accountsOf(context, member, vendor)
  const sources = sourcesIn(context, account, openWagering(context, member.id), stake)
  post(context, { kind: 'stake', reference: id, moves: stakeMoves(context, member, account, house, sources) })
  return sources
}

/** Pays a round whose stake was taken before, and writes its record. `id` is the id that the stake was taken with. */
export function payRound(context: Context, member: Member, id: string, round: FinishedRound): Bet {
  const at = round.at ?? context.clock.now()
  const { account } = accountsOf(context, member, round.game.vendor)
  openWagering(context, member.id)
  const sources = round.sources ?? [{ bonus: null, amount: round.stake }]
  if (round.payout > 0n) {
    const { moves, forfeited } = payoutMoves(context, member, account, sources, round.payout)
    post(context, { kind: 'payout', reference: id, at, moves })
    if (forfeited.length > 0) post(context, { kind: 'bonus-late', reference: id, at, moves: forfeited })
  }
  return recordBet(context, member, id, { ...round, sources, at })
}

function stakeMoves(context: Context, member: Member, wallet: string, house: string, sources: readonly StakeSource[]) {
  return sources.map(({ bonus, amount }) => ({
    from: accountOfSource(context, member.id, wallet, bonus),
    to: house,
    amount,
  }))
}

function accountsOf(
  context: Context,
  member: Member,
  vendor: string,
): { readonly account: string; readonly house: string } {
  const account = openPlayAccount(context, member, vendor)
  const house = houseAccount(member.merchant)
  openAccount(context, house, context.tables.accounts.get(account)?.currency ?? '')
  return { account, house }
}

function recordBet(context: Context, member: Member, id: string, round: FinishedRound & { readonly at: number }): Bet {
  const { at } = round
  const account = playAccount(context, member, round.game.vendor)
  const bet: Bet = {
    id,
    memberId: member.id,
    merchant: member.merchant,
    playId: round.playId,
    key: round.key,
    nodeId: round.game.nodeId,
    vendor: round.game.vendor,
    gameType: round.game.gameType,
    currency: context.tables.accounts.get(account)?.currency ?? '',
    stake: round.stake,
    payout: round.payout,
    balanceAfter: walletBalance(context, account),
    ...(round.sources?.some(({ bonus }) => bonus !== null) && { sources: round.sources }),
    at,
    detail: round.detail,
    ...(round.fair && { fair: round.fair }),
  }
  context.tables.bets.put(id, bet)
  countBet(context, bet)
  rememberGame(context, member.id, round.game, at)
  // Play money does not count as a win.
  if (round.payout > round.stake && member.type !== 4) {
    addWin(context, {
      id,
      merchant: member.merchant,
      customerName: maskedName(member.account),
      nodeId: round.game.nodeId,
      amount: round.payout,
      at,
    })
  }
  return bet
}

/** Moves a game to the head of the member's recent games. */
function rememberGame(context: Context, memberId: number, game: Game, at: number): void {
  context.tables.recents.put(`${memberId}/${game.nodeId}`, {
    memberId,
    nodeId: game.nodeId,
    gameType: game.gameType,
    at,
  })
}

/** Adds a win to the merchant's board and drops the oldest ones beyond the limit. */
export function addWin(
  context: Context,
  win: { id: string; merchant: string; customerName: string; nodeId: number; amount: bigint; at: number },
): void {
  const { wins } = context.tables
  wins.put(win.id, win)
  const newestFirst = wins.by('merchant', win.merchant).sort((one, other) => other.at - one.at)
  for (const { id } of newestFirst.slice(BOARD_KEPT)) wins.delete(id)
}
