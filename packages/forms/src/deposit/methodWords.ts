import type { Text } from '@croupier/locales'
import type { Description } from '@croupier/ui'
import type { DepositMethod, TransferType } from './DepositMethod.ts'

type Money = (amount: string) => string

/** Whether an amount is above 0. */
const some = (amount: string) => /[1-9]/.test(amount)

/** A calculated fee, in words. */
export const feeText = (fee: string, money: Money, text: Text): string =>
  some(fee) ? money(fee) : text('deposit.no_fee')

/** A method's fee rule, before there is an amount: a fixed part, a percentage, both, or none. */
export const feeRuleText = ({ fee }: DepositMethod, money: Money, text: Text): string => {
  const { fixed } = fee
  // A percentage is not money; passed as a number, it is formatted in the digits of the language.
  const percent = Number(fee.percent)
  if (!some(fee.percent)) return some(fixed) ? text('deposit.fee_of', { fee: money(fixed) }) : text('deposit.no_fee')
  return some(fixed)
    ? text('deposit.fee_of_both', { fixed: money(fixed), percent })
    : text('deposit.fee_of_percent', { percent })
}

/** Opening hours of a method; empty if it is always open. */
export const hoursText = ({ workingHours }: DepositMethod, text: Text): string =>
  workingHours ? text('deposit.hours', { from: workingHours.from, to: workingHours.to }) : ''

/** Texts of a kind of transfer: its name, and a warning not to confuse it with the other. */
export const transferWords = (kind: TransferType, text: Text) =>
  kind === 'cash-out'
    ? { name: text('deposit.cash_out'), hint: text('deposit.cash_out_hint') }
    : { name: text('deposit.send_money'), hint: text('deposit.send_money_hint') }

/** Usual duration and opening hours of a method, if known. */
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
