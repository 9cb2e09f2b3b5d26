import { Input } from '@croupier/ui/Input'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link CountField}. */
export type CountFieldProps<Values extends FieldValues> = BoundFieldProps<Values>

/** A whole number as free text, without steps or suggestions, bound to its form. Renders `Field` with `Input`. */
export function CountField<Values extends FieldValues = never>(props: CountFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(props)
  return (
    <FieldFrame {...props} error={error}>
      <Input {...control} inputMode="numeric" autoComplete="off" />
    </FieldFrame>
  )
}
