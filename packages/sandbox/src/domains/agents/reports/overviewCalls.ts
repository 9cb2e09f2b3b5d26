import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { daysOf } from '../team/days.ts'
import { asAgent } from '../team/tree.ts'
import { overviewOf } from './team.ts'

/** The team at a glance. */
export const overviewHandlers: Pick<Handlers<'team'>, 'team.overview'> = {
  'team.overview': (world, call, input) => {
    const found = overviewOf(world, call.merchant, asAgent(signedIn(call).member), daysOf(call.merchant, input))
    const { figures, teamBalance, ...counts } = found
    return {
      ...counts,
      deposits: figures.deposits,
      withdrawals: figures.withdrawals,
      betAmount: figures.stake,
      winAmount: figures.payout,
      profit: figures.stake - figures.payout,
      teamBalance,
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
}
