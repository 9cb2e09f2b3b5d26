import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { typeInto } from '../testing/keyboard.ts'
import { BindEmailForm, type BindEmailFormProps } from './BindEmailForm.tsx'

const meta = preview.meta({
  title: 'Forms/BindEmailForm',
  component: BindEmailForm,
  decorators: onPlate,
  args: {
    code: { secondsLeft: 0, send: fn(async () => undefined) },
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  } satisfies BindEmailFormProps,
})

const input = (element: HTMLElement, label: RegExp) =>
  within(element).getByLabelText<HTMLInputElement>(label, { selector: 'input' })

export const Playground = meta.story()

Playground.test('sends a code to a valid address, and binds it [S-332]', async ({ canvasElement, args }) => {
  const address = input(canvasElement, /^new email/i)
  await typeInto(address, 'nobody')
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^send (code|again)/i }))
  await waitFor(() => expect(address).toHaveFocus())
  await expect(args.code.send).not.toHaveBeenCalled()
  await userEvent.clear(address)
  await typeInto(address, 'new@mail.example')
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^send (code|again)/i }))
  await waitFor(() => expect(input(canvasElement, /^code from the email/i)).toHaveFocus())
  await userEvent.keyboard('246810{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ email: 'new@mail.example', verificationCode: '246810' }),
  )
})

const onSubmit = fn<BindEmailFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => (
    <BindEmailForm code={{ secondsLeft: 0, send: async () => undefined }} onCancel={fn()} {...{ onSubmit, ...props }} />
  ),
  fillIn: async (element) => {
    await typeInto(input(element, /^new email/i), 'new@mail.example')
    await typeInto(input(element, /^code from the email/i), '246810')
  },
  submit: /^confirm this address|sending/i,
  first: /new email/i,
  onSubmit,
  refusedAt: { name: 'verificationCode', label: /^code from the email/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
