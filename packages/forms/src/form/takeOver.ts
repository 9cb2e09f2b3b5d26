import { retype } from '@croupier/ui/typeInto'
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'

const typed =
  ':is(input[name]:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea[name])'

/**
 * Reads texts and ticks that are in a form's controls but not in its values: password managers and page-load fillers may
 * set them without an event. Each goes through the handlers of its control, as if a person had typed or pressed it.
 */
export const takeOver = <Values extends FieldValues, Output>(
  root: HTMLFormElement,
  form: UseFormReturn<Values, unknown, Output>,
): void => {
  const values = form.getValues()
  for (const input of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)) {
    const known: unknown = get(values, input.name)
    if (typeof known === 'string' && known !== input.value) retype(input)
  }
  for (const box of root.querySelectorAll<HTMLInputElement>('input[name][type="checkbox"]:enabled')) {
    const known: unknown = get(values, box.name)
    if (typeof known !== 'boolean' || known === box.checked) continue
    box.checked = known
    box.click()
  }
}
