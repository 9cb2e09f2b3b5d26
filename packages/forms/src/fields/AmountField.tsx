import { AmountInput } from '@croupier/ui'
import type { FieldValues } from 'react-hook-form'
import { decimalMarkOf } from '../amount/decimalMarkOf.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link AmountField}. */
export interface AmountFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The currency's sign, shown before the amount. */
  readonly currency: string
}

/** An amount of money as decimal text, bound to its form. Renders the kit's `Field` with an `AmountInput`. */
export function AmountField<Values extends FieldValues = never>({ currency, ...rest }: AmountFieldProps<Values>) {
  const { language } = useFormText()
  const { control, error } = useBoundField<Values>(rest.name)
  return (
    <FieldFrame {...rest} error={error}>
      <AmountInput
        {...control}
        decimalMark={decimalMarkOf(language)}
        currency={currency}
        autoComplete="transaction-amount"
      />
    </FieldFrame>
  )
}
