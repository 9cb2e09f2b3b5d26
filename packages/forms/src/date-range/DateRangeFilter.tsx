import type { MessageKey } from '@croupier/locales'
import { DateRange, longestDayRange, type DayRange, type DayRangeFault } from '@croupier/ui'
import { useFormText } from '../text/FormTextProvider.tsx'
import { pastShortcuts, shortcutRange, type DayShortcut } from './dayShortcuts.ts'

/** Props of {@link DateRangeFilter}. */
export interface DateRangeFilterProps {
  readonly value: DayRange
  /** Hears ranges that keep to the rules, and no others [S-360]. */
  readonly onChange: (range: DayRange) => void
  /** The ISO day it is in the site's time zone; `dayIn` tells it. */
  readonly today: string
  /** Default today, yesterday, previous 7 and previous 30 days. */
  readonly shortcuts?: readonly DayShortcut[] | undefined
  /** Most days of a range. Default 90. */
  readonly maxDays?: number | undefined
  /** First and last day that may be chosen. Default: up to today where every shortcut looks back. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The site's time zone (IANA): the calendar marks its today. */
  readonly timeZone?: string | undefined
  readonly disabled?: boolean | undefined
}

const faults = {
  incomplete: 'records.range_not_a_date',
  'end-before-start': 'records.range_end_before_start',
  'too-long': 'records.range_too_long',
  'out-of-bounds': 'date_range.out_of_bounds',
} as const satisfies Record<DayRangeFault, MessageKey>

/**
 * The days a list shows, with shortcuts in the site's time zone [S-358] and at most 90 days [S-360]. Renders a
 * `<fieldset>`. A filter works at once and is no form: there is nothing to send.
 */
export function DateRangeFilter(props: DateRangeFilterProps) {
  const { value, onChange, today, shortcuts = pastShortcuts, maxDays = longestDayRange, min, timeZone } = props
  const { text } = useFormText()
  const looksAhead = shortcuts.some((shortcut) => shortcut.startsWith('next'))
  const max = props.max ?? (looksAhead ? undefined : today)
  return (
    <DateRange
      legend={text('date_range.title')}
      value={value}
      onValueChange={onChange}
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
        fault: (fault) => text(faults[fault], { days: maxDays }),
      }}
    />
  )
}
