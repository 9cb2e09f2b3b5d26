import { writeDate, type CalendarDate } from '@croupier/locales/calendar'
import { DateInput } from '@croupier/ui/DateInput'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link BirthdayField}. */
export interface BirthdayFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Today, the latest birthday allowed. */
  readonly today: CalendarDate
}

/** A date of birth as yyyy-MM-dd, bound to its form. Renders the kit's `Field` with a `DateInput`. */
export function BirthdayField<Values extends FieldValues = never>({ today, ...rest }: BirthdayFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(rest)
  return (
    <FieldFrame {...rest} error={error}>
      <DateInput {...control} min="1900-01-01" max={writeDate(today)} autoComplete="bday" />
    </FieldFrame>
  )
}
