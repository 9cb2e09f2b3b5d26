import { Calendar } from 'react-aria-components'
import { calendarDay } from './calendarDay.ts'
import { CalendarMonth } from './CalendarMonth.tsx'

interface DayCalendarProps {
  readonly label: string
  readonly day: string
  readonly onDay: (day: string) => void
  readonly min: string | undefined
  readonly max: string | undefined
}

/** A month from which one day is chosen. Renders a `<div role="application">`. */
export const DayCalendar = ({ label, day, onDay, min, max }: DayCalendarProps) => (
  <Calendar
    aria-label={label}
    value={calendarDay(day)}
    minValue={calendarDay(min)}
    maxValue={calendarDay(max)}
    onChange={(chosen) => {
      if (chosen) onDay(chosen.toString())
    }}
  >
    <CalendarMonth months={1} at={0} />
  </Calendar>
)
