import { retype } from '@croupier/ui/typeInto'
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'

const typed = 'input[name]:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"])'

/**
 * Takes over the texts that stand in a form's inputs but not in its values: password managers and page-load fillers may
 * set them without an event. Each goes through the handlers of its control, as if it had been typed.
 */
export const takeOver = <Values extends FieldValues, Output>(
  root: HTMLFormElement,
  form: UseFormReturn<Values, unknown, Output>,
): void => {
  const values = form.getValues()
  for (const input of root.querySelectorAll<HTMLInputElement>(typed)) {
    const known: unknown = get(values, input.name)
    if (typeof known === 'string' && known !== input.value) retype(input)
  }
}
