import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { daysOf } from '../team/days.ts'
import { teamBalanceOf } from '../team/downlines.ts'
import { asAgent } from '../team/tree.ts'
import { overviewOf } from './team.ts'

/** Overview of the team. */
export const overviewHandlers: Pick<Handlers<'team'>, 'team.overview'> = {
  'team.overview': (context, call, input) => {
    const agent = asAgent(signedIn(call).member)
    const { figures, ...counts } = overviewOf(context, call.merchant, agent, daysOf(call.merchant, input))
    const { teamBalance, unavailableCount } = teamBalanceOf(context, agent.id)
    return {
      ...counts,
      deposits: figures.deposits,
      withdrawals: figures.withdrawals,
      betAmount: figures.stake,
      winAmount: figures.payout,
      profit: figures.stake - figures.payout,
      teamBalance,
      unavailableCount,
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
}
