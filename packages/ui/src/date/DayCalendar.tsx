import { Calendar } from 'react-aria-components'
import { calendarDay, isoDay, todayIn, zonedDay } from './calendarDay.ts'
import { CalendarMonth } from './CalendarMonth.tsx'

interface DayCalendarProps {
  readonly label: string
  readonly day: string
  readonly onDay: (day: string) => void
  readonly min: string | undefined
  readonly max: string | undefined
  readonly timeZone: string | undefined
}

/** A month from which one day is chosen. Renders a `<div role="application">`. */
export const DayCalendar = ({ label, day, onDay, min, max, timeZone }: DayCalendarProps) => (
  <Calendar
    aria-label={label}
    value={zonedDay(day, timeZone)}
    defaultFocusedValue={calendarDay(day) ?? todayIn(timeZone)}
    minValue={calendarDay(min)}
    maxValue={calendarDay(max)}
    onChange={(chosen) => {
      if (chosen) onDay(isoDay(chosen))
    }}
  >
    <CalendarMonth months={1} at={0} />
  </Calendar>
)
