import { DateInput } from '@croupier/ui'
import type { FieldValues } from 'react-hook-form'
import type { CalendarDate } from '../patterns/calendarDate.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link BirthdayField}. */
export interface BirthdayFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Today, the latest birthday allowed. */
  readonly today: CalendarDate
}

const padded = (value: number, size: number) => String(value).padStart(size, '0')

/** A day as yyyy-MM-dd. */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

/** A date of birth as yyyy-MM-dd, bound to its form. Renders the kit's `Field` with a `DateInput`. */
export function BirthdayField<Values extends FieldValues = never>({ today, ...rest }: BirthdayFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(rest.name)
  return (
    <FieldFrame {...rest} error={error}>
      <DateInput {...control} min="1900-01-01" max={isoDate(today)} autoComplete="bday" />
    </FieldFrame>
  )
}
