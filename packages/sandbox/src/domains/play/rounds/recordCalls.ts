import { pageOf } from '../../../wire/pageOf.ts'
import type { Bet, OpenRoundRow } from './rows.ts'
import type { Context } from '../../../Context.ts'
import { checkSpan } from '../../money/statement/statement.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { betEntry, openEntry, statusOf } from './betEntries.ts'

const STATUS_BY_NUMBER = { '1': 'win', '2': 'lose', '3': 'tie', '4': 'cancelled' } as const
const UNSETTLED = '_UNSETTLED'
/** Books that cover every category; a category can narrow them down. */
const JOINT: ReadonlySet<string> = new Set(['ALL', 'SETTLED', 'OPEN'])

/** Filters of a betting record. */
export interface BookQuery {
  readonly gameType: string
  readonly vendor?: string | undefined
  readonly startTime: number
  readonly endTime: number
}

/** Both lotteries share a book, as they share a page. */
const isIn = (book: string, gameType: string): boolean =>
  book === '' || gameType === book || (book === 'ELOTT' && gameType === 'LOTT')

/** A member's settled bets of a book, or of all books, newest first. */
export function settledBets(context: Context, memberId: number, query: BookQuery): Bet[] {
  return context.tables.bets
    .between('member', String(memberId), query.startTime, query.endTime)
    .filter((bet) => isIn(query.gameType, bet.gameType) && (!query.vendor || bet.vendor === query.vendor))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

/** A member's open bets of a book, newest first. */
function openBets(context: Context, memberId: number, query: BookQuery): OpenRoundRow[] {
  return context.tables.openRounds
    .by('member', String(memberId))
    .filter((open) => {
      const game = context.catalogue.gameByNode.get(open.nodeId)
      return (
        game !== undefined &&
        isIn(query.gameType, game.gameType) &&
        open.startedAt >= query.startTime &&
        open.startedAt <= query.endTime &&
        (!query.vendor || game.vendor === query.vendor)
      )
    })
    .sort((a, b) => b.startedAt - a.startedAt)
}

/** Stake, payout and their difference over a list of bets, in minor units. */
export function sumsOf(bets: readonly Pick<Bet, 'stake' | 'payout'>[]) {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const payout = bets.reduce((sum, bet) => sum + bet.payout, 0n)
  return { stake, payout, net: payout - stake }
}

/** Bet records. */
export const recordsHandlers: Pick<Handlers<'records'>, 'records.bets'> = {
  'records.bets': (context, call, input) => {
    const { member } = signedIn(call)
    checkSpan(input.startTime, input.endTime)
    const language = input.language ?? call.language
    const isJoint = JOINT.has(input.book)
    const query = { ...input, gameType: isJoint ? (input.category ?? '') : input.book.replace(UNSETTLED, '') }
    if (input.book.endsWith(UNSETTLED) || input.book === 'OPEN') {
      const open = openBets(context, member.id, query)
      const { rows, totalPages, totalCount } = pageOf(input.status ? [] : open, input.page, input.size)
      const staked = open.reduce((sum, { stake }) => sum + stake, 0n)
      return {
        list: rows.map((one) => openEntry(context, one, language)),
        totalPages,
        totalCount,
        totals: { betAmount: staked, validBetAmount: '0.00', winAmount: '0.00', netAmount: '0.00' },
      }
    }
    const wanted = input.status ? STATUS_BY_NUMBER[input.status] : null
    const bets = settledBets(context, member.id, query).filter((bet) => wanted === null || statusOf(bet) === wanted)
    const { stake, payout, net } = sumsOf(bets)
    const open = input.book === 'ALL' && wanted === null ? openBets(context, member.id, query) : []
    // Open bets come first, as the member may be waiting for them.
    const { rows, totalPages, totalCount } = pageOf([...open, ...bets], input.page, input.size)
    return {
      list: rows.map((bet) => ('payout' in bet ? betEntry(context, bet, language) : openEntry(context, bet, language))),
      totalPages,
      totalCount,
      totals: {
        betAmount: stake,
        validBetAmount: stake,
        winAmount: payout,
        netAmount: net,
      },
    }
  },
}
