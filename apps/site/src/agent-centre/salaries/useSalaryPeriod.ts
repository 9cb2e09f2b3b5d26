import type { AgreementKind } from '@croupier/stores'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'

/**
 * Writes the period of a payment: days for dividends and daily salary, days and times for the shorter ones. Use inside
 * an observer.
 */
export function useSalaryPeriod(kind: AgreementKind): (period: { startTime: number; endTime: number }) => string {
  const intl = useIntl()
  const { timeZone } = useRoot().merchant.current
  const { recent, time } = useDateTimeText()
  if (kind === 'hourly' || kind === 'realTime')
    return ({ startTime, endTime }) => `${recent(startTime)} – ${time(endTime)}`
  return ({ startTime, endTime }) =>
    intl.formatDateTimeRange(startTime, endTime - 1, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
}
