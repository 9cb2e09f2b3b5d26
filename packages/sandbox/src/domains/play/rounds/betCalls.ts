import type { Detail } from '@croupier/games'
import { pageOf } from '../../../wire/pageOf.ts'
import { Refusal } from '../../../Refusal.ts'
import { checkSpan } from '../../money/statement/statement.ts'
import { type Handlers, signedIn } from '../../../wire/Call.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { betEntry, statusOf } from './betEntries.ts'
import { settledBets, sumsOf } from './recordCalls.ts'

type Leg = NonNullable<NonNullable<NonNullable<Answer<'records.sports'>['list']>[number]['betDetails']>[number]>

const LEG_FIELDS = [
  'leagueId',
  'enLeagueName',
  'enMatchName',
  'enBetTypeName',
  'enBetPosName',
  'betType',
  'hdp',
  'halfScore',
  'fullScore',
  'firstGoal',
  'lastGoal',
] as const

const field = (detail: Detail, name: string): Detail | undefined =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail)
    ? (detail as { readonly [key: string]: Detail })[name]
    : undefined

const textOf = (detail: Detail | undefined): string | null =>
  typeof detail === 'string' || typeof detail === 'number' ? String(detail) : null

/** The selections that a sports game stored with its bet, in `betDetails`; empty for other games. */
function legsOf(detail: Detail): Leg[] {
  const legs = field(detail, 'betDetails')
  if (!Array.isArray(legs)) return []
  return legs.map((leg: Detail) => Object.fromEntries(LEG_FIELDS.map((name) => [name, textOf(field(leg, name))])))
}

/** Bet records outside the books. */
export const betHandlers: Pick<Handlers<'records'>, 'records.sports' | 'records.bet'> = {
  'records.sports': (context, call, input) => {
    const { member } = signedIn(call)
    checkSpan(input.startTime, input.endTime)
    const bets = settledBets(context, member.id, { ...input, gameType: 'SPORTS' })
    const { stake, payout, net } = sumsOf(bets)
    const { rows, totalPages, totalCount } = pageOf(bets, input.page, input.size)
    return {
      list: rows.map((bet) => ({
        orderNo: bet.id,
        origOrderNo: bet.playId || null,
        betDetails: legsOf(bet.detail),
        odds: textOf(field(bet.detail, 'odds')),
        oddsType: textOf(field(bet.detail, 'oddsType')),
        betAmount: bet.stake,
        winAmount: bet.payout,
        status: statusOf(bet),
        vassalage: bet.vendor,
        betTime: bet.at,
      })),
      totalPages,
      totalCount,
      footer: { betAmount: stake, winAmount: payout, netAmount: net },
    }
  },
  'records.bet': (context, call, { orderNo, language }) => {
    const bet = context.tables.bets.get(orderNo)
    if (!bet || bet.memberId !== signedIn(call).member.id) throw new Refusal('order.unknown')
    return {
      order: betEntry(context, bet, language ?? call.language),
      balanceAfter: bet.balanceAfter,
      detail: bet.detail,
    }
  },
}
