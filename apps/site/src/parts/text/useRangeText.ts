import { startOfDate, type DayRange } from '@croupier/locales/calendar'
import { useRoot } from '../../base/RootContext.ts'
import { useDateTimeText } from './useDateTimeText.ts'

/** Writes calendar days of the market as one text: `15 – 21 Nov 2026`. */
export function useRangeText(): (range: DayRange) => string {
  const { days } = useDateTimeText()
  const { timeZone } = useRoot().merchant.current
  return ({ from, to }) => days(startOfDate(from, timeZone), startOfDate(to, timeZone))
}
