import { Field } from '@croupier/ui/Field'
import { use, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormDisabled } from '../form/formDisabled.ts'
import { AllOptional } from './OptionalMark.tsx'
import type { BoundFieldProps } from './useBoundField.ts'

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends BoundFieldProps<FieldValues> {
  readonly error: string | undefined
  readonly children: ReactNode
}

/**
 * The shell of a bound field. Renders the kit's `Field` with `data-field`, by which the form finds it. Most fields are
 * required, so the optional ones are marked.
 *
 * If error and hint have the same text, the error replaces the hint, so the layout does not shift.
 */
export function FieldFrame({
  name,
  label,
  description,
  required = false,
  disabled = false,
  error,
  children,
}: FieldFrameProps) {
  const off = useFormDisabled()
  const marked = !use(AllOptional) && !required
  return (
    <Field
      data-field={name}
      label={label}
      mark={marked ? 'optional' : undefined}
      required={required}
      disabled={disabled || off}
      description={description === error ? undefined : description}
      error={error}
    >
      {children}
    </Field>
  )
}
