import { dateAt } from '@croupier/locales/calendar'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { useDateTimeText } from './useDateTimeText.ts'

/** Writes the time of day of an instant (epoch milliseconds), with its day if that is not today: `22 Nov, 3:12 AM`. */
export function useTimeText(): (at: number) => string {
  const { timeZone = 'UTC' } = useIntl()
  const { platformClock } = useRoot()
  const { recent, time } = useDateTimeText()
  return (at) => (dateAt(at, timeZone) === dateAt(platformClock.now(), timeZone) ? time(at) : recent(at))
}
