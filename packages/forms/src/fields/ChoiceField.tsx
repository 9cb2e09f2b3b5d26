import { ChoiceCards, type Choice } from '@croupier/ui'
import type { ChangeEvent } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useBoundField } from './useBoundField.ts'

/** Props of {@link ChoiceField}. */
export interface ChoiceFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values; its value is the choice's. */
  readonly name: NoInfer<FieldPath<Values>>
  /** What is being chosen. */
  readonly legend: string
  /** The choices in their order. */
  readonly choices: readonly Choice[]
  /** Nothing is chosen at first and something has to be. Default false. */
  readonly required?: boolean | undefined
  /** Hears of each choice, where the form's other fields follow from it. */
  readonly onChoose?: ((value: string) => void) | undefined
}

/** One of a few, each a card, bound to the form around it. Renders the kit's `ChoiceCards`. */
export function ChoiceField<Values extends FieldValues = never>({
  name,
  legend,
  choices,
  required = false,
  onChoose,
}: ChoiceFieldProps<Values>) {
  const { control, error } = useBoundField<Values>(name)
  const off = useFormDisabled()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose?.(event.target.value)
    return control.onChange(event)
  }
  return (
    <ChoiceCards
      {...control}
      onChange={(event) => void change(event)}
      data-field={name}
      legend={legend}
      aria-required={required || undefined}
      choices={choices}
      error={error}
      {...(off ? { disabled: true } : {})}
    />
  )
}
