export { DAY, HOUR, MINUTE } from './units.ts'
export {
  addDays,
  dateAt,
  dateTimeAt,
  daysIn,
  daysLater,
  lengthEnd,
  periodAt,
  startOfDate,
  timeAt,
  type CalendarPeriod,
  type Length,
  type Span,
} from './periods.ts'
export {
  dayCount,
  dayRangeFault,
  dayRangeFaultKeys,
  longestDayRange,
  pastShortcuts,
  rangeInstants,
  shortcutRange,
  type DayRange,
  type DayRangeFault,
  type DayRangeRules,
  type DayShortcut,
} from './dayRange.ts'
export { readDate, writeDate, writeMoment, type CalendarDate } from './writtenDates.ts'
