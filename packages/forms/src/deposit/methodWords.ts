import type { Text } from '@croupier/locales'
import type { Description } from '@croupier/ui'
import type { DepositMethod, TransferType } from './DepositMethod.ts'

type Money = (amount: string) => string

/** Whether an amount is more than nothing. */
const some = (amount: string) => /[1-9]/.test(amount)

/** A fee already worked out, in words. */
export const feeText = (fee: string, money: Money, text: Text): string =>
  some(fee) ? money(fee) : text('deposit.no_fee')

/** What a method costs by its rule, before there is an amount: a fixed part, a percentage, both, or nothing [G-48]. */
export const feeRuleText = ({ fee }: DepositMethod, money: Money, text: Text): string => {
  const { fixed } = fee
  // A percentage is no money: as a number the message can write it in the digits of the language.
  const percent = Number(fee.percent)
  if (!some(fee.percent)) return some(fixed) ? text('deposit.fee_of', { fee: money(fixed) }) : text('deposit.no_fee')
  return some(fixed)
    ? text('deposit.fee_of_both', { fixed: money(fixed), percent })
    : text('deposit.fee_of_percent', { percent })
}

/** When a method is open; empty where it always is. */
export const hoursText = ({ workingHours }: DepositMethod, text: Text): string =>
  workingHours ? text('deposit.hours', { from: workingHours.from, to: workingHours.to }) : ''

/** The words of a kind of transfer: its name, and what not to mix it up with. */
export const transferWords = (kind: TransferType, text: Text) =>
  kind === 'cash-out'
    ? { name: text('deposit.cash_out'), hint: text('deposit.cash_out_hint') }
    : { name: text('deposit.send_money'), hint: text('deposit.send_money_hint') }

/** Usual duration and opening hours of a method, where known [G-48]. */
export const timeFacts = (method: DepositMethod, text: Text): readonly Description[] => {
  const hours = hoursText(method, text)
  return [
    ...(method.expectedMinutes
      ? [
          {
            label: text('deposit.expected'),
            value: text('deposit.about_minutes', { minutes: method.expectedMinutes }),
          },
        ]
      : []),
    ...(hours ? [{ label: text('deposit.opening_hours'), value: hours }] : []),
  ]
}
