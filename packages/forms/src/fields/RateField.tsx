import { AmountInput } from '@croupier/ui'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link RateField}. */
export type RateFieldProps = BoundFieldProps

/** A rate in percent as decimal text, bound to the form around it. Renders the kit's `Field` with an `AmountInput`. */
export function RateField(props: RateFieldProps) {
  const { control, error } = useBoundField(props.name)
  return (
    <FieldFrame {...props} error={error}>
      <AmountInput {...control} end="%" autoComplete="off" />
    </FieldFrame>
  )
}
