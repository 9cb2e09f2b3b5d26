import { AmountInput } from '@croupier/ui'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link AmountField}. */
export interface AmountFieldProps extends BoundFieldProps {
  /** The currency's sign, shown before the amount. */
  readonly currency: string
}

/** An amount of money as decimal text, bound to the form around it. Renders the kit's `Field` with an `AmountInput`. */
export function AmountField({ currency, ...rest }: AmountFieldProps) {
  const { control, error } = useBoundField(rest.name)
  return (
    <FieldFrame {...rest} error={error}>
      <AmountInput {...control} currency={currency} autoComplete="transaction-amount" />
    </FieldFrame>
  )
}
