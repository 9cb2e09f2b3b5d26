import { DateRangeFilter } from '@croupier/forms/DateRangeFilter'
import { addDays, dateAt, type DayRange, type DayShortcut } from '@croupier/locales/calendar'
import { observer } from 'mobx-react-lite'
import { FormTexts } from '../forms/FormTexts.tsx'
import { useRoot } from '../../base/RootContext.ts'

const keptDays = 3650

/**
 * The period of a record: a shortcut, two typed days, or two days of the calendar, all in the site's time zone. A
 * refused range says why and sends no request (S-358, S-360). Renders a `<fieldset>`.
 */
export const PeriodFilter = observer(function PeriodFilter({
  range,
  onValueChange,
  shortcuts,
}: {
  range: DayRange
  onValueChange: (range: DayRange) => void
  shortcuts?: readonly DayShortcut[]
}) {
  const { merchant, platformClock } = useRoot()
  const { timeZone } = merchant.current
  const today = dateAt(platformClock.now(), timeZone)
  return (
    <FormTexts>
      <DateRangeFilter
        value={range}
        onValueChange={onValueChange}
        today={today}
        timeZone={timeZone}
        min={addDays(today, -keptDays)}
        shortcuts={shortcuts}
      />
    </FormTexts>
  )
})
