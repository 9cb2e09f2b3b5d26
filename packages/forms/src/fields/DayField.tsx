import { DateField } from '@croupier/ui'
import type { CalendarDate } from '../patterns/calendarDate.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { isoDate } from './BirthdayField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link DayField}. */
export interface DayFieldProps extends BoundFieldProps {
  readonly min?: CalendarDate | undefined
  readonly max?: CalendarDate | undefined
}

/** A day as yyyy-MM-dd, typed or from the calendar, bound to the form around it. Renders `Field` with `DateField`. */
export function DayField({ min, max, ...rest }: DayFieldProps) {
  const { text } = useFormText()
  const { control, error } = useBoundField(rest.name)
  return (
    <FieldFrame {...rest} error={error}>
      <DateField
        {...control}
        min={min && isoDate(min)}
        max={max && isoDate(max)}
        calendarText={text('field.open_calendar')}
      />
    </FieldFrame>
  )
}
