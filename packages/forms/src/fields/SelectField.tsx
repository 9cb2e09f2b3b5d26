import { Select, type SelectOption } from '@croupier/ui/Select'
import { useController, type FieldValues } from 'react-hook-form'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link SelectField}. */
export interface SelectFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The options in their order. */
  readonly options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
}

/**
 * One of several options, bound to its form; the value is the option's, or empty text. Renders `Field` with `Select`.
 */
export function SelectField<Values extends FieldValues = never>({
  options,
  placeholder,
  ...rest
}: SelectFieldProps<Values>) {
  const { control } = useSurroundingForm()
  const { field } = useController({ control, name: rest.name })
  const { ref, value, onChange, onBlur } = field
  const { error } = useBoundField<Values>(rest)
  return (
    <FieldFrame {...rest} error={error}>
      <Select
        ref={ref}
        name={rest.name}
        options={options}
        value={value === '' ? null : value}
        onValueChange={onChange}
        onBlur={onBlur}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </FieldFrame>
  )
}
