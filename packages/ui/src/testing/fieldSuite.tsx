/**
 * What every field of the kit promises, checked in a real browser: its label names it, hint and error describe it, what
 * is wrong, required or disabled is said, a click on the label leads to it, and a reset of the form takes it back.
 */
import type { ReactElement, ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The outside state of a field, in whichever props it takes. */
export interface FieldState {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  readonly mark?: 'required'
  readonly disabled?: boolean
}

/** A field, and how to speak to it. */
export interface FieldSubject {
  /** Draws the field in a state, with the given `name` for the form. */
  readonly draw: (state: FieldState, name: string) => ReactElement
  /** The role by which assistive technology finds the control; left out for what has none, such as a date. */
  readonly role?: string
  /** The part of it that takes focus and is disabled, when that is not the control itself: a radio button of its group. */
  readonly part?: (control: HTMLElement) => HTMLElement
  /** What the control has no ARIA for: a button cannot be invalid or required, a slider not required. */
  readonly without?: readonly ('invalid' | 'required')[]
  /** A click on its label leads nowhere: a legend names a group. */
  readonly legend?: boolean
  /** A click on its label acts on the control, so moving the focus by the label is not tested. */
  readonly opens?: boolean
  /** Changes the value of the field as a person would. */
  readonly change: (control: HTMLElement) => Promise<void>
  /** What a form would send; for files, their names. Empty is `[]`, or `['']` for a field that submits empty text. */
  readonly initial: readonly string[]
  /** What it would send after `change`. */
  readonly changed: readonly string[]
}

const states = {
  plain: { label: 'Plain field', description: 'A hint.' },
  failing: { label: 'Failing field', description: 'A hint.', error: 'What is wrong.' },
  required: { label: 'Required field', required: true, mark: 'required' },
  disabled: { label: 'Disabled field', disabled: true },
} as const satisfies Record<string, FieldState>

const Stage = ({ name, subject }: { name: string; subject: FieldSubject }) => (
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

/** The field suite over `subjects`, each in its own form, as one story. */
export const fieldStory = (subjects: Readonly<Record<string, FieldSubject>>) => ({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))', gap: '2rem' }}>
      {Object.entries(subjects).map(([name, subject]) => (
        <Stage key={name} name={name} subject={subject} />
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
