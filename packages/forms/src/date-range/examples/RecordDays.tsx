import { DateRangeFilter, type DateRangeFilterProps } from '@croupier/forms/DateRangeFilter'
import { useState } from 'react'

const today = '2026-11-21'

/** The page holds the days, for example in its URL, and loads its records by them. */
export const RecordDays = () => {
  const [days, setDays] = useState<DateRangeFilterProps['value']>({ from: '2026-11-15', to: today })
  return <DateRangeFilter today={today} value={days} onValueChange={setDays} />
}
