/**
 * The field suite: what every field of the kit promises, checked in a real browser. Its label names it; hint and error
 * describe it; invalid, required and disabled states are exposed; clicking the label focuses it; resetting the form
 * restores its value.
 */
import type { ReactElement, ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

/** State that the suite sets on a field; `draw` maps it to the field's props. */
export interface FieldState {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  readonly mark?: 'required'
  readonly disabled?: boolean
}

/** A field, and how to operate it. */
export interface FieldSubject {
  /** Renders the field in a state, with the given `name` for the form. */
  readonly draw: (state: FieldState, name: string) => ReactElement
  /** ARIA role of the control. Leave out when it has none, as for a date. */
  readonly role?: string
  /** The element that takes focus and is disabled, if not the control itself: a radio button of a group. */
  readonly part?: (control: HTMLElement) => HTMLElement
  /** States that ARIA does not support for the control's role: a button cannot be invalid or required. */
  readonly without?: readonly ('invalid' | 'required')[]
  /** Set for groups: clicking a legend does not move the focus. */
  readonly legend?: boolean
  /** Set when clicking the label activates the control; the focus is then not checked. */
  readonly opens?: boolean
  /** Changes the value of the field as a person would. */
  readonly change: (control: HTMLElement) => Promise<void>
  /** What the form submits at first; for files, their names. Empty is `[]`, or `['']` if it submits empty text. */
  readonly initial: readonly string[]
  /** What the form submits after `change`. */
  readonly changed: readonly string[]
}

const states = {
  plain: { label: 'Plain field', description: 'A hint.' },
  failing: { label: 'Failing field', description: 'A hint.', error: 'What is wrong.' },
  required: { label: 'Required field', required: true, mark: 'required' },
  disabled: { label: 'Disabled field', disabled: true },
} as const satisfies Record<string, FieldState>

const Example = ({ name, subject }: { name: string; subject: FieldSubject }) => (
  <form aria-label={name} onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: '1rem' }}>
    {Object.entries(states).map(([state, props]) => (
      <div key={state} data-case={state}>
        {subject.draw(props, state)}
      </div>
    ))}
  </form>
)

const sent = (form: HTMLFormElement) =>
  new FormData(form).getAll('plain').map((value) => (typeof value === 'string' ? value : value.name))

const check = async (form: HTMLFormElement, subject: FieldSubject) => {
  const find = (state: keyof typeof states): HTMLElement => {
    const place = form.querySelector<HTMLElement>(`[data-case="${state}"]`)!
    if (subject.role !== undefined) return within(place).getByRole(subject.role)
    return place.querySelector<HTMLElement>('input')!
  }
  const part = subject.part ?? ((control: HTMLElement) => control)

  const plain = find('plain')
  await expect(plain).toHaveAccessibleName(states.plain.label)
  await expect(plain).toHaveAccessibleDescription(expect.stringContaining('A hint.'))
  await expect(plain).toBeValid()
  await expect(part(plain)).toBeEnabled()
  if (!subject.legend && !subject.opens) {
    await userEvent.click(within(form).getByText(states.plain.label))
    await expect(part(plain)).toHaveFocus()
  }

  const failing = find('failing')
  await expect(failing).toHaveAccessibleDescription(expect.stringContaining('A hint. What is wrong.'))
  if (!subject.without?.includes('invalid')) await expect(failing).toBeInvalid()
  await expect(within(form).getByText('What is wrong.').closest('[aria-live="polite"]')).not.toBeNull()

  const required = find('required')
  await expect(required).toHaveAccessibleName(`${states.required.label} (Required)`)
  if (!subject.without?.includes('required')) await expect(required).toHaveAttribute('aria-required', 'true')

  await expect(part(find('disabled'))).toBeDisabled()
  await expect(new FormData(form).has('disabled')).toBe(false)

  form.reset()
  await expect(sent(form)).toEqual(subject.initial)
  await subject.change(plain)
  await expect(sent(form)).toEqual(subject.changed)
  form.reset()
  await waitFor(() => expect(sent(form)).toEqual(subject.initial))
}

/** A story that runs the field suite over `subjects`, each in its own form. */
export const fieldStory = (subjects: Readonly<Record<string, FieldSubject>>) => ({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: '2rem' }}>
      {Object.entries(subjects).map(([name, subject]) => (
        <Example key={name} name={name} subject={subject} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const [name, subject] of Object.entries(subjects)) {
      const form = canvasElement.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`)!
      try {
        await check(form, subject)
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    }
  },
})
