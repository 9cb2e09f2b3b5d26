import { moneyText, MoneyFormatError, parseMoney } from '@croupier/api'
import { Refusal } from '../../../Refusal.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { maybeMoneyText, sumsEntry } from '../../safety/safety/entries.ts'
import { depositPause } from './depositPause.ts'

function depositAmount(text: string): bigint {
  try {
    return parseMoney(text)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('request_param_err', { status: 400, values: ['amount'] })
    throw failure
  }
}

/** The pause before an unusually large deposit. */
export const pauseHandlers: Pick<Handlers<'safety'>, 'safety.depositPause'> = {
  'safety.depositPause': (world, call, { amount }) => {
    const { pause, usual, week, limit } = depositPause(world, signedIn(call).member, depositAmount(amount))
    return {
      pause,
      usual: maybeMoneyText(usual),
      week: { from: week.from, ...sumsEntry(week.sums) },
      limit: limit && {
        period: limit.period,
        amount: moneyText(limit.limit),
        used: moneyText(limit.used),
        left: moneyText(limit.left),
        restartsAt: limit.restartsAt,
      },
    }
  },
}
