import { Checkbox } from '@croupier/ui/Checkbox'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useBoundField } from './useBoundField.ts'

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values; its value is true or false. */
  readonly name: NoInfer<FieldPath<Values>>
  /** The label. */
  readonly children: ReactNode
  /** A hint below, read with the control. */
  readonly description?: ReactNode
  /** Disables the checkbox. */
  readonly disabled?: boolean
}

/** A checkbox, bound to its form. Renders the kit's `Checkbox`. */
export function CheckboxField<Values extends FieldValues = never>({
  name,
  children,
  description,
  disabled,
}: CheckboxFieldProps<Values>) {
  const { control, error } = useBoundField<Values>({ name, label: '' })
  const off = useFormDisabled()
  return (
    <Checkbox
      {...control}
      data-field={name}
      description={description}
      error={error}
      {...(disabled || off ? { disabled: true } : {})}
    >
      {children}
    </Checkbox>
  )
}
