import { ChoiceCards, type Choice } from '@croupier/ui'
import { useBoundField } from './useBoundField.ts'

/** Props of {@link ChoiceField}. */
export interface ChoiceFieldProps {
  /** The field's name in the form's values; its value is the choice's. */
  readonly name: string
  readonly legend: string
  readonly choices: readonly Choice[]
}

/** One of a few, each a card, bound to the form around it. Renders the kit's `ChoiceCards`. */
export function ChoiceField({ name, legend, choices }: ChoiceFieldProps) {
  const { control, error } = useBoundField(name)
  return <ChoiceCards {...control} data-field={name} legend={legend} choices={choices} error={error} />
}
