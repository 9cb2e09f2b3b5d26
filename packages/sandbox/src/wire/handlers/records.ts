import { moneyText } from '@croupier/api'
import { gameName } from '../../catalogue/Catalogue.ts'
import { pageOf } from '../../catalogue/search.ts'
import { Refusal } from '../../refusal/Refusal.ts'
import type { Bet } from '../../rounds/rows.ts'
import { signedIn, type Handlers } from '../Call.ts'

const DAY = 86_400_000
/** Longest range a record may be asked for (requirement values 1.1.1). */
const LONGEST_DAYS = 90

const STATUS_BY_NUMBER = { '1': 'win', '2': 'lose', '3': 'tie', '4': 'cancelled' } as const

function statusOf(bet: Bet): 'win' | 'lose' | 'tie' {
  return bet.payout > bet.stake ? 'win' : bet.payout < bet.stake ? 'lose' : 'tie'
}

/** Bet records. */
export const recordsHandlers: Handlers<'records'> = {
  'records.bets': (world, call, input) => {
    const { member } = signedIn(call)
    const length = input.endTime - input.startTime
    // The last day counts whole, so a range of 90 calendar days may end a millisecond before the 91st.
    if (length < 0 || length > (LONGEST_DAYS + 1) * DAY) {
      throw new Refusal('date.range.too.long', { values: [String(LONGEST_DAYS)] })
    }
    const bets = world.tables.bets
      .by('member', String(member.id))
      .filter(
        (bet) =>
          bet.gameType === input.book &&
          bet.at >= input.startTime &&
          bet.at <= input.endTime &&
          (!input.vendor || bet.vendor === input.vendor) &&
          (!input.status || statusOf(bet) === STATUS_BY_NUMBER[input.status]),
      )
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
    const payout = bets.reduce((sum, bet) => sum + bet.payout, 0n)
    const { rows, totalPages, totalCount } = pageOf(bets, input.page, input.size)
    return {
      list: rows.map((bet) => {
        const game = world.catalogue.gameByNode.get(bet.nodeId)
        return {
          orderNo: bet.id,
          gameType: bet.gameType,
          vassalage: bet.vendor,
          vendorName: world.catalogue.vendorByCode.get(bet.vendor)?.name ?? bet.vendor,
          gameName: game ? gameName(game, input.language ?? call.language) : null,
          nodeId: bet.nodeId,
          betTime: bet.at,
          settleTime: bet.at,
          betAmount: moneyText(bet.stake),
          validBetAmount: moneyText(bet.stake),
          winAmount: moneyText(bet.payout),
          netAmount: moneyText(bet.payout - bet.stake),
          status: statusOf(bet),
        }
      }),
      totalPages,
      totalCount,
      totals: {
        betAmount: moneyText(stake),
        validBetAmount: moneyText(stake),
        winAmount: moneyText(payout),
        netAmount: moneyText(payout - stake),
      },
    }
  },
}
