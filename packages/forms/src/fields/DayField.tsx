import { DateField } from '@croupier/ui'
import type { FieldValues } from 'react-hook-form'
import type { CalendarDate } from '../patterns/calendarDate.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { isoDate } from './BirthdayField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link DayField}. */
export interface DayFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The first day that may be chosen. */
  readonly min?: CalendarDate | undefined
  /** The last day that may be chosen. */
  readonly max?: CalendarDate | undefined
}

/** A day as yyyy-MM-dd, typed or chosen from the calendar, bound to its form. Renders `Field` with `DateField`. */
export function DayField<Values extends FieldValues = never>({ min, max, ...rest }: DayFieldProps<Values>) {
  const { text } = useFormText()
  const { control, error } = useBoundField<Values>(rest.name)
  return (
    <FieldFrame {...rest} error={error}>
      <DateField
        {...control}
        min={min && isoDate(min)}
        max={max && isoDate(max)}
        texts={{ calendar: text('field.open_calendar') }}
      />
    </FieldFrame>
  )
}
