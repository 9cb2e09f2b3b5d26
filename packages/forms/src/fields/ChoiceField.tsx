import type { Choice } from '@croupier/ui'
import { ChoiceCards } from '@croupier/ui/ChoiceCards'
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
  /** Required, with nothing preselected. Default false. */
  readonly required?: boolean | undefined
  /** Called on each choice, for forms whose other fields depend on it. */
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** One of a few choices, each shown as a card, bound to its form. Renders the kit's `ChoiceCards`. */
export function ChoiceField<Values extends FieldValues = never>({
  name,
  legend,
  choices,
  required = false,
  onValueChange,
}: ChoiceFieldProps<Values>) {
  const { control, error } = useBoundField<Values>({ name, label: legend })
  const off = useFormDisabled()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onValueChange?.(event.target.value)
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
