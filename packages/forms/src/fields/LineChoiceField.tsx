import type { Choice } from '@croupier/ui'
import { RadioGroup } from '@croupier/ui/RadioGroup'
import { styled } from 'styled-components'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFormDisabled } from '../form/formDisabled.ts'
import { useBoundField } from './useBoundField.ts'

/** Props of {@link LineChoiceField}. */
export interface LineChoiceFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values; its value is the choice's. */
  readonly name: NoInfer<FieldPath<Values>>
  /** What is being chosen. */
  readonly legend: string
  /** The choices in their order. */
  readonly choices: readonly Choice[]
}

/** One of a few short answers in columns of equal width, bound to its form. Renders the kit's `RadioGroup`. */
export function LineChoiceField<Values extends FieldValues = never>({
  name,
  legend,
  choices,
}: LineChoiceFieldProps<Values>) {
  const { control, error } = useBoundField<Values>({ name, label: legend })
  const off = useFormDisabled()
  return (
    <Columns
      {...control}
      data-field={name}
      inline
      legend={legend}
      choices={choices}
      error={error}
      {...(off ? { disabled: true } : {})}
    />
  )
}

const Columns = styled(RadioGroup)`
  & [data-inline] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    column-gap: 0;
  }
`
