import { MoneyFormatError, parseMoney } from '@croupier/money'
import { Refusal } from '../../../Refusal.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { sumsEntry } from '../../safety/safety/entries.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { depositPause } from './depositPause.ts'

function depositAmount(text: string, { digits }: Merchant): bigint {
  try {
    return parseMoney(text, digits)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('request_param_err', { status: 400, values: ['amount'] })
    throw failure
  }
}

/** The pause before an unusually large deposit. */
export const pauseHandlers: Pick<Handlers<'safety'>, 'safety.depositPause'> = {
  'safety.depositPause': (context, call, { amount }) => {
    const { pause, usual, week, limit } = depositPause(
      context,
      signedIn(call).member,
      depositAmount(amount, call.merchant),
    )
    return {
      pause,
      usual,
      week: { from: week.from, ...sumsEntry(week.sums) },
      limit: limit && {
        period: limit.period,
        amount: limit.limit,
        used: limit.used,
        left: limit.left,
        restartsAt: limit.restartsAt,
      },
    }
  },
}
