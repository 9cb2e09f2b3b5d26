import { expect, userEvent, waitFor, within } from 'storybook/test'

/** What the field suite needs to know about a field. */
export interface FieldCase {
  /** Text of its label. */
  readonly label: string
  readonly autoComplete: string
  /** A value that the field refuses, and the message it then shows. */
  readonly wrong: string
  readonly fault: RegExp
  /** A valid value as pasted, and as the field then shows it. */
  readonly right: string
  readonly shown?: string
}

/**
 * The suite every text-like field passes: labelled, required, described by its fault, faults announced in a live
 * region, focused when it has the first fault, pasting allowed, nothing lost on failure.
 */
export const expectField = async (
  element: HTMLElement,
  { label, autoComplete, wrong, fault, right, shown = right }: FieldCase,
) => {
  const canvas = within(element)
  const control = canvas.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
  const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }))

  await expect(control).toHaveAccessibleName(label)
  await expect(control).toBeRequired()
  await expect(control).toHaveAttribute('autocomplete', autoComplete)
  await expect(control).not.toBeInvalid()

  // Empty, then wrong: focus, aria-invalid and the message, in a live region that existed before.
  const live = element.querySelector('[aria-live="polite"]')
  await submit()
  await waitFor(() => expect(control).toHaveFocus())
  await expect(control).toBeInvalid()
  await userEvent.type(control, wrong)
  await submit()
  await waitFor(() => expect(control).toHaveAccessibleDescription(fault))
  await expect(live).toHaveTextContent(fault)
  await expect(control).not.toHaveValue('')

  // Correcting: the fault disappears once the value is valid, and a paste counts as typing.
  await userEvent.clear(control)
  await userEvent.click(control)
  await userEvent.paste(right)
  await waitFor(() => expect(control).not.toBeInvalid())
  await expect(control).toHaveValue(shown)
}
