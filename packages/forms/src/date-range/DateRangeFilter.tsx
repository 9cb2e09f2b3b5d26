import {
  dayRangeFaultKeys,
  longestDayRange,
  pastShortcuts,
  shortcutRange,
  type DayRange,
  type DayShortcut,
} from '@croupier/locales/calendar'
import { DateRange } from '@croupier/ui/DateRange'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link DateRangeFilter}. */
export interface DateRangeFilterProps {
  /** The chosen range. */
  readonly value: DayRange
  /** Called with valid ranges only. */
  readonly onValueChange: (range: DayRange) => void
  /** Today's date in the merchant's time zone, from `dateAt`. */
  readonly today: string
  /** Default today, yesterday, previous 7 and previous 30 days. */
  readonly shortcuts?: readonly DayShortcut[] | undefined
  /** Maximum number of days. Default 90. */
  readonly maxDays?: number | undefined
  /** The first day that may be chosen. Default no limit. */
  readonly min?: string | undefined
  /** The last day that may be chosen. Default today, or no limit if a shortcut looks ahead. */
  readonly max?: string | undefined
  /** The site's IANA time zone, whose current day the calendar marks. */
  readonly timeZone?: string | undefined
  /** Disables the filter. */
  readonly disabled?: boolean | undefined
}

/**
 * Filters a list by date range, with shortcuts in the site's time zone and at most 90 days. Renders a
 * `<fieldset>`. A filter applies immediately and is not a form: there is nothing to submit.
 */
export function DateRangeFilter(props: DateRangeFilterProps) {
  const { value, onValueChange, today, shortcuts = pastShortcuts, maxDays = longestDayRange, min, timeZone } = props
  const { text } = useFormText()
  const looksAhead = shortcuts.some((shortcut) => shortcut.startsWith('next'))
  const max = props.max ?? (looksAhead ? undefined : today)
  return (
    <DateRange
      legend={text('date_range.title')}
      value={value}
      onValueChange={onValueChange}
      min={min}
      max={max}
      maxDays={maxDays}
      timeZone={timeZone}
      disabled={props.disabled ?? false}
      shortcuts={shortcuts.map((id) => ({
        value: id,
        label: text(`date_range.shortcut_${id}`),
        range: shortcutRange(id, today),
      }))}
      texts={{
        from: text('date_range.from'),
        to: text('date_range.to'),
        calendar: text('field.open_calendar'),
        fault: (fault) => text(dayRangeFaultKeys[fault], { days: maxDays }),
      }}
    />
  )
}
