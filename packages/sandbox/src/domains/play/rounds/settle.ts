import type { Detail, FairMark } from '@croupier/games'
import { houseAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { walletBalance, openAccount, post } from '../../../core/ledger/ledger.ts'
import { maskedName } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type World } from '../../../World.ts'
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
  /** Which chance it came from, where seeds dealt it. */
  readonly fair?: FairMark
  /** Where the stake came from; the member's own money by default. */
  readonly sources?: readonly StakeSource[]
  /** When it happened; now by default. */
  readonly at?: number
}

/** The next order number of a round. */
export const nextRoundId = (world: World): string => `R${String(nextNumber(world, 'bet', 1)).padStart(9, '0')}`

/**
 * Writes a round: stake and payout through the ledger, the bet record, the member's recent games and, for a fine win,
 * the winner board. Throws `BalanceInsufficient` when the member cannot pay the stake, and then nothing is written.
 */
export function settleRound(world: World, member: Member, round: FinishedRound): Bet {
  const at = round.at ?? world.clock.now()
  const id = nextRoundId(world)
  const { account, house } = accountsOf(world, member, round.game.vendor)
  const sources = sourcesIn(world, account, openWagering(world, member.id), round.stake)
  post(world, {
    kind: 'round',
    reference: id,
    at,
    moves: [
      ...stakeMoves(world, member, account, house, sources),
      ...payoutMoves(world, member, account, sources, round.payout).moves,
    ],
  })
  return recordBet(world, member, id, { ...round, sources, at })
}

/**
 * Takes the stake of a round that goes on, own money first, and says where it came from. Throws `BalanceInsufficient`
 * when the member cannot pay it.
 */
export function takeStake(
  world: World,
  member: Member,
  id: string,
  stake: bigint,
  vendor: string,
): readonly StakeSource[] {
  const { account, house } = accountsOf(world, member, vendor)
  const sources = sourcesIn(world, account, openWagering(world, member.id), stake)
  post(world, { kind: 'stake', reference: id, moves: stakeMoves(world, member, account, house, sources) })
  return sources
}

/** Pays a round whose stake was taken before, and writes its record. `id` is the one the stake was taken under. */
export function payRound(world: World, member: Member, id: string, round: FinishedRound): Bet {
  const at = round.at ?? world.clock.now()
  const { account } = accountsOf(world, member, round.game.vendor)
  openWagering(world, member.id)
  const sources = round.sources ?? [{ bonus: null, amount: round.stake }]
  if (round.payout > 0n) {
    const { moves, forfeited } = payoutMoves(world, member, account, sources, round.payout)
    post(world, { kind: 'payout', reference: id, at, moves })
    if (forfeited.length > 0) post(world, { kind: 'bonus-late', reference: id, at, moves: forfeited })
  }
  return recordBet(world, member, id, { ...round, sources, at })
}

function stakeMoves(world: World, member: Member, wallet: string, house: string, sources: readonly StakeSource[]) {
  return sources.map(({ bonus, amount }) => ({
    from: accountOfSource(world, member.id, wallet, bonus),
    to: house,
    amount,
  }))
}

function accountsOf(
  world: World,
  member: Member,
  vendor: string,
): { readonly account: string; readonly house: string } {
  const account = openPlayAccount(world, member, vendor)
  const house = houseAccount(member.merchant)
  openAccount(world, house, world.tables.accounts.get(account)?.currency ?? '')
  return { account, house }
}

function recordBet(world: World, member: Member, id: string, round: FinishedRound & { readonly at: number }): Bet {
  const { at } = round
  const account = playAccount(world, member, round.game.vendor)
  const bet: Bet = {
    id,
    memberId: member.id,
    merchant: member.merchant,
    playId: round.playId,
    key: round.key,
    nodeId: round.game.nodeId,
    vendor: round.game.vendor,
    gameType: round.game.gameType,
    currency: world.tables.accounts.get(account)?.currency ?? '',
    stake: round.stake,
    payout: round.payout,
    balanceAfter: walletBalance(world, account),
    ...(round.sources?.some(({ bonus }) => bonus !== null) && { sources: round.sources }),
    at,
    detail: round.detail,
    ...(round.fair && { fair: round.fair }),
  }
  world.tables.bets.put(id, bet)
  countBet(world, bet)
  rememberGame(world, member.id, round.game, at)
  // Wins of play money are none.
  if (round.payout > round.stake && member.type !== 4) {
    addWin(world, {
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

/** Puts a game at the head of the member's recent games. */
function rememberGame(world: World, memberId: number, game: Game, at: number): void {
  world.tables.recents.put(`${memberId}/${game.nodeId}`, { memberId, nodeId: game.nodeId, gameType: game.gameType, at })
}

/** Puts a win on the merchant's board and drops the oldest beyond what is kept. */
export function addWin(
  world: World,
  win: { id: string; merchant: string; customerName: string; nodeId: number; amount: bigint; at: number },
): void {
  const { wins } = world.tables
  wins.put(win.id, win)
  const newestFirst = wins.by('merchant', win.merchant).sort((one, other) => other.at - one.at)
  for (const { id } of newestFirst.slice(BOARD_KEPT)) wins.delete(id)
}
