import { decimalOf, isDoubtful, type AmountSpelling } from '@croupier/money'
import { numberText } from '@croupier/locales/digits'
import { AmountInput } from '@croupier/ui/AmountInput'
import { useWatch, type FieldPathValue, type FieldPath, type FieldValues } from 'react-hook-form'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link AmountField}. */
export interface AmountFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The currency's sign, shown before the amount. */
  readonly currency: string
}

/**
 * The interpretation of a text whose separators could mean another amount: "= 500.000,00"; empty for any other text.
 */
const doubtOf = (typed: string, language: string, { digits, mark }: AmountSpelling): string => {
  const text = numberText(typed)
  const amount = isDoubtful(text) ? decimalOf(text, mark) : undefined
  if (amount === undefined) return ''
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: 4 })
  // Intl formats decimal text exactly; its type admits only literal numbers.
  return `= ${format.format(amount as `${number}`)}`
}

/**
 * An amount of money as the language writes it, bound to its form. Renders the kit's `Field` with an `AmountInput`.
 * Where the separators could mean another amount, the field shows how they are understood.
 */
export function AmountField<Values extends FieldValues = never>({ currency, ...rest }: AmountFieldProps<Values>) {
  const { language, spelling } = useFormText()
  const { control, error } = useBoundField<Values>(rest)
  const form = useSurroundingForm<Values>()
  const name: FieldPath<Values> = rest.name
  const doubt = useWatch({
    control: form.control,
    name,
    compute: (typed: FieldPathValue<Values, FieldPath<Values>>) => doubtOf(String(typed ?? ''), language, spelling),
  })
  return (
    <FieldFrame {...rest} error={error}>
      <AmountInput
        {...control}
        decimalMark={spelling.mark}
        currency={currency}
        end={<span role="status">{doubt}</span>}
        autoComplete="transaction-amount"
      />
    </FieldFrame>
  )
}
