import { Input } from '@croupier/ui'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link CountField}. */
export type CountFieldProps = BoundFieldProps

/** A whole number in free text, without steps or suggestions, bound to the form around it. Renders `Field` with `Input`. */
export function CountField(props: CountFieldProps) {
  const { control, error } = useBoundField(props.name)
  return (
    <FieldFrame {...props} error={error}>
      <Input {...control} inputMode="numeric" autoComplete="off" />
    </FieldFrame>
  )
}
