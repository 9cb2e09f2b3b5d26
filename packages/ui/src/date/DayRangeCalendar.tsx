import type { DayRange } from '@croupier/locales/calendar'
import { toCalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { RangeCalendar, useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { media } from '../media/media.ts'
import { from } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { calendarDay, isoDay, spokenRange, todayIn, zonedDay } from './calendarDay.ts'
import { isWordless } from './calendarLocale.ts'
import { CalendarMonth } from './CalendarMonth.tsx'

interface DayRangeCalendarProps {
  readonly label: string
  readonly range: DayRange
  readonly onRange: (range: DayRange) => void
  readonly maxDays: number
  readonly min: string | undefined
  readonly max: string | undefined
  readonly timeZone: string | undefined
}

const Months = styled.div`
  display: flex;
  gap: ${tokens.space.s4};
`

/** The engine's hidden heading and its second "Next" are in English where it lacks the language. */
const Calendar = styled(RangeCalendar)`
  &:where([data-wordless]) > :is(:first-child, :last-child) {
    display: none;
  }
`

/** A calendar to choose a first and a last day, with two months where there is room. Renders a `<div>`. */
export const DayRangeCalendar = ({ label, range, onRange, maxDays, min, max, timeZone }: DayRangeCalendarProps) => {
  const [months] = useState(() => (media(from.lg).matches() ? 2 : 1))
  const { locale } = useLocale()
  const wordless = isWordless(locale)
  const [start, end] = [zonedDay(range.from, timeZone), zonedDay(range.to, timeZone)]
  return (
    <Calendar
      // A new one for a new range: the engine announces changes only, and would do so in English.
      key={wordless ? `${range.from} ${range.to}` : undefined}
      aria-label={label}
      data-wordless={wordless || undefined}
      {...(wordless && { render: (props) => <div {...props} aria-label={label} /> })}
      visibleDuration={{ months }}
      pageBehavior="single"
      value={start && end && range.from <= range.to ? { start, end } : null}
      defaultFocusedValue={start ?? calendarDay(max) ?? todayIn(timeZone)}
      minValue={calendarDay(min)}
      maxValue={calendarDay(max)}
      isDateUnavailable={(date, anchor) =>
        anchor !== null && Math.abs(toCalendarDate(date).compare(toCalendarDate(anchor))) >= maxDays
      }
      onChange={(chosen) => {
        if (!chosen) return
        if (wordless) announce(spokenRange(chosen.start, chosen.end, locale))
        onRange({ from: isoDay(chosen.start), to: isoDay(chosen.end) })
      }}
    >
      <Months>
        {Array.from({ length: months }, (_, at) => (
          <CalendarMonth key={at} months={months} at={at} />
        ))}
      </Months>
    </Calendar>
  )
}
