import { AmountInput } from '@croupier/ui/AmountInput'
import type { FieldValues } from 'react-hook-form'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link RateField}. */
export type RateFieldProps<Values extends FieldValues> = BoundFieldProps<Values>

/** A rate in percent as decimal text, bound to its form. Renders the kit's `Field` with an `AmountInput`. */
export function RateField<Values extends FieldValues = never>(props: RateFieldProps<Values>) {
  const { spelling } = useFormText()
  const { control, error } = useBoundField<Values>(props)
  return (
    <FieldFrame {...props} error={error}>
      <AmountInput {...control} decimalMark={spelling.mark} end="%" autoComplete="off" />
    </FieldFrame>
  )
}
