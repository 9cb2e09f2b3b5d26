import { expect, mocked, userEvent, waitFor, within } from 'storybook/test'
import type { Rejection } from '../form/rejection.ts'
import { tabTo } from './keyboard.ts'

const most = 60

/** Finds a control by its label. */
export const labelled = (element: HTMLElement, label: RegExp | string) =>
  within(element).getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type="radio"]), textarea' })

/** Moves to a control by keyboard and types into it. */
export const fill = async (element: HTMLElement, label: RegExp | string, text: string) => {
  await tabTo(labelled(element, label), most)
  await userEvent.keyboard(text)
}

/** Chooses an option of a select by keyboard. */
export const choose = async (element: HTMLElement, label: RegExp, option: RegExp) => {
  const trigger = within(element).getByRole('combobox', { name: label })
  await tabTo(trigger, most)
  await userEvent.keyboard('{Enter}')
  const wanted = await within(document.body).findByRole('option', { name: option })
  for (let presses = 0; presses < most && !wanted.hasAttribute('data-highlighted'); presses++) {
    await userEvent.keyboard('{ArrowDown}')
  }
  await expect(wanted).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  await expect(trigger).toHaveTextContent(option)
}

/** Chooses a radio button by keyboard. */
export const pick = async (element: HTMLElement, name: RegExp) => {
  const radio = within(element).getByRole<HTMLInputElement>('radio', { name })
  const group = [...element.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${radio.name}"]`)]
  for (let presses = 0; presses < most && !group.includes(document.activeElement as HTMLInputElement); presses++) {
    await userEvent.tab()
  }
  for (let presses = 0; presses < group.length && document.activeElement !== radio; presses++) {
    await userEvent.keyboard('{ArrowDown}')
  }
  await userEvent.keyboard(' ')
  await expect(radio).toBeChecked()
}

/** Sends an empty form: its first fault in visual order has the focus, and nothing was sent. */
export const expectFirstFault = async (
  element: HTMLElement,
  { submit, first, onSubmit }: { submit: RegExp; first: RegExp; onSubmit: unknown },
) => {
  await tabTo(within(element).getByRole('button', { name: submit }), most)
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-field]')?.textContent ?? '', 'the field in focus').toMatch(first),
  )
  await expect(document.activeElement?.closest('[data-field]')).toContainElement(
    element.querySelector('[aria-invalid="true"], [data-invalid]'),
  )
  await expect(onSubmit).not.toHaveBeenCalled()
}

/**
 * Sends a filled form by keyboard: it is announced as busy and ignores a second press, a rejection takes focus, and
 * sending again sends the same.
 */
export const expectSending = async (
  element: HTMLElement,
  { submit, onSubmit, sent }: { submit: RegExp; onSubmit: unknown; sent: readonly unknown[] },
) => {
  const canvas = within(element)
  const handler = mocked(onSubmit as (...values: unknown[]) => Promise<Rejection | undefined>)
  let answer: (rejection: Rejection) => void = () => {}
  handler.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const button = () => canvas.getByRole('button', { name: submit })
  await tabTo(button(), most)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(handler).toHaveBeenCalledWith(...sent))
  const busy = document.activeElement
  await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'))
  await userEvent.keyboard('{Enter}')
  await expect(handler).toHaveBeenCalledTimes(1)
  answer({ message: { text: 'The platform said no.' } })
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  await tabTo(button(), most)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(handler).toHaveBeenCalledTimes(2))
  await expect(handler).toHaveBeenLastCalledWith(...sent)
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
}

/** Expects every control of the rendered forms to be disabled. */
export const expectAllOff = async (element: HTMLElement) => {
  const controls = [...element.querySelectorAll('input, textarea, button, select')]
  await expect(controls.length).toBeGreaterThan(1)
  await expect(
    controls.filter((control) => !control.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]')),
  ).toEqual([])
}

/** A story of a disabled form, which accepts no input. */
export const off = {
  args: { disabled: true },
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) => expectAllOff(canvasElement),
}
