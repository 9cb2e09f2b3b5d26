import { moneyText } from '@croupier/api'
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
      deposits: moneyText(figures.deposits),
      withdrawals: moneyText(figures.withdrawals),
      betAmount: moneyText(figures.stake),
      winAmount: moneyText(figures.payout),
      profit: moneyText(figures.stake - figures.payout),
      teamBalance: moneyText(teamBalance),
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
}
