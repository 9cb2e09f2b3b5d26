import { DateRangeFilter } from '@croupier/forms'
import { addDays, dateAt } from '@croupier/locales/calendar'
import { betRecordsStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { useRoot, useStore } from '../../app/RootContext.ts'

const keptDays = 3650

/**
 * The period of the record: a shortcut, two days of one's own, or two days of the calendar, all in the site's time zone.
 * A range that is refused says why and asks for nothing (S-358, S-360). Renders a `<fieldset>`.
 */
export const PeriodFilter = observer(function PeriodFilter() {
  const { merchant, world } = useRoot()
  const { timeZone } = merchant.current
  const betRecords = useStore(betRecordsStore)
  const today = dateAt(world.clock.now(), timeZone)
  return (
    <FormTexts>
      <DateRangeFilter
        value={betRecords.filters.range}
        onChange={(range) => betRecords.filter({ range })}
        today={today}
        timeZone={timeZone}
        min={addDays(today, -keptDays)}
      />
    </FormTexts>
  )
})
