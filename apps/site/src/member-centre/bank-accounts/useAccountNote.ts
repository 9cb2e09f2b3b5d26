import type { BankAccount } from '@croupier/stores'
import { useRoot } from '../../base/RootContext.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

/**
 * Why money cannot go to an account now: its bank is under maintenance, or it was added less than a day ago (G-54).
 * Undefined for an account that is ready. Use inside an observer.
 */
export function useAccountNote(): (account: BankAccount) => string | undefined {
  const text = useText()
  const { moment } = useDateTimeText()
  const { platformClock } = useRoot()
  return ({ isWithdrawActive, maintenanceEndTime, usableFrom }) => {
    if (!isWithdrawActive)
      return maintenanceEndTime === null
        ? text('bank.in_maintenance')
        : text('bank.in_maintenance_until', { time: moment(maintenanceEndTime) })
    return usableFrom !== null && usableFrom > platformClock.now()
      ? text('bank.usable_from', { time: moment(usableFrom) })
      : undefined
  }
}
