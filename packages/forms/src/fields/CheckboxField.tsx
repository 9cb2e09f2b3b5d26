import { Checkbox } from '@croupier/ui'
import type { ReactNode } from 'react'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useBoundField } from './useBoundField.ts'

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps {
  /** The field's name in the form's values; its value is true or false. */
  readonly name: string
  readonly children: ReactNode
  readonly description?: ReactNode
  readonly disabled?: boolean
}

/** A yes or no, bound to the form around it. Renders the kit's `Checkbox`. */
export function CheckboxField({ name, children, description, disabled }: CheckboxFieldProps) {
  const { control, error } = useBoundField(name)
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
