import { DateRange, type DateRangeProps } from '@croupier/ui/DateRange'
import { useState } from 'react'

/** Two days and shortcuts. Only valid ranges are reported; the error for an invalid one comes from `texts.fault`. */
export const RecordPeriod = () => {
  const [range, setRange] = useState<DateRangeProps['value']>({ from: '2026-11-15', to: '2026-11-21' })
  return (
    <DateRange
      legend="Period"
      value={range}
      onValueChange={setRange}
      max="2026-11-21"
      shortcuts={[
        { value: 'today', label: 'Today', range: { from: '2026-11-21', to: '2026-11-21' } },
        { value: 'week', label: '7 days', range: { from: '2026-11-15', to: '2026-11-21' } },
      ]}
      texts={{
        from: 'From',
        to: 'To',
        calendar: 'Open the calendar',
        fault: (fault) => (fault === 'out-of-bounds' ? 'Choose days up to today.' : 'Choose two valid days.'),
      }}
    />
  )
}
